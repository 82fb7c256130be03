export interface RequestOptions<T> {
  path?: Record<string, string | number>;
  /** camelCase keys; undefined and null are dropped, arrays are sent as `key[]=…`. */
  query?: object;
  /** camelCase JSON; FormData and Blobs are sent unchanged. */
  body?: unknown;
  /** Gets the response's `data` in camelCase, or null where none is expected; throwing makes the kind `body`. */
  read: (data: unknown) => T;
  signal?: AbortSignal | undefined;
  /** Lets a write outlive the page. Browsers limit its body to 64 kB. */
  keepalive?: boolean;
}

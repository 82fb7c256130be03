/** What the build tells the worker; any change makes it a new worker. */
export interface WorkerBuild {
  /** Hash of the documents. */
  version: string;
  /** First segments of the paths of pages. Each has the documents `/fallback/{locale}` and `/offline/{locale}`. */
  locales: readonly string[];
  /** Locale for a request without a known language. */
  fallback: string;
  /** Paths of the files of every page, besides the files in its document. */
  files: readonly string[];
  /** Paths of all hashed files. */
  assets: readonly string[];
}

export interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lifetime {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Message extends Lifetime {
  readonly data: unknown;
}

/** The part of the service worker's global scope that is used here. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: object): Promise<readonly { url: string }[]>;
    claim(): Promise<void>;
  };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  fetch(request: unknown, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
}

/** Parses response bodies of the API host: the unwrapped data of a success, the code of a failure. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the unwrapped `data` of a successful response, its keys converted by `toCamel`; undefined for an invalid
 * body. When no data is expected, an empty text, `{}` and `{"data":null}` all return null; when data is expected they
 * are invalid. `body`: parsed JSON, or text that is no JSON.
 */
export function readApiData(
  body: unknown,
  { expectsData, toCamel }: { expectsData: boolean; toCamel: (value: unknown) => unknown },
): unknown {
  if (!expectsData) return isObject(body) || (typeof body === 'string' && body.trim() === '') ? null : undefined;
  if (!isObject(body) || !Object.hasOwn(body, 'data') || body.data === null) return undefined;
  try {
    return toCamel(body.data);
  } catch {
    return undefined;
  }
}

/** Returns the code and the server's message of a failed response; null without a code. */
export function readErrorCode(body: unknown): { code: string; message: string | null } | null {
  if (!isObject(body)) return null;
  const { error_code: code, error_message: message } = body;
  if (typeof code !== 'string' || code === '') return null;
  return { code, message: typeof message === 'string' ? message : null };
}

/** Reads the bodies of the API host: the unwrapped data of a success, the code of a failure. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The unwrapped `data` of a successful answer, its keys converted by `toCamel`; undefined for a body that cannot be used.
 * Where nothing is expected, an empty text, `{}` and `{"data":null}` all give null; where data is expected they cannot be
 * used. `body`: parsed JSON, or the text that is none.
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

/** The code and the server's text of a failed answer; null without a code. */
export function readErrorCode(body: unknown): { code: string; message: string | null } | null {
  if (!isObject(body)) return null;
  const { error_code: code, error_message: message } = body;
  if (typeof code !== 'string' || code === '') return null;
  return { code, message: typeof message === 'string' ? message : null };
}

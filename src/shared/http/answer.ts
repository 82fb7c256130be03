import type { WireAnswer } from './transport';

/** Decides what an HTTP answer is: the unwrapped data, a coded error, a bare status, or a body nobody can use. */
export type Answer =
  | { kind: 'data'; status: number; data: unknown }
  | { kind: 'api'; status: number; code: string; message: string | null }
  | { kind: 'status'; status: number }
  | { kind: 'body'; status: number };

/**
 * Reads an answer of the API host: `data` unwrapped, keys converted by `toCamel`. Where nothing is expected, 204, an
 * empty text, `{}` and `{"data":null}` are all data null; where data is expected they are `body`.
 */
export function readApiAnswer(
  { status, text }: WireAnswer,
  { expectsData, toCamel }: { expectsData: boolean; toCamel: (value: unknown) => unknown },
): Answer {
  const root = parseObject(text);
  if (!isSuccess(status)) {
    const code = root?.error_code;
    if (typeof code !== 'string' || code === '') return { kind: 'status', status };
    return { kind: 'api', status, code, message: typeof root?.error_message === 'string' ? root.error_message : null };
  }
  if (!expectsData) return root || text.trim() === '' ? { kind: 'data', status, data: null } : { kind: 'body', status };
  const data = root && Object.hasOwn(root, 'data') ? root.data : null;
  if (data === null) return { kind: 'body', status };
  try {
    return { kind: 'data', status, data: toCamel(data) };
  } catch {
    return { kind: 'body', status };
  }
}

/** Reads an answer of the support host: no `data` wrapper, no case conversion, and never a coded error. */
export function readPlainAnswer({ status, text }: WireAnswer): Answer {
  if (!isSuccess(status)) return { kind: 'status', status };
  return { kind: 'data', status, data: parseObject(text) };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The JSON object in the text, null for anything else. */
function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

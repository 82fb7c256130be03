import humps from 'humps';

/**
 * Converts the keys of JSON between the wire's snake_case and the app's camelCase; values, and keys that are data
 * (`pt-BR`, UUIDs, `lesson_1`), are never changed, and what is neither a plain object nor an array is passed as it is.
 */
export interface CaseConversion {
  /** A new tree with camelCase keys. Throws a RangeError on a tree too deep for the stack. */
  toCamel(value: unknown): unknown;
  /** A new tree with snake_case keys; Date, Blob, FormData and other class instances are kept by identity. */
  toSnake(value: unknown): unknown;
  camelKey(key: string): string;
  snakeKey(key: string): string;
}

/** Each word begins with a letter: `lesson_1` is an id, not a field. */
const snakeField = /^[a-z][a-z0-9]*(?:_[a-z][a-z0-9]*)+$/;
const camelField = /^[a-z][a-z0-9]*[A-Z][a-zA-Z0-9]*$/;

/** The distinct keys of the API are some hundreds: a memo larger than this is being fed data. */
const memoLimit = 2000;

function memoised(field: RegExp, convert: (key: string) => string, limit: number) {
  const memo = new Map<string, string>();
  return (key: string): string => {
    const known = memo.get(key);
    if (known !== undefined) return known;
    const converted = field.test(key) ? convert(key) : key;
    if (memo.size >= limit) memo.clear();
    memo.set(key, converted);
    return converted;
  };
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** humps walks class instances too and assigns `__proto__`, so the walk is ours and only the words are its own. */
function convertKeys(value: unknown, convert: (key: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, convert));
  if (!isPlain(value)) return value;
  const output: Record<string, unknown> = {};
  for (const key in value) {
    if (key === '__proto__' || !Object.hasOwn(value, key)) continue;
    const item = value[key];
    // Most values are leaves: not calling for them is a fifth of the whole cost.
    output[convert(key)] = typeof item === 'object' && item !== null ? convertKeys(item, convert) : item;
  }
  return output;
}

/** One per app: its memo of keys is bounded and its own. */
export function createCaseConversion(limit = memoLimit): CaseConversion {
  const camelKey = memoised(snakeField, (key) => humps.camelize(key), limit);
  const snakeKey = memoised(camelField, (key) => humps.decamelize(key), limit);
  return {
    toCamel: (value) => convertKeys(value, camelKey),
    toSnake: (value) => convertKeys(value, snakeKey),
    camelKey,
    snakeKey,
  };
}

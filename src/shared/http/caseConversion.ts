import humps from 'humps';

/**
 * Converts the keys of JSON between the API's snake_case and the app's camelCase. Values, and keys that are data
 * (`pt-BR`, UUIDs, `lesson_1`), never change; what is neither a plain object nor an array is passed through.
 */
export interface CaseConversion {
  /** A new tree with camelCase keys. Throws a RangeError on a tree too deep for the stack. */
  toCamel(value: unknown): unknown;
  /** A new tree with snake_case keys; Date, Blob, FormData and other class instances are kept by identity. */
  toSnake(value: unknown): unknown;
  camelKey(key: string): string;
  snakeKey(key: string): string;
}

/** Each word starts with a letter: `lesson_1` is an id, not a field. */
const snakeField = /^[a-z][a-z0-9]*(?:_[a-z][a-z0-9]*)+$/;
const camelField = /^[a-z][a-z0-9]*[A-Z][a-zA-Z0-9]*$/;

/** The API has some hundreds of distinct keys: a larger memo would be filled by data. */
const memoLimit = 2000;

function memoised(field: RegExp, convert: (key: string) => string) {
  const memo = new Map<string, string>();
  return (key: string): string => {
    const known = memo.get(key);
    if (known !== undefined) return known;
    const converted = field.test(key) ? convert(key) : key;
    if (memo.size >= memoLimit) memo.clear();
    memo.set(key, converted);
    return converted;
  };
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * humps also walks class instances and assigns `__proto__`, so this walks the tree and only uses its word conversion.
 */
function convertKeys(value: unknown, convert: (key: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, convert));
  if (!isPlain(value)) return value;
  const output: Record<string, unknown> = {};
  for (const key in value) {
    if (key === '__proto__' || !Object.hasOwn(value, key)) continue;
    const item = value[key];
    // Most values are leaves: skipping the call for them saves a fifth of the time.
    output[convert(key)] = typeof item === 'object' && item !== null ? convertKeys(item, convert) : item;
  }
  return output;
}

/** Returns a conversion with a bounded memo of keys of its own; create one per app. */
export function createCaseConversion(): CaseConversion {
  const camelKey = memoised(snakeField, (key) => humps.camelize(key));
  const snakeKey = memoised(camelField, (key) => humps.decamelize(key));
  return {
    toCamel: (value) => convertKeys(value, camelKey),
    toSnake: (value) => convertKeys(value, snakeKey),
    camelKey,
    snakeKey,
  };
}

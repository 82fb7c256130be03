/** Fields of a JSON value. A list stands for its first item, which is the only one kept. */
export type FieldPath = readonly (string | 0)[];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** Returns the value with at most `most` items in each list. */
export function shortenPath(value: unknown, most: number): unknown {
  if (isList(value)) return value.slice(0, most).map((item) => shortenPath(item, most));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortenPath(item, most)]));
}

/** Returns the paths of all fields, those of objects and lists included. */
export function fieldPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  const inner = isList(value)
    ? value.length > 0
      ? fieldPaths(value[0], [...path, 0])
      : []
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => fieldPaths(item, [...path, key]))
      : [];
  return path.length > 0 ? [path, ...inner] : inner;
}

/** Returns the value at a path. */
export const fieldAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);

/** Returns a copy with another value at a path. */
export function replaceAt(value: unknown, [step, ...rest]: FieldPath, replacement: unknown): unknown {
  if (step === undefined) return replacement;
  if (isList(value)) return value.map((item, index) => (index === step ? replaceAt(item, rest, replacement) : item));
  if (!isObject(value)) return value;
  return { ...value, [step]: replaceAt(value[step], rest, replacement) };
}

/** Returns a copy in which `replace` gives each text, number and truth value. */
export function replaceLeaves(value: unknown, replace: (leaf: unknown, path: string) => unknown, path = ''): unknown {
  if (isList(value)) return value.map((item) => replaceLeaves(item, replace, `${path}.*`));
  if (!isObject(value)) return replace(value, path);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceLeaves(item, replace, `${path}.${key}`)]),
  );
}

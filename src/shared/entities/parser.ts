/**
 * Tolerant parsing of responses: optional fields that are absent, null or wrongly typed take their default, and only a
 * missing root throws. An item whose schema requires an id or a name is dropped from its list without it: a course, topic,
 * regular class, live lesson, instructor, bundle, bundle option or post. Every other kind has defaults only, so that only
 * an item that is no object is dropped. An item that is twice in a list is kept once. Lists, texts and numbers have
 * upper bounds. One warning per response names what was left out. Outputs never contain `undefined`.
 */
import * as v from 'valibot';

/** A response whose root is missing or of the wrong type; the message names paths only, never values. */
export class SchemaError extends Error {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`Unusable response: ${paths.join(', ')}`);
    this.name = 'SchemaError';
    this.paths = paths;
  }
}

/** Dropped parts of the response that is being parsed; null outside of parsing, which is synchronous. */
let notes: string[] | null = null;
/** Notes of a warning; a hostile or broken response may have thousands. */
const mostNotes = 5;
/** Items of a list; the largest real one, the lessons of a class over years, has some hundreds. */
const longestList = 1000;

/** Adds a dropped part to the warning about the present response. */
export function reportDropped(text: string): void {
  notes?.push(text);
}

function warn(all: readonly string[]): void {
  if (all.length === 0) return;
  const more = all.length > mostNotes ? `; and ${all.length - mostNotes} more` : '';
  console.warn(`A response is not used as it is: ${all.slice(0, mostNotes).join('; ')}${more}`);
}

type Schema = v.GenericSchema<unknown, unknown>;
type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

function pathsOf(issues: Issues): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))];
}

/** Returns the parser of one response's `data`. It throws a `SchemaError` when a root is missing. */
export function createParser<S extends Schema>(schema: S): (data: unknown) => v.InferOutput<S> {
  return (data) => {
    const outer = notes;
    const own: string[] = [];
    notes = own;
    try {
      const result = v.safeParse(schema, data);
      if (!result.success) throw new SchemaError(pathsOf(result.issues));
      return result.output;
    } finally {
      notes = outer;
      warn(own);
    }
  };
}

/** A plain object, not an array, with exactly these fields; unknown keys are ignored. */
export function objectOf<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.custom<object>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)),
    v.object(entries),
  );
}

/** An object with the fields of another object and more. */
export function extendObject<E extends v.ObjectEntries, M extends v.ObjectEntries>(
  base: ReturnType<typeof objectOf<E>>,
  more: M,
) {
  return objectOf({ ...base.pipe[1].entries, ...more });
}

/** Tells items of a list apart; null for an item that may be there twice. */
type KeyOf<T> = (item: T) => string | null;

/** The id, within the type where a list has several; null without an id. */
function keyOfItem(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('id' in item) || !item.id) return null;
  return `${'type' in item ? item.type : ''} ${item.id}`;
}

function keepItems<S extends Schema>(
  items: readonly unknown[],
  item: S,
  most: number,
  keyOf: KeyOf<v.InferOutput<S>>,
): v.InferOutput<S>[] {
  const kept: v.InferOutput<S>[] = [];
  const keys = new Set<string>();
  for (const [index, raw] of items.slice(0, most).entries()) {
    const result = v.safeParse(item, raw);
    const key = result.success ? keyOf(result.output) : null;
    if (!result.success)
      reportDropped(`dropped list item ${index}: unusable ${pathsOf(result.issues).join(', ') || 'item'}`);
    else if (key !== null && keys.has(key)) reportDropped(`dropped list item ${index}: listed before`);
    else kept.push(numbered(result.output, index));
    if (key !== null) keys.add(key);
  }
  if (items.length > most) reportDropped(`dropped ${items.length - most} list items after the first ${most}`);
  return kept;
}

/** An item without an id (0) gets a negative one, unique in its list, so that it can serve as a key. */
function numbered<T>(item: T, index: number): T {
  if (typeof item === 'object' && item !== null && 'id' in item && item.id === 0) return { ...item, id: -(index + 1) };
  return item;
}

/**
 * A required list (the root of a list response) of at most `most` items; invalid and repeated items are dropped and
 * reported.
 */
export function listOf<S extends Schema>(
  item: S,
  { most = longestList, keyOf = keyOfItem }: { most?: number; keyOf?: KeyOf<v.InferOutput<S>> } = {},
) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => keepItems(items, item, most, keyOf)),
  );
}

/** An optional list, `[]` by default, of at most `most` items; invalid and repeated items are dropped and reported. */
export function optionalListOf<S extends Schema>(item: S, options?: Parameters<typeof listOf<S>>[1]) {
  return v.fallback(listOf(item, options), () => []);
}

/** An optional object or value: `null` when it is absent or invalid. */
export function orNull<S extends Schema>(schema: S) {
  return v.fallback(v.nullable(schema), null);
}

/** One of the named values, else the fallback. */
export function oneOf<const T extends readonly string[], const F extends T[number] | null>(values: T, fallback: F) {
  return v.fallback(v.nullable(v.picklist(values), fallback) as v.GenericSchema<unknown, T[number] | F>, fallback);
}

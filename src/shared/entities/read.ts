/**
 * Tolerant parsing of responses: optional fields that are absent, null or wrongly typed take their default, and only a
 * missing root throws. A course, topic, live lesson, instructor, bundle or post without its id or name is dropped from
 * its list; every other kind of item has defaults only, so that only an entry that is no object is left
 * out. Lists, texts and numbers have upper bounds. One warning per response names what was left out. Outputs never contain
 * `undefined`.
 */
import * as v from 'valibot';

/** A response whose root is missing or of the wrong type; the message names paths only, never values. */
export class SchemaError extends Error {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`Unusable answer: ${paths.join(', ')}`);
    this.name = 'SchemaError';
    this.paths = paths;
  }
}

/** What the response that is being parsed has lost so far; parsing is synchronous. Null outside of one. */
let notes: string[] | null = null;
/** Notes of a warning; a hostile or broken response may have thousands. */
const mostNotes = 5;
/** Items of a list; the largest real one, the lessons of a class over years, has some hundreds. */
const longestList = 1000;

/** Adds to the warning about the present response what is left out of it. */
export function note(text: string): void {
  notes?.push(text);
}

function warn(all: readonly string[]): void {
  if (all.length === 0) return;
  const more = all.length > mostNotes ? `; and ${all.length - mostNotes} more` : '';
  console.warn(`An answer is not used as it is: ${all.slice(0, mostNotes).join('; ')}${more}`);
}

type Schema = v.GenericSchema<unknown, unknown>;
type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

function pathsOf(issues: Issues): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))];
}

/** Returns the parser of one response's `data`. It throws a `SchemaError` when a root is missing. */
export function read<S extends Schema>(schema: S): (data: unknown) => v.InferOutput<S> {
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

/** A plain object, not an array, with exactly these entries; unknown keys are ignored. */
export function shape<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.custom<object>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)),
    v.object(entries),
  );
}

/** A shape with the entries of another one and more. */
export function extend<E extends v.ObjectEntries, M extends v.ObjectEntries>(
  base: ReturnType<typeof shape<E>>,
  more: M,
) {
  return shape({ ...base.pipe[1].entries, ...more });
}

function keep<S extends Schema>(items: readonly unknown[], item: S, most: number): v.InferOutput<S>[] {
  const kept: v.InferOutput<S>[] = [];
  for (const [index, raw] of items.slice(0, most).entries()) {
    const result = v.safeParse(item, raw);
    if (result.success) kept.push(numbered(result.output, index));
    else note(`dropped list item ${index}: unusable ${pathsOf(result.issues).join(', ') || 'item'}`);
  }
  if (items.length > most) note(`dropped ${items.length - most} list items after the first ${most}`);
  return kept;
}

/** An item without an id (0) gets a negative one, unique in its list, so that it can serve as a key. */
function numbered<T>(item: T, index: number): T {
  if (typeof item === 'object' && item !== null && 'id' in item && item.id === 0) return { ...item, id: -(index + 1) };
  return item;
}

/** A required list (the root of a list response) of at most `most` items; invalid items are dropped and reported. */
export function listOf<S extends Schema>(item: S, most = longestList) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => keep(items, item, most)),
  );
}

/** An optional list, `[]` by default, of at most `most` items; invalid items are dropped and reported. */
export function list<S extends Schema>(item: S, most = longestList) {
  return v.fallback(listOf(item, most), () => []);
}

/** An optional object or value: `null` when it is absent or invalid. */
export function maybe<S extends Schema>(schema: S) {
  return v.fallback(v.nullable(schema), null);
}

/** One of the named values, else the fallback. */
export function oneOf<const T extends readonly string[], const F extends T[number] | null>(values: T, fallback: F) {
  return v.fallback(v.nullable(v.picklist(values), fallback) as v.GenericSchema<unknown, T[number] | F>, fallback);
}

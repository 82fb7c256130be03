/**
 * Tolerant parsing of responses: optional fields that are absent, null or wrongly typed take their default, and only a
 * missing root throws. A course, topic, live lesson, instructor, bundle or post without its id or name is dropped from
 * its list and reported; every other kind of item has defaults only, so that only an entry that is no object is left
 * out. Outputs never contain `undefined`.
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

/** Position of the dropped item in its list, and the fields that made it unusable ("" = the item itself). */
export interface DroppedItem {
  index: number;
  paths: readonly string[];
}
export type OnDrop = (item: DroppedItem) => void;

type Schema = v.GenericSchema<unknown, unknown>;
type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

const warn: OnDrop = ({ index, paths }) => {
  console.warn(`Dropped list item ${index}: unusable ${paths.join(', ') || 'item'}`);
};

function pathsOf(issues: Issues): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))];
}

/** Returns the parser of one response's `data`. It throws a `SchemaError` when a root is missing. */
export function read<S extends Schema>(schema: S): (data: unknown) => v.InferOutput<S> {
  return (data) => {
    const result = v.safeParse(schema, data);
    if (!result.success) throw new SchemaError(pathsOf(result.issues));
    return result.output;
  };
}

/** A plain object, not an array, with exactly these entries; unknown keys are ignored. */
export function shape<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    v.custom<object>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)),
    v.object(entries),
  );
}

function keep<S extends Schema>(items: readonly unknown[], item: S, onDrop: OnDrop): v.InferOutput<S>[] {
  const kept: v.InferOutput<S>[] = [];
  for (const [index, raw] of items.entries()) {
    const result = v.safeParse(item, raw);
    if (result.success) kept.push(numbered(result.output, index));
    else onDrop({ index, paths: pathsOf(result.issues) });
  }
  return kept;
}

/** An item without an id (0) gets a negative one, unique in its list, so that it can serve as a key. */
function numbered<T>(item: T, index: number): T {
  if (typeof item === 'object' && item !== null && 'id' in item && item.id === 0) return { ...item, id: -(index + 1) };
  return item;
}

/** A required list (the root of a list response); invalid items are dropped and reported. */
export function listOf<S extends Schema>(item: S, onDrop: OnDrop = warn) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) => keep(items, item, onDrop)),
  );
}

/** An optional list, `[]` by default; invalid items are dropped and reported. */
export function list<S extends Schema>(item: S, onDrop: OnDrop = warn) {
  return v.fallback(listOf(item, onDrop), () => []);
}

/** An optional object or value: `null` when it is absent or invalid. */
export function maybe<S extends Schema>(schema: S) {
  return v.fallback(v.nullable(schema), null);
}

/** One of the named values, else the fallback. */
export function oneOf<const T extends readonly string[], const F extends T[number] | null>(values: T, fallback: F) {
  return v.fallback(v.nullable(v.picklist(values), fallback) as v.GenericSchema<unknown, T[number] | F>, fallback);
}

/** Which optional keys responses have, and which they lack, by the schema of the description that names them. */
import type { Schema } from '../../build/api/operations';
import { resolveRef } from './operations';
import { checkJson } from './strictSchemas';

export interface OptionalKeys {
  /** Counts the keys of a response. `place`: the schema's name, where it has none of its own. */
  note(schema: Schema, value: unknown, place: string): void;
  /** Returns the keys, as `Course.faq`, that were never sent with a value, and those that were never left out or null. */
  missing(): { neverSent: string[]; neverOmitted: string[] };
}

/** Returns the schemas of which a schema consists, each with its name. */
function partsOf(schema: Schema, place: string): [place: string, part: Schema][] {
  const { $ref, allOf = [] } = schema;
  if ($ref !== undefined) return partsOf(resolveRef(schema), $ref.split('/').at(-1) ?? '');
  return [[place, schema], ...allOf.flatMap((part) => partsOf(part, place))];
}

/** Returns the choice that a value follows, of a schema with choices. */
const choose = (schema: Schema, value: unknown): Schema =>
  resolveRef(schema).anyOf?.find(({ $ref }) => $ref && checkJson($ref.replace('#/', ''), value).length === 0) ?? schema;

export function createOptionalKeys(): OptionalKeys {
  const [sent, omitted] = [new Set<string>(), new Set<string>()];

  function note(schema: Schema, value: unknown, place: string): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, { items, properties = {}, required = [] }] of partsOf(choose(schema, value), place)) {
      if (Array.isArray(value)) for (const item of value) note(items ?? {}, item, name);
      else
        for (const [key, property] of Object.entries(properties)) {
          const inner = (value as Record<string, unknown>)[key] ?? null;
          if (!required.includes(key)) (inner === null ? omitted : sent).add(`${name}.${key}`);
          note(property, inner, `${name}.${key}`);
        }
    }
  }

  return {
    note,
    missing: () => ({
      neverSent: [...omitted].filter((key) => !sent.has(key)).sort(),
      neverOmitted: [...sent].filter((key) => !omitted.has(key)).sort(),
    }),
  };
}

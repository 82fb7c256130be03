/** Every field of a schema has a proof of its text on the screen, or its purpose in `exemptions` of the file of its entity. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { entityFiles, exemptions, tables } from './harness/tables';

const exceptions = exemptions.flatMap(([schema, , fields]) => fields.split(' ').map((field) => `${schema}.${field}`));

/** Returns the fields of a schema that have proofs: a field of the same name in another schema proves nothing. */
function provenIn(name: string): ReadonlySet<string> {
  const fields = tables.flatMap(({ proofs, schemas: { [name]: path } = {} }) => {
    if (path === undefined) return [];
    const start = path && `${path}.`;
    return Object.keys(proofs)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length).split(/\W/)[0] ?? '');
  });
  return new Set(fields);
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields of a schema of an object, within `pipe`, `fallback` and `nullable`; none for any other value. */
function fieldsOf(schema: unknown): string[] {
  if (!isTree(schema)) return [];
  if (isTree(schema.entries)) return Object.keys(schema.entries);
  const parts = Array.isArray(schema.pipe) ? schema.pipe.filter((part) => part !== schema) : [schema.wrapped];
  return [...new Set(parts.flatMap(fieldsOf))];
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/shared/entities/*.ts', '!/src/shared/entities/*.test*.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>('/src/shared/entities/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The schema that another one extends, by the name of the latter. */
const bases = new Map(
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(/(\w+) = extendObject\((\w+),/g)])
    .map(([, name, base]) => [name, base]),
);

/**
 * Returns `schema.field` for fields that no proof names. A schema that is or wraps another one is left out. So are the
 * fields of an extended schema.
 */
function missing(schemas: Readonly<Record<string, unknown>>): string[] {
  const all = Object.values(schemas);
  const named = Object.entries(schemas).filter(
    ([, schema], index) => !all.includes(schema, index + 1) && !(isTree(schema) && all.includes(schema.wrapped)),
  );
  return named.flatMap(([name, schema]) => {
    const proven = provenIn(name);
    const inherited = fieldsOf(schemas[bases.get(name) ?? '']);
    return fieldsOf(schema)
      .filter((field) => !proven.has(field) && !inherited.includes(field))
      .map((field) => `${name}.${field}`);
  });
}

const schemas = Object.assign({}, ...Object.values(modules)) as Record<string, unknown>;

it('counts only proofs that run, for schemas that exist', () => {
  const idle = Object.entries(entityFiles).filter(([, file]) => !file.tables && !file.exemptions);
  expect(
    idle.map(([path]) => path),
    'Export their proofs in `tables`.',
  ).toEqual([]);
  const named = [...tables.flatMap((table) => Object.keys(table.schemas ?? {})), ...exemptions.map(([name]) => name)];
  expect(
    named.filter((name) => !(name in schemas)),
    'No schema has this name: correct it in `schemas` or `exemptions`.',
  ).toEqual([]);
});

it.each([
  ['test/fields', Object.keys(entityFiles)],
  ['docs/api/schemas', Object.keys(import.meta.glob(['/docs/api/schemas/*.yaml', '!**/error.yaml']))],
  // A checkout collection as cards show it.
  ['mocks/shapes', Object.keys(import.meta.glob(['/mocks/shapes/*.ts', '!**/collectionCard.ts']))],
  ['mocks/catalogue', Object.keys(import.meta.glob('/mocks/catalogue/*Types.ts'))],
])('calls the files of %s as those of src/shared/entities', (_, paths) => {
  const nameOf = (path: string) => path.replace(/^.*\/|(Types)?\.\w+$/g, '');
  const entities = Object.keys(modules).map(nameOf);
  expect(paths.map(nameOf).filter((name) => !entities.includes(name))).toEqual([]);
});

it('has a proof of every field that is read', () => {
  const found = missing(schemas);
  const advice =
    'Write a proof into the file of the entity in test/fields, or the field with its purpose into its `exemptions`.';
  expect(
    found.filter((field) => !exceptions.includes(field)),
    advice,
  ).toEqual([]);
  expect(
    exceptions.filter((field) => !found.includes(field)),
    'These have a proof, or are not read: remove them from `exemptions`.',
  ).toEqual([]);
});

it('notices a field without a proof, in a schema of any form', () => {
  const plain = v.object({ title: v.string(), bookmarked: v.boolean() });
  const nested = v.fallback(
    v.nullable(
      v.pipe(
        plain,
        v.check(({ title }) => title !== ''),
      ),
    ),
    null,
  );
  expect(missing({ plain, nested, read: () => plain })).toEqual(
    ['plain', 'nested'].flatMap((name) => [`${name}.title`, `${name}.bookmarked`]),
  );
});

it('counts the proofs of a schema only for that schema', () => {
  const schema = v.object({ title: v.string(), username: v.string() });
  expect(missing({ courseSchema: schema })).toEqual(['courseSchema.username']);
  expect(missing({ faqSchema: schema })).toEqual(['faqSchema.username']);
  expect(missing({ reviewSchema: schema })).toEqual(['reviewSchema.title']);
});

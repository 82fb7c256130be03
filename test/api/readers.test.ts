/**
 * The client reads what the API's published description allows: every example, and every example without one of its
 * optional keys. And it cannot do without what the description requires.
 */
import { beforeAll, expect, it, vi } from 'vitest';
import { createCaseConversion } from '@/shared/http/caseConversion';
import { type FieldPath, fieldAt, replaceAt } from '~test/hostile/fieldPaths';
import { findReaders, type Reader } from '~test/hostile/readers';
import type { Schema } from '../../build/api/operations';
import { dataOf, examplesOf, mergeSchema, operations, resolveRef } from './operations';
import { takeUnreported } from './reportOnce';
import { checkJson } from './strictSchemas';

const { toCamel } = createCaseConversion();
const calls = operations.flatMap((operation) => {
  const content = operation.host === 'api' && dataOf(operation);
  return content ? [{ ...operation, content }] : [];
});

let readers: ReadonlyMap<string, Reader>;
beforeAll(async () => {
  readers = await findReaders();
});

/** A key of an example, and whether the description requires it. */
interface Key {
  path: FieldPath;
  isRequired: boolean;
}

const isNullable = ({ type }: Schema) => type === 'null' || (Array.isArray(type) && type.includes('null'));

/** Returns the value's schema, of the schemas of a place. */
function schemaOf(schema: Schema, value: unknown): Schema {
  const choices = resolveRef(schema).anyOf;
  const fitting = choices?.find(({ $ref }) => $ref && checkJson($ref.replace('#/', ''), value).length === 0);
  return mergeSchema(resolveRef(fitting ?? schema));
}

/** Returns the keys of a value, at any depth. Of a list, those of its first item. */
function keysOf(schema: Schema, value: unknown, path: FieldPath): Key[] {
  const { properties = {}, required = [], items, ...own } = schemaOf(schema, value);
  if (Array.isArray(value)) return value.length > 0 && items ? keysOf(items, value[0], [...path, 0]) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key];
    const isRequired = required.includes(key);
    const property = properties[key];
    const inside = property ? keysOf(property, inner, at) : [];
    // Without the key, an object that may be null becomes null, and nobody misses the key.
    const becomesNull = isRequired && (isNullable(own) || schema.anyOf?.some(isNullable));
    return becomesNull ? inside : [{ path: at, isRequired }, ...inside];
  });
}

/** Returns a copy without the key at a path. */
function remove(value: unknown, path: FieldPath): unknown {
  const [parent, last] = [path.slice(0, -1), path.at(-1)];
  const kept = Object.entries(fieldAt(value, parent) as object).filter(([key]) => key !== last);
  return replaceAt(value, parent, Object.fromEntries(kept));
}

/** Returns why the client cannot use a response whole; null when it can. It warns of what it leaves out. */
function lossOf(read: Reader, body: unknown): string | null {
  const warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  try {
    read(toCamel((body as { data: unknown }).data));
  } catch (error) {
    return String(error);
  }
  return warn.mock.calls.length > 0 ? warn.mock.calls.join() : null;
}

/**
 * An item needs one of two keys: a lesson that was begun its course or its class, a class its name or its title. And of
 * a class on the home page, and of a lesson that was begun or whose position was saved, no teachers are read.
 */
const others =
  /^data,(user_contents,0,(course|live_topic)|.*name|(regular_classes,0|user_contents,0,lesson|live_lesson),instructors,0,id)$/;

it.each(calls)('$name', ({ name, content }) => {
  const read = readers.get(name);
  if (!read) throw new Error(`No api.ts calls ${name}`);
  const check = (body: unknown) => checkJson(`checks/${name}-200`, body);
  const examples = examplesOf(content);
  expect(examples).not.toEqual([]);
  for (const example of examples) {
    const invalid = check(example);
    expect(takeUnreported(invalid)).toEqual([]);
    if (invalid.length > 0) continue;
    expect(lossOf(read, example)).toBeNull();
    const faults: string[] = [];
    for (const { path, isRequired } of keysOf(content.schema, example, [])) {
      if (path.length === 1 || others.test(path.join())) continue;
      for (const changed of [remove(example, path), replaceAt(example, path, null)]) {
        const loss = lossOf(read, changed);
        const isValid = check(changed).length === 0;
        if (isRequired ? loss === null : loss !== null || !isValid)
          faults.push(`${path.join('.')} ${isRequired ? 'is required for nothing' : (loss ?? check(changed).join())}`);
      }
    }
    expect(faults).toEqual([]);
  }
});

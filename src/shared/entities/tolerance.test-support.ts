/**
 * The table with which every schema is tested: each field complete, missing, null and wrongly typed. Imported by tests
 * only.
 */
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

type Fields = Record<string, unknown>;

interface Table {
  /** A complete item, as it arrives (camelCase). */
  input: Fields;
  /** The output where it differs from `input`; `undefined` = the field is dropped. */
  changed?: Fields;
  /** Value of every optional output field when the input has only the required ones. */
  defaults: Fields;
  /** Fields without which the item is unusable. */
  required?: readonly string[];
  /** Input fields whose output field has another name. */
  renamed?: Record<string, string>;
}

function wrongFor(example: unknown): unknown[] {
  if (typeof example === 'string') return [7, true, {}, []];
  if (typeof example === 'number') return ['7', -1, Number.NaN, true, {}, []];
  if (typeof example === 'boolean') return ['true', 1, {}];
  return ['x', 7, true, ...(Array.isArray(example) ? [{}] : [[]])];
}

export function hasUndefined(value: unknown): boolean {
  if (value === undefined) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUndefined);
}

function without(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));
}

const show = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

/** Returns the keys of an output that differ from what is expected, each in a line. */
function differences(what: string, output: Fields | null, expected: Fields): string[] {
  if (output === null) return [`${what}: is unusable`];
  return [...new Set([...Object.keys(expected), ...Object.keys(output)])]
    .filter((key) => hasUndefined(output[key]) || !isDeepStrictEqual(output[key], expected[key]))
    .map((key) => `${what}: ${key} is ${show(output[key])} instead of ${show(expected[key])}`);
}

/** Each test of an entity names all fields that differ, and a wrong row of the table fails the first one alone. */
export function describeTolerance(
  name: string,
  schema: v.GenericSchema<unknown, unknown>,
  { input, changed = {}, defaults, required = [], renamed = {} }: Table,
): void {
  const parse = (fields: unknown) => {
    const result = v.safeParse(schema, fields);
    return result.success ? (result.output as Fields) : null;
  };
  const dropped = Object.keys(changed).filter((key) => changed[key] === undefined);
  const complete = without({ ...without(input, Object.keys(renamed)), ...changed }, dropped);
  const bare = Object.fromEntries(required.map((key) => [key, input[key]]));
  const variantsOf = (key: string): [what: string, fields: Fields][] => [
    [`without ${key}`, without(input, [key])],
    ...[null, ...wrongFor(input[key])].map((bad): [string, Fields] => [
      `${key}: ${show(bad)}`,
      { ...input, [key]: bad },
    ]),
  ];

  describe(name, () => {
    it('reads each field, ignores unknown ones, and gives each optional one its default', () => {
      const completed = Object.fromEntries(required.map((key) => [key, complete[key]]));
      expect([
        ...differences('`input`', parse({ ...input, somethingNew: { deep: [1] } }), complete),
        ...differences('`defaults`', parse(bare), { ...completed, ...defaults }),
        ...Object.keys(complete).flatMap((key) =>
          key in completed || key in defaults ? [] : [`\`defaults\`: has no ${key}`],
        ),
      ]).toEqual([]);
    });

    it('does without each optional field: missing, null or of another type', () => {
      const [whole, least] = [parse(input) ?? {}, parse(bare) ?? {}];
      const optional = Object.keys(input).filter((key) => !required.includes(key));
      const faults = optional.flatMap((key) => {
        const target = renamed[key] ?? key;
        return variantsOf(key).flatMap(([what, fields]) => {
          const output = parse(fields);
          const derived = Object.entries(output ?? {}).filter(([one]) => affects[key]?.includes(one));
          const expected = {
            ...whole,
            ...Object.fromEntries(derived),
            ...(target in least && { [target]: least[target] }),
          };
          return differences(what, output, expected);
        });
      });
      expect(faults).toEqual([]);
    });

    it('is unusable without a required field, and when it is no object', () => {
      const faults = required.flatMap(variantsOf).filter(([, fields]) => parse(fields) !== null);
      expect(faults.map(([what]) => what)).toEqual([]);
      for (const bad of [null, undefined, 'x', 7, true, [], [input]]) expect(parse(bad)).toBeNull();
    });
  });
}

/** Output fields that are computed from another field. */
const affects: Record<string, readonly string[]> = {
  enrollStatus: ['isEnrolled'],
  status: ['isCompleted'],
  comingSoon: ['isCompleted'],
  learningProgress: ['isCompleted'],
  loginType: ['isNowTVUser'],
};

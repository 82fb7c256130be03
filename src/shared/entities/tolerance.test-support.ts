/**
 * The table with which every schema is tested: each field complete, missing, null and wrongly typed. Imported by tests
 * only.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

type Fields = Record<string, unknown>;

interface Table {
  /** A complete response, as it arrives (camelCase). */
  wire: Fields;
  /** The output where it differs from `wire`; `undefined` = the field is dropped. */
  changed?: Fields;
  /** Value of every optional output field when the wire has only the required ones. */
  defaults: Fields;
  /** Fields without which the item is unusable. */
  required?: readonly string[];
  /** Wire fields whose output field has another name. */
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

export function describeTolerance(
  name: string,
  schema: v.GenericSchema<unknown, unknown>,
  { wire, changed = {}, defaults, required = [], renamed = {} }: Table,
): void {
  const parse = (fields: unknown) => {
    const result = v.safeParse(schema, fields);
    return result.success ? (result.output as Fields) : null;
  };
  const dropped = Object.keys(changed).filter((key) => changed[key] === undefined);
  const complete = without({ ...without(wire, Object.keys(renamed)), ...changed }, dropped);

  describe(name, () => {
    it('reads a complete response and ignores unknown fields', () => {
      expect(parse({ ...wire, somethingNew: { deep: [1] } }), `\`wire\` of ${name}`).toEqual(complete);
    });

    it('gives every optional field its default', () => {
      const bare = Object.fromEntries(required.map((key) => [key, wire[key]]));
      const expected = { ...Object.fromEntries(required.map((key) => [key, complete[key]])), ...defaults };
      expect(parse(bare), `\`defaults\` of ${name}`).toEqual(expected);
      expect(hasUndefined(parse(bare))).toBe(false);
      expect(Object.keys(expected).sort()).toEqual(Object.keys(complete).sort());
    });

    const optional = Object.keys(wire).filter((key) => !required.includes(key));
    it.each(optional)('does without %s: missing, null or of another type', (key) => {
      const target = renamed[key] ?? key;
      const variants = [
        without(wire, [key]),
        ...[null, ...wrongFor(wire[key])].map((bad) => ({ ...wire, [key]: bad })),
      ];
      for (const variant of variants) {
        const output = parse(variant);
        expect(output).not.toBeNull();
        expect(output?.[target]).toEqual(defaults[target]);
        expect(hasUndefined(output)).toBe(false);
        const derived = [target, ...(affects[key] ?? [])];
        expect(without(output ?? {}, derived)).toEqual(without(complete, derived));
      }
    });

    it.each(required)('is unusable without %s', (key) => {
      for (const variant of [
        without(wire, [key]),
        ...[null, ...wrongFor(wire[key])].map((bad) => ({ ...wire, [key]: bad })),
      ])
        expect(parse(variant)).toBeNull();
    });

    it('is unusable when it is no object', () => {
      for (const bad of [null, undefined, 'x', 7, true, [], [wire]]) expect(parse(bad)).toBeNull();
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

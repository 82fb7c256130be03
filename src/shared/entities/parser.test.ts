import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  amountField,
  decimalField,
  idField,
  instantField,
  integerField,
  looseIdField,
  optionalTextField,
  progressField,
  requiredTextField,
  textField,
  trueField,
} from './fields';
import { pagingFields } from './paging';
import { createParser, listOf, objectOf, oneOf, optionalListOf, orNull, SchemaError } from './parser';

describe('fields', () => {
  it.each<[string, v.GenericSchema<unknown, unknown>, [unknown, unknown][]]>([
    [
      'text',
      textField,
      [
        ['a', 'a'],
        ['', ''],
        ['a\u0000b\u202ec\u2066d\u007f', 'abcd'],
        ['a\n\tb', 'a\n\tb'],
        [7, ''],
      ],
    ],
    [
      'optionalText',
      optionalTextField,
      [
        ['a', 'a'],
        [' a ', 'a'],
        ['', null],
        ['  ', null],
        ['\u0000\u202e', null],
        ['a'.repeat(10_000), 'a'.repeat(10_000)],
        ['a'.repeat(10_001), null],
        [7, null],
      ],
    ],
    [
      'integer',
      integerField,
      [
        [7, 7],
        [7.9, 7],
        [-1, 0],
        ['7', 0],
        [Number.POSITIVE_INFINITY, 0],
        [1e12, 1e12],
        [1e12 + 1, 0],
      ],
    ],
    [
      'decimal',
      decimalField,
      [
        [4.5, 4.5],
        [-1, 0],
      ],
    ],
    [
      'amount',
      amountField,
      [
        [0, 0],
        [9.9, 9.9],
        [null, null],
        [-1, null],
        ['9', null],
        [1e308, null],
      ],
    ],
    [
      'progress',
      progressField,
      [
        [0.5, 0.5],
        [-0.1, 0],
        [1.2, 1],
        [Number.NaN, 0],
        ['1', 0],
      ],
    ],
    [
      'flagOn',
      trueField,
      [
        [false, false],
        [true, true],
        [null, true],
        ['false', true],
      ],
    ],
    [
      'instant',
      instantField,
      [
        ['2026-05-13T19:00:00+08:00', '2026-05-13T19:00:00+08:00'],
        ['2026-05-13T11:00:00Z', '2026-05-13T11:00:00Z'],
        ['2026-05-13T11:00:00.123Z', '2026-05-13T11:00:00.123Z'],
        ['2026-05-13T11:00:00.123456+05:30', '2026-05-13T11:00:00.123456+05:30'],
        ['2026-05-13T11:00Z', '2026-05-13T11:00Z'],
        ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
        ['2999-12-31T23:59:59Z', '2999-12-31T23:59:59Z'],
        ['0001-01-01T00:00:00Z', null],
        ['1969-12-31T23:59:59Z', null],
        ['3000-01-01T00:00:00Z', null],
        ['2026-05-13T11:00:00', null],
        ['2026-05-13', null],
        ['2026-13-40T11:00:00Z', null],
        ['2026-05-13T25:00:00Z', null],
        ['tomorrow', null],
        [1_778_670_000_000, null],
      ],
    ],
    [
      'oneOf with a default',
      oneOf(['a', 'b'], 'a'),
      [
        ['b', 'b'],
        ['c', 'a'],
        [null, 'a'],
        [undefined, 'a'],
      ],
    ],
    [
      'oneOf without',
      oneOf(['a', 'b'], null),
      [
        ['b', 'b'],
        ['c', null],
        [null, null],
      ],
    ],
  ])('%s', (_, schema, pairs) => {
    for (const [input, expected] of pairs) expect(createParser(schema)(input)).toBe(expected);
  });

  it.each([0, -1, 1.5, '1', null, Number.NaN, 2 ** 60])('%s is no id', (value) => {
    expect(v.is(idField, value)).toBe(false);
  });
});

it('cuts a text of more than 100,000 characters, and reports that', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(createParser(textField)('a'.repeat(100_001))).toHaveLength(100_000);
  expect(warn.mock.calls).toEqual([['A response is not used as it is: cut a text of 100001 characters']]);
});

describe('lists', () => {
  const item = objectOf({ id: idField, name: requiredTextField });

  it('reports what it drops, once per response', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const items = [{ id: 1, name: 'a' }, { id: 0, name: '' }, [], { id: 2, name: 'b' }];
    expect(createParser(listOf(item))(items)).toEqual([
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ]);
    expect(warn.mock.calls).toEqual([
      ['A response is not used as it is: dropped list item 1: unusable id, name; dropped list item 2: unusable item'],
    ]);
    createParser(listOf(item))(Array.from({ length: 900 }));
    expect(warn.mock.calls).toHaveLength(2);
    expect(warn.mock.lastCall?.[0]).toMatch(/item 4: unusable item; and 895 more$/);
    createParser(listOf(item))(items.slice(0, 1));
    expect(warn.mock.calls).toHaveLength(2);
  });

  it('keep an item once that is there twice, of each type and without an id all', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const wire = (items: object[]) =>
      createParser(objectOf({ list: optionalListOf(objectOf({ id: looseIdField, type: textField })) }))({
        list: items,
      });
    const course = { id: 1, type: 'course' };
    const topic = { id: 1, type: 'live_topic' };
    expect(wire([course, topic, { ...course }, { type: 'course' }, { type: 'course' }])).toEqual({
      list: [course, topic, { id: -4, type: 'course' }, { id: -5, type: 'course' }],
    });
    expect(console.warn).toHaveBeenCalledWith('A response is not used as it is: dropped list item 2: listed before');
  });

  it('have at most a thousand items, or what their field allows', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const items = Array.from({ length: 20_000 }, (_, index) => ({ id: index + 1, name: 'a' }));
    expect([
      createParser(optionalListOf(item))(items).length,
      createParser(optionalListOf(item, { most: 20 }))(items).length,
    ]).toEqual([1000, 20]);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'A response is not used as it is: dropped 19000 list items after the first 1000',
      'A response is not used as it is: dropped 19980 list items after the first 20',
    ]);
  });

  it('gives items without an id negative ones, each its own', () => {
    const loose = objectOf({ id: v.fallback(idField, 0), name: textField });
    expect(createParser(optionalListOf(loose))([{}, { id: 4 }, {}]).map((one) => one.id)).toEqual([-1, 4, -3]);
  });

  it('is empty when an optional list is missing or none, and does not share that emptiness', () => {
    const reader = createParser(objectOf({ items: optionalListOf(item) }));
    expect([{}, { items: null }, { items: {} }].map((data) => reader(data).items)).toEqual([[], [], []]);
    expect(reader({}).items).not.toBe(reader({}).items);
  });

  it('throws when a required list is missing', () => {
    expect(() => createParser(objectOf({ items: listOf(item) }))({})).toThrow(SchemaError);
  });
});

it('names the unusable paths but no values', () => {
  const reader = createParser(objectOf({ user: objectOf({ token: requiredTextField }) }));
  expect(() => reader({ user: { token: { secret: 'abc' } } })).toThrow(/^Unusable response: user\.token$/);
});

it('is not fooled by prototypes', () => {
  const reader = createParser(objectOf({ name: orNull(requiredTextField) }));
  expect(reader(JSON.parse('{"__proto__":{"name":"x"}}'))).toEqual({ name: null });
});

it('keeps paging apart from what was not sent', () => {
  const reader = createParser(objectOf(pagingFields));
  expect(reader({})).toEqual({ currentPage: null, totalPages: null });
  expect(reader({ currentPage: 2, totalPages: 3 })).toEqual({ currentPage: 2, totalPages: 3 });
});

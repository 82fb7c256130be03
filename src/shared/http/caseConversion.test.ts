import { describe, expect, it } from 'vitest';
import { createCaseConversion } from './caseConversion';

const { toCamel, toSnake, camelKey, snakeKey } = createCaseConversion();

describe('case conversion', () => {
  it('camelises keys at every depth, through arrays and nulls, and leaves values alone', () => {
    expect(
      toCamel({
        live_topics: [{ live_lesson_list: [{ start_at: 'a_b', end_at: null }, null, [{ is_live: true }]] }],
        id: 1,
      }),
    ).toEqual({ liveTopics: [{ liveLessonList: [{ startAt: 'a_b', endAt: null }, null, [{ isLive: true }]] }], id: 1 });
  });

  it('goes back to snake_case', () => {
    expect(toSnake({ subjectIds: [1, 2], data: { gradeLevelId: 3, schoolTypeId: null } })).toEqual({
      subject_ids: [1, 2],
      data: { grade_level_id: 3, school_type_id: null },
    });
  });

  it.each([
    'pt-BR',
    '0b8f0a4e-9d0c-4b3a-8f5e-1d2c3b4a5f60',
    'lesson_1',
    '42',
    'a b',
    'données',
    '_id',
    'ID',
    'A_KEY',
    '',
  ])('leaves the key %j, which is data, untouched in both directions', (key) => {
    expect(toCamel({ [key]: 1 })).toEqual({ [key]: 1 });
    expect(toSnake({ [key]: 1 })).toEqual({ [key]: 1 });
  });

  it('leaves a key that already has the wanted case', () => {
    expect(toCamel({ fileName: 1, name: 2 })).toEqual({ fileName: 1, name: 2 });
    expect(toSnake({ file_name: 1, lesson2: 2 })).toEqual({ file_name: 1, lesson2: 2 });
  });

  it('converts single keys the same way', () => {
    expect(camelKey('is_now_tv_user')).toBe('isNowTvUser');
    expect(snakeKey('zendeskFaqLink')).toBe('zendesk_faq_link');
  });

  it('passes class instances by identity, at any depth', () => {
    class Draft {
      someField = 1;
    }
    const kept = [new Date(0), new Blob(['x']), new File(['x'], 'a_b'), new FormData(), new Draft(), new Map()];
    for (const value of kept) {
      expect(toSnake(value)).toBe(value);
      expect((toSnake({ someKey: [value] }) as { some_key: unknown[] }).some_key[0]).toBe(value);
    }
  });

  it.each([null, undefined, 0, 'a_b', true])('passes %j', (value) => {
    expect(toCamel(value)).toBe(value);
    expect(toSnake(value)).toBe(value);
  });

  it('converts objects without a prototype', () => {
    expect(toSnake(Object.assign(Object.create(null), { gradeLevel: 1 }))).toEqual({ grade_level: 1 });
  });

  it('drops __proto__, so that a response cannot give its object a prototype', () => {
    const poisoned: unknown = JSON.parse('{"__proto__":{"is_admin":true},"safe_key":{"__proto__":{"x":1}}}');
    for (const convert of [toCamel, toSnake]) {
      const result = convert(poisoned) as Record<string, object>;
      expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
      expect(result.isAdmin).toBeUndefined();
      expect(result.is_admin).toBeUndefined();
      expect('x' in (Object.values(result)[0] ?? {})).toBe(false);
    }
    expect(({} as Record<string, unknown>).is_admin).toBeUndefined();
  });

  it('does not change its input', () => {
    const input = Object.freeze({ grade_level: Object.freeze([Object.freeze({ sub_key: 1 })]) });
    expect(toCamel(input)).toEqual({ gradeLevel: [{ subKey: 1 }] });
  });

  it('stays right when more keys pass than the memo holds', () => {
    const { camelKey: convert } = createCaseConversion();
    const numbers = Array.from({ length: 2500 }, (_, index) => index);
    const convertAll = () => numbers.map((number) => convert(`some_key${number}`));
    const expected = numbers.map((number) => `someKey${number}`);
    expect(convertAll()).toEqual(expected);
    expect(convertAll()).toEqual(expected);
  });
});

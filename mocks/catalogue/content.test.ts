import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { locales } from '@/shared/i18n/locales';
import { checkContent, localeTexts } from './content.ts';
import { subjectSchema } from './curriculum.ts';

it('has every text of every locale', () => {
  for (const locale of locales) expect(() => localeTexts(locale)).not.toThrow();
});

it('shares the texts of a language, but for Chinese', () => {
  expect(localeTexts('en-hk').curriculum).toBe(localeTexts('en-au').curriculum);
  expect(localeTexts('en-hk').place).not.toBe(localeTexts('en-au').place);
  expect(localeTexts('zh-hk').curriculum).not.toBe(localeTexts('zh-tw').curriculum);
});

describe('a file that cannot be used', () => {
  const { maths } = localeTexts('en-hk').curriculum.subjects;
  const [first, ...others] = maths.courses;

  it.each<[what: string, content: unknown, field: string]>([
    ['a file that is missing', undefined, 'the whole file: '],
    ['an empty text', { ...maths, courses: [{ ...first, title: '' }, ...others] }, 'courses.0.title: '],
    ['a list that is too short', { ...maths, courses: others }, 'courses: '],
    ['a field that nothing reads', { ...maths, colour: 'red' }, 'colour: '],
  ])('is named with its field: %s', (_, content, field) => {
    expect(() => checkContent('mocks/content/en/maths.json', subjectSchema, content)).toThrow(
      `mocks/content/en/maths.json cannot be used:\n  ${field}`,
    );
  });

  it('is named with all its fields', () => {
    const schema = v.object({ a: v.string(), b: v.string() });
    expect(() => checkContent('a.json', schema, {})).toThrow(/a: .*\n {2}b: /);
  });
});

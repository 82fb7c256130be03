import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { locales } from '@/shared/i18n/locales';
import { teacherSubjects } from './blueprint/teachers.ts';
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

describe.each(locales.map((locale) => ({ locale, curriculum: localeTexts(locale).curriculum })))('$locale', (place) => {
  const { teachers, phrases, subjects } = place.curriculum;

  it('has a text of its own about each subject of each teacher', () => {
    expect(teachers.map(({ teaching }) => teaching.length)).toEqual(teacherSubjects.map(({ length }) => length));
    const texts = teachers.flatMap(({ about, teaching }) => [about, ...teaching]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('says of each lesson something that names the lesson, the one before it, or its worksheet', () => {
    const lists = [phrases.lessonContents, phrases.lessonDetails, phrases.sessionContents];
    expect(lists.flat().filter((text) => !/\{(title|before|n)\}/.test(text))).toEqual([]);
    expect(new Set(lists.flat()).size).toBe(lists.flat().length);
  });

  it('repeats no lesson within a course or a class', () => {
    const lists = Object.values(subjects).flatMap(({ courses, topics }) => [...courses, ...topics]);
    const repeated = lists.flatMap(({ lessons }) => lessons.filter((title, at) => lessons.indexOf(title) !== at));
    expect(repeated).toEqual([]);
  });
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

/** Reads the files of `mocks/content`: `<language>/<part>.json` and `places/<locale>.json`. */
import * as v from 'valibot';
import { type Locale, languageOf } from '../../src/shared/i18n/locales.ts';
import {
  type Curriculum,
  offersSchema,
  type PlaceText,
  pagesSchema,
  phrasesSchema,
  placeSchema,
  postsSchema,
  subjectSchema,
  taughtSubjects,
  teachersSchema,
  voicesSchema,
} from './curriculum.ts';

/** By the path from `mocks`. */
const files = import.meta.glob<unknown>('/mocks/content/*/*.json', { eager: true, import: 'default' });

/** Returns the content of a file as its schema describes it; throws an error with the file and each wrong field. */
export function checkContent<S extends v.GenericSchema>(file: string, schema: S, content: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
  throw new Error([`${file} cannot be used:`, ...wrong].join('\n  '));
}

function readContent<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> {
  const file = `mocks/content/${name}.json`;
  return checkContent(file, schema, files[`/${file}`]);
}

const curricula = new Map<string, Curriculum>();
const places = new Map<Locale, PlaceText>();

/** Returns the entry of a map, which is created when it is first asked for. */
function entryOf<K, T>(map: Map<K, T>, key: K, create: (key: K) => T): T {
  const value = map.get(key) ?? create(key);
  map.set(key, value);
  return value;
}

function readCurriculum(language: string): Curriculum {
  const read = <S extends v.GenericSchema>(part: string, schema: S) => readContent(`${language}/${part}`, schema);
  const subjects = taughtSubjects.map((subject) => [subject, read(subject, subjectSchema)]);
  return {
    subjects: Object.fromEntries(subjects) as Curriculum['subjects'],
    teachers: read('teachers', teachersSchema),
    phrases: read('phrases', phrasesSchema),
    voices: read('voices', voicesSchema),
    offers: read('offers', offersSchema),
    pages: read('pages', pagesSchema),
    posts: read('posts', postsSchema),
  };
}

/** Returns the texts of a locale; each file is checked when it is first used. Chinese has a folder per locale. */
export function localeTexts(locale: Locale): { curriculum: Curriculum; place: PlaceText } {
  const language = languageOf(locale);
  return {
    curriculum: entryOf(curricula, language === 'zh' ? locale : language, readCurriculum),
    place: entryOf(places, locale, () => readContent(`places/${locale}`, placeSchema)),
  };
}

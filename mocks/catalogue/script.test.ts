import { describe, expect, it } from 'vitest';
import { locales as appLocales, regionOf } from '@/shared/i18n/locales';
import { simplifiedIn, traditionalIn } from '~test/hanForms';
import { buildCatalogue } from './build.ts';
import { fillTexts } from './fillText.ts';
import { regionTexts } from './regions.ts';

interface Text {
  /** `subjects.maths.courses.0.title` */
  path: string;
  text: string;
}

function textsIn(value: unknown, path = ''): Text[] {
  if (typeof value === 'string') return [{ path: path.slice(1), text: value }];
  return Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}

/** Returns all texts of a locale; tags, `{name}` and foreign names do not depend on its language. */
function textsOf(region: string, locale: string): Text[] {
  const { curriculum, place } = regionTexts(region, locale);
  const { levels, schoolTypes, terms } = place;
  return textsIn({ ...fillTexts(curriculum, terms), levels, schoolTypes }).map(({ path, text }) => ({
    path,
    text: text.replace(/<[^>]+>|\{\w+\}/g, ' '),
  }));
}

const locales = appLocales.map((locale) => ({ region: regionOf(locale), locale }));
const foreign = locales.filter(({ locale }) => !locale.startsWith('en'));
const whole = (region: string, locale: string) => JSON.stringify(buildCatalogue(region, locale, 0));
const shown = ({ path, text }: Text) => `${path}: ${text}`;

/** English lessons quote English, as do quoted terms for group discussions. */
const isEnglishLesson = ({ path }: Text) => /^subjects\.english\..*\.lessons\./.test(path);
const inEnglishClass = ({ path }: Text) => path.startsWith('subjects.english.');
const withoutQuotes = (text: string) => text.replace(/[“「『"‘]\s*[ -~’…]+[”」』"’]/g, ' ');

const scripts: Readonly<Record<string, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
};
const ownScript = foreign.filter(({ locale }) => scripts[locale.slice(0, 2)]);
const latinScript = foreign.filter(({ locale }) => !scripts[locale.slice(0, 2)]);

/** Names of languages, tools, exams and units, formulas, and code: the same in every language. */
const sameEverywhere = new Set(
  'Python Scratch SQL HTML SELECT WHERE DNA GDP Web App DSE APCS TGAT TCAS SPM STPM MUET ALevel A-Level cos sin tan pH v-t'.split(
    ' ',
  ),
);
/** Words that the language shares with English, or that its students say in English. */
const loanwords: Readonly<Record<string, readonly string[]>> = {
  'id-id': ['Momentum', 'Korea', 'Tsunami', 'Hangman', 'Data', 'Speaking'],
  'ms-my': ['Algebra', 'Momentum', 'Korea', 'Vietnam', 'Tsunami', 'Hangman', 'Data'],
  'th-th': ['Bubble', 'sort', 'Recursion', 'error', 'Early', 'Bird'],
};

const allowedIn = (locale: string) => new Set([...sameEverywhere, ...(loanwords[locale] ?? [])]);

describe.each(ownScript)('$locale', ({ region, locale }) => {
  const script = scripts[locale.slice(0, 2)] as RegExp;
  const texts = textsOf(region, locale);
  const allowed = allowedIn(locale);

  it('writes every text in its own script', () => {
    const wrong = texts.filter((one) => /\p{L}/u.test(one.text) && !script.test(one.text) && !isEnglishLesson(one));
    expect(wrong.filter(({ text }) => !allowed.has(text)).map(shown)).toEqual([]);
  });

  it('leaves no English word standing', () => {
    const wrong = texts.filter(
      (one) =>
        !inEnglishClass(one) &&
        (withoutQuotes(one.text).match(/[A-Za-z][A-Za-z-]{2,}/g) ?? []).some((word) => !allowed.has(word)),
    );
    expect(wrong.map(shown)).toEqual([]);
  });
});

describe.each(latinScript)('$locale', ({ region, locale }) => {
  const texts = textsOf(region, locale);
  const allowed = allowedIn(locale);

  it('leaves no English text or sentence standing', () => {
    const english = new Map(textsOf('hk', 'en-hk').map(({ path, text }) => [path, text]));
    const word = /(?<!\p{L})(the|and|with|your|this|what|how|from|are)(?!\p{L})/iu;
    const wrong = texts.filter(
      (one) =>
        !inEnglishClass(one) &&
        (word.test(withoutQuotes(one.text)) ||
          (/\p{L}{3}/u.test(one.text) && english.get(one.path) === one.text && !allowed.has(one.text))),
    );
    expect(wrong.map(shown)).toEqual([]);
  });
});

it('writes Vietnamese with its marks', () => {
  const long = textsOf('vn', 'vi-vn').filter((one) => one.text.length > 25 && !isEnglishLesson(one));
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter(({ text }) => !/đ|\p{M}/iu.test(text.normalize('NFD'))).map(shown)).toEqual([]);
});

it.each(locales.filter(({ locale }) => locale === 'zh-hk' || locale === 'zh-tw'))(
  '$locale is never Simplified',
  ({ region, locale }) => {
    expect(simplifiedIn(whole(region, locale))).toEqual([]);
  },
);

it.each(locales.filter(({ locale }) => locale === 'zh-my'))('$locale is never Traditional', ({ region, locale }) => {
  expect(traditionalIn(whole(region, locale))).toEqual([]);
});

it('tells the scripts apart', () => {
  expect(simplifiedIn('繁體中文的课程，DSE 着重')).toEqual(['课']);
  expect(traditionalIn('简体中文的課程，於')).toEqual(['課', '於']);
});

it('uses the words of each place', () => {
  const count = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));
  const [hongKong, taiwan] = [whole('hk', 'zh-hk'), whole('tw', 'zh-tw')];
  const taiwanese = ['什麼', '裡', '複習', '學測', '網路', '高一', '著'];
  const ofHongKong = ['甚麼', '裏', '溫習', 'DSE', '網絡', '中四', '着'];
  expect([count(hongKong, taiwanese), count(taiwan, ofHongKong)]).toEqual([[], []]);
  expect([count(hongKong, ofHongKong), count(taiwan, taiwanese)]).toEqual([ofHongKong, taiwanese]);
});

it.each(locales.filter(({ locale }) => locale.startsWith('en')))(
  '$locale is in English, and of its own place',
  ({ region, locale }) => {
    const text = JSON.stringify(buildCatalogue(region, locale, 0));
    const { place } = regionTexts(region, locale);
    expect(text).toContain(place.terms.exam);
    expect(text).toContain(place.terms.city);
    const english = textsOf(region, locale).filter(({ text }) => /[^\p{Script=Latin}\p{Script=Common}]/u.test(text));
    expect(english.map(shown)).toEqual([]);
    for (const other of locales) {
      const { exam } = regionTexts(other.region, other.locale).place.terms;
      if (other.region !== region && exam !== place.terms.exam && exam) expect(text, other.locale).not.toContain(exam);
    }
  },
);

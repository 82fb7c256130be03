/**
 * Divides texts into words, and words into the terms by which an index finds them. A term must be the same in every
 * browser, while their dictionaries differ: so in scripts without spaces, and in Korean, terms are pairs of neighbouring
 * signs, and a dictionary (`Intl.Segmenter`) only divides what a visitor types.
 */

type Script = 'letters' | 'digits' | 'hangul' | 'signs' | 'thai';

/** A letter, syllable or ideograph with its marks. */
export interface Sign {
  /** Place in the text, in UTF-16 units; `end` is behind the sign. */
  start: number;
  end: number;
  /** In the normal form. */
  plain: string;
  /** Without case, accents and variants. */
  folded: string;
}

/** A part of a text by which the text is found: a word, a number, or a pair of signs. */
export interface Term {
  script: Script;
  signs: readonly Sign[];
  /** The signs as the index has them. */
  text: string;
}

const scripts: readonly (readonly [Script, RegExp])[] = [
  ['digits', /^\p{N}/u],
  ['hangul', /^\p{Script=Hangul}/u],
  // A word in katakana is set apart by its script.
  ['letters', /^[\p{Script=Katakana}ー]/u],
  ['signs', /^[\p{Script=Han}\p{Script=Hiragana}々〆]/u],
  ['thai', /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u],
];
const scriptOf = (sign: string): Script => scripts.find(([, test]) => test.test(sign))?.[0] ?? 'letters';

const withoutStroke: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Returns a sign without case and, in Latin letters, without accents: `Đ` and `d`, `ế` and `e` are the same. */
function fold(plain: string): string {
  const latin = plain
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  return [...latin.normalize('NFC')].map((letter) => withoutStroke[letter] ?? letter).join('');
}

/** Returns the words of a text in small letters, with their accents. */
const splitWords = (text: string): string[] =>
  normalise(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);

/** Returns the words of a text that are written with accents or strokes of Latin letters: `toán` of `toán 10`. */
export const findAccentedWords = (text: string): string[] =>
  splitWords(text).filter((word) => /\p{Script=Latin}/u.test(word) && fold(word) !== word);

/** Returns whether words of a text start with these, accents included. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const own = splitWords(text);
  return words.every((word) => own.some((whole) => whole.startsWith(word)));
}

/** A sign as it may be written: with marks, as parts of a syllable, with signs that nobody sees, or as two vowels of Thai. */
const writtenSigns =
  /(?:\u0e40\u0e40|.)[\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\uff9e\uff9f]*(?:(?<=\u0e4d[\u0e48-\u0e4b]?)\u0e32)?/gsu;
const signsIn = /[\p{L}\p{N}]\p{M}*/gu;

/** Returns a text in usual width, composed, and without what nobody sees. Thai อำ is one vowel, and แ is not เ twice. */
const normalise = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\u0e40\u0e40/g, '\u0e41');

interface ReadSign extends Pick<Sign, 'plain' | 'folded'> {
  script: Script;
}
interface Written {
  signs: readonly ReadSign[];
  /** Nobody sees it. */
  isNothing: boolean;
}

const knownSigns = new Map<string, Written>();

/** Returns the signs that one is in the normal form; each is read once, since folding is slow. */
function readWritten(written: string): Written {
  const known = knownSigns.get(written);
  if (known) return known;
  const normal = normalise(written);
  const signs = Array.from(normal.matchAll(signsIn), ([plain]) => ({
    plain,
    folded: fold(plain),
    script: scriptOf(plain),
  }));
  const read = { signs, isNothing: normal === '' };
  knownSigns.set(written, read);
  return read;
}

/** The sign by which all variants of an ideograph are found, by each variant: 台 by 臺. */
export type Variants = ReadonlyMap<string, string>;

const noVariants: Variants = new Map();

/** Returns a text with one sign for all variants of an ideograph; each keeps its place. */
const foldVariants = (text: string, variants: Variants): string =>
  text.replace(/\p{Script=Han}/gu, (sign) => variants.get(sign) ?? sign);

/** A stretch of signs of one script, without spaces. */
export interface TextRun {
  script: Script;
  signs: Sign[];
}

const numerals = '〇一二三四五六七八九';

type ScriptSign = Sign & { script: Script };

/** Returns the stretches of signs without spaces and punctuation. */
function stretchesIn(text: string): ScriptSign[][] {
  const stretches: ScriptSign[][] = [[]];
  for (const { 0: written, index: start } of text.matchAll(writtenSigns)) {
    const { signs, isNothing } = readWritten(written);
    if (signs.length === 0 && !isNothing) stretches.push([]);
    for (const sign of signs) stretches.at(-1)?.push({ start, end: start + written.length, ...sign });
  }
  return stretches;
}

/**
 * Returns the signs of a stretch by what they are there. A single digit beside an ideograph is its numeral, so that 2次
 * and 二次 are the same; ー makes the sound before it long, also in hiragana.
 */
function signsOf(signs: readonly ScriptSign[], variants: Variants): ScriptSign[] {
  const isNumeral = (at: number) => {
    const [before, own, after] = [signs[at - 1]?.script, signs[at]?.script, signs[at + 1]?.script];
    const beside = before === 'signs' || (before === undefined && after === 'signs');
    return own === 'digits' && beside && after !== 'digits';
  };
  return signs.map((sign, at) => {
    if (isNumeral(at)) return { ...sign, script: 'signs', folded: numerals[Number(sign.folded)] ?? sign.folded };
    if (sign.plain === 'ー' && signs[at - 1]?.script === 'signs') return { ...sign, script: 'signs' };
    return sign.script === 'signs' ? { ...sign, folded: foldVariants(sign.folded, variants) } : sign;
  });
}

/** Returns the stretches of one script in a text, without spaces and punctuation. */
export function runsIn(text: string, variants = noVariants): TextRun[] {
  const found: TextRun[] = [];
  for (const stretch of stretchesIn(text)) {
    let isNew = true;
    for (const { script, ...sign } of signsOf(stretch, variants)) {
      const run = found.at(-1);
      if (!isNew && run?.script === script) run.signs.push(sign);
      else found.push({ script, signs: [sign] });
      isNew = false;
    }
  }
  return found;
}

const termOf = (script: Script, signs: readonly Sign[]): Term => ({
  script,
  signs,
  // A sign and its mark may be two in half width.
  text: signs
    .map(({ folded }) => folded)
    .join('')
    .normalize('NFC'),
});

/** Returns a word or number as it is; else each pair of neighbouring signs, and of a single sign the sign. */
function divideRun({ script, signs }: TextRun): Term[] {
  if (script === 'letters' || script === 'digits' || signs.length < 2) return [termOf(script, signs)];
  return signs.slice(1).map((_, at) => termOf(script, signs.slice(at, at + 2)));
}

/** Returns the terms under which a text is found: also the last of several signs, so that each sign starts a term. */
export function termsIn(text: string, variants = noVariants): Term[] {
  return runsIn(text, variants).flatMap((run) => {
    const terms = divideRun(run);
    const isDivided = terms[0]?.signs !== run.signs;
    return isDivided ? [...terms, termOf(run.script, run.signs.slice(-1))] : terms;
  });
}

/** Divides a text into words; returns their ends. */
export type Divide = (text: string) => readonly number[];

/** Returns the browser's division of a language into words; null where it has none. */
export function wordDivider(languageTag: string): Divide | null {
  if (!('Segmenter' in Intl)) return null;
  const segmenter = new Intl.Segmenter(languageTag, { granularity: 'word' });
  return (text) => Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length);
}

/**
 * Returns the words that a visitor has typed, each with its terms. Without `divide`, a stretch without spaces is one
 * word, and is found where all its pairs are.
 */
export function wordsIn(text: string, divide: Divide | null, variants = noVariants): Term[][] {
  return runsIn(text, variants).flatMap((run) => {
    if ((run.script !== 'signs' && run.script !== 'thai') || divide === null) return [divideRun(run)];
    const ends = divide(run.signs.map(({ plain }) => plain).join(''));
    const parts = ends.map((): Sign[] => []);
    let place = 0;
    for (const sign of run.signs) {
      place += sign.plain.length;
      parts[ends.findIndex((end) => end >= place)]?.push(sign);
    }
    return joinSingles(parts).map((signs) => divideRun({ script: run.script, signs }));
  });
}

/** Joins neighbouring words of one sign: dictionaries do not know 中四, and divide it. */
function joinSingles(words: readonly Sign[][]): Sign[][] {
  const joined: Sign[][] = [];
  let isSingle = false;
  for (const signs of words.filter(({ length }) => length > 0)) {
    const before = joined.at(-1);
    if (isSingle && before && signs.length === 1) before.push(...signs);
    else joined.push([...signs]);
    isSingle = signs.length === 1;
  }
  return joined;
}

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const finals =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');

/**
 * Returns a term letter by letter: Korean syllables as their jamo, wherever these stand in a syllable. So what is typed
 * on the way to a syllable (잋 before 이차) is a beginning of it.
 */
export const spellByLetter = (term: string): string =>
  term
    .normalize('NFD')
    .replace(/[\u1100-\u1112]/g, (jamo) => initials[jamo.charCodeAt(0) - 0x1100] ?? jamo)
    .replace(/[\u11a8-\u11c2]/g, (jamo) => finals[jamo.charCodeAt(0) - 0x11a8] ?? jamo);

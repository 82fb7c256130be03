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

/** Returns a sign without case, width and, in Latin letters, without accents: `Đ` and `d`, `ế` and `e` are the same. */
function fold(sign: string): string {
  const plain = sign.normalize('NFKC').toLowerCase();
  const latin = plain.normalize('NFD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  return [...latin.normalize('NFC')].map((letter) => withoutStroke[letter] ?? letter).join('');
}

/** Returns the words of a text in small letters, with their accents. */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);

/** Returns the words of a text that are written with accents or strokes of Latin letters: `toán` of `toán 10`. */
export const findAccentedWords = (text: string): string[] =>
  splitWords(text).filter((word) => /\p{Script=Latin}/u.test(word) && fold(word) !== word);

/** Returns whether words of a text begin with these, accents included. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const own = splitWords(text);
  return words.every((word) => own.some((whole) => whole.startsWith(word)));
}

const readSigns = new Map<string, Pick<Sign, 'folded'> & { script: Script }>();

/** Returns what a sign is folded to, and its script; each sign is read once, since folding is slow. */
function readSign(sign: string) {
  const known = readSigns.get(sign);
  if (known) return known;
  const read = { folded: fold(sign), script: scriptOf(sign) };
  readSigns.set(sign, read);
  return read;
}

const stretches = /(?:[\p{L}\p{N}][\p{M}\u200c\u200d]*)+/gu;
const signsIn = /[\p{L}\p{N}][\p{M}\u200c\u200d]*/gu;

/** A stretch of signs of one script, without spaces. */
export interface TextRun {
  script: Script;
  signs: Sign[];
}

const numerals = '〇一二三四五六七八九';

/** Returns the signs of a stretch. A single digit beside an ideograph is its numeral, so that 2次 and 二次 are the same. */
function signsOf(stretch: string, from: number): (Sign & { script: Script })[] {
  const signs = Array.from(stretch.matchAll(signsIn), ({ 0: sign, index }) => ({
    start: from + index,
    end: from + index + sign.length,
    ...readSign(sign),
  }));
  const isNumeral = (at: number) => {
    const [before, own, after] = [signs[at - 1]?.script, signs[at]?.script, signs[at + 1]?.script];
    const beside = before === 'signs' || (before === undefined && after === 'signs');
    return own === 'digits' && beside && after !== 'digits';
  };
  return signs.map((sign, at) =>
    isNumeral(at) ? { ...sign, script: 'signs', folded: numerals[Number(sign.folded)] ?? sign.folded } : sign,
  );
}

/** Returns the stretches of one script in a text, without spaces and punctuation. */
export function runsIn(text: string): TextRun[] {
  const found: TextRun[] = [];
  for (const { 0: stretch, index } of text.matchAll(stretches)) {
    let isNew = true;
    for (const { script, ...sign } of signsOf(stretch, index)) {
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

/** Returns the terms under which a text is found: also the last of several signs, so that each sign begins a term. */
export function termsIn(text: string): Term[] {
  return runsIn(text).flatMap((run) => {
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
export function wordsIn(text: string, divide: Divide | null): Term[][] {
  return runsIn(text).flatMap((run) => {
    const [first] = run.signs;
    if ((run.script !== 'signs' && run.script !== 'thai') || divide === null || !first) return [divideRun(run)];
    const ends = divide(text.slice(first.start, run.signs.at(-1)?.end)).map((end) => first.start + end);
    const parts = ends.map((end, at) =>
      run.signs.filter((sign) => sign.end <= end && sign.end > (ends[at - 1] ?? first.start)),
    );
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
export const spell = (term: string): string =>
  term
    .normalize('NFD')
    .replace(/[\u1100-\u1112]/g, (jamo) => initials[jamo.charCodeAt(0) - 0x1100] ?? jamo)
    .replace(/[\u11a8-\u11c2]/g, (jamo) => finals[jamo.charCodeAt(0) - 0x11a8] ?? jamo);

import { type Divide, runsIn, spellByLetter, type Term, type TextRun, type Variants, wordsIn } from './words';

/** A stretch of a text, and whether the visitor looked for it. */
export interface MarkedPart {
  text: string;
  isFound: boolean;
}

export interface SoughtWord {
  /** Spelled by letter (`spellByLetter`). */
  text: string;
  /** Longer words that start with it are meant, too. */
  isPrefix: boolean;
}

/** The words to mark in texts. */
export interface Sought {
  words: readonly SoughtWord[];
  variants: Variants;
}

export const nothingSought: Sought = { words: [], variants: new Map() };

/** Returns the signs of a word, whose terms overlap by one sign. */
export const signsOfWord = (terms: readonly Pick<Term, 'signs'>[]) =>
  terms.flatMap(({ signs }, at) => signs.slice(at === 0 ? 0 : 1));

/** Returns the words of a typed text, each of which may be the beginning of a longer one; numbers are whole. */
export function readSought(typed: string, divide: Divide | null): Sought {
  const words = wordsIn(typed, divide).map((terms) => ({
    text: spellByLetter(
      signsOfWord(terms)
        .map(({ folded }) => folded)
        .join(''),
    ),
    isPrefix: terms[0]?.script !== 'digits',
  }));
  return { ...nothingSought, words };
}

/** Returns the end of the word that starts with a run's sign; null when none of the words does. */
function endOfWord({ script, signs }: TextRun, at: number, words: readonly SoughtWord[]): number | null {
  const isSpaced = script === 'letters' || script === 'digits';
  if (isSpaced && at > 0) return null;
  let spelled = '';
  let end: number | null = null;
  for (const sign of signs.slice(at)) {
    const before = spelled.length;
    spelled += spellByLetter(sign.folded);
    const isLast = sign === signs.at(-1);
    const isFound = words.some(({ text, isPrefix }) => {
      if (text.length <= before || text.length > spelled.length || !spelled.startsWith(text)) return false;
      return isPrefix || (spelled.length === text.length && (!isSpaced || isLast));
    });
    if (isFound) end = sign.end;
  }
  return end;
}

/** Divides a text where words that were looked for start and end. */
export function markParts(text: string, { words, variants }: Sought): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  const add = (end: number, isFound: boolean) => {
    const before = parts.at(-1);
    if (before?.isFound === isFound) before.text += text.slice(at, end);
    else if (end > at) parts.push({ text: text.slice(at, end), isFound });
    at = end;
  };
  for (const run of runsIn(text, variants))
    for (const [place, { start }] of run.signs.entries()) {
      const end = endOfWord(run, place, words);
      if (end === null || end <= at) continue;
      if (start > at) add(start, false);
      add(end, true);
    }
  add(text.length, false);
  return parts;
}

/** Returns whether each word that is sought is in the text. */
export const hasAllWords = (text: string, { words, variants }: Sought): boolean =>
  words.every((word) => markParts(text, { words: [word], variants }).some(({ isFound }) => isFound));

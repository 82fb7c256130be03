/** Translates the visitor's words into the terms of an index. */
import type { Query } from 'minisearch';
import { type SoughtWord, signsOfWord } from '@/shared/search/marks';
import { type Divide, spellByLetter, type Term, type Variants, wordsIn } from '@/shared/search/words';
import type { Vocabulary } from './vocabulary';

/** A term of a word, and the terms of the index that it stands for. */
interface MeantTerm {
  term: Term;
  /** Spelled. */
  typed: string;
  /** Any term that starts with the typed text. */
  isPrefix: boolean;
  /** These terms; empty when none is meant or `isPrefix`. */
  terms: readonly string[];
  isCorrected: boolean;
}

/** A word; it is found where all its terms are. */
export type MeantWord = readonly MeantTerm[];

/** Least units of a term in which an error is forgiven; none is in numbers and ideographs. */
const leastUnits: Readonly<Record<Term['script'], number>> = {
  letters: 4,
  hangul: 4,
  thai: 3,
  digits: Number.POSITIVE_INFINITY,
  signs: Number.POSITIVE_INFINITY,
};

/** Returns the singular of an English word, if the index has it. */
function singularOf(typed: string, vocabulary: Vocabulary): string[] {
  const forms = [typed.replace(/ies$/, 'y'), typed.replace(/([^s])s$/, '$1')];
  return forms.filter((form) => form !== typed && form.length > 2 && vocabulary.has(form));
}

export interface MeaningOptions {
  vocabulary: Vocabulary;
  divide: Divide | null;
  variants: Variants;
  isEnglish: boolean;
}

/** Returns the words of a text. A term without `terms` that is no beginning is unknown to the index. */
export function readMeaning(text: string, { vocabulary, divide, variants, isEnglish }: MeaningOptions): MeantWord[] {
  const words = wordsIn(text, divide, variants);
  return words.map((word, at) =>
    word.map((term, place): MeantTerm => {
      const typed = spellByLetter(term.text);
      // Inside a word, and in numbers, only the whole term is meant.
      const isLast = at === words.length - 1 && place === word.length - 1;
      const mayBePrefix = term.script === 'letters' || (term.script !== 'digits' && (word.length === 1 || isLast));
      const meant = { term, typed, isPrefix: false, isCorrected: false };
      if (mayBePrefix ? vocabulary.hasPrefix(typed) : vocabulary.has(typed)) {
        const singular = isEnglish && term.script === 'letters' ? singularOf(typed, vocabulary) : [];
        return { ...meant, isPrefix: mayBePrefix, terms: mayBePrefix ? singular : [typed] };
      }
      const terms = typed.length < leastUnits[term.script] ? [] : vocabulary.findNear(typed);
      return { ...meant, terms, isCorrected: terms.length > 0 };
    }),
  );
}

export const isKnown = ({ isPrefix, terms }: MeantTerm): boolean => isPrefix || terms.length > 0;

const queryOf = ({ typed, isPrefix, terms }: MeantTerm): Query => ({
  combineWith: 'OR',
  queries: [...(isPrefix ? [{ queries: [typed], prefix: true }] : []), ...terms],
});

/** Returns the query for things that have all terms of a word. */
export const queryOfWord = (word: MeantWord): Query => ({ queries: word.map(queryOf), combineWith: 'AND' });

export const queryOfTerms = (terms: readonly MeantTerm[]): Query => ({
  queries: terms.map(queryOf),
  combineWith: 'OR',
});

/** Returns the words to mark in texts. A text of one sign starts too many words. */
export function soughtWords(words: readonly MeantWord[]): SoughtWord[] {
  return words.flatMap((word) => {
    const terms = word.flatMap((one) => one.terms.map((text) => ({ text, isPrefix: false })));
    if (word.some(({ isCorrected }) => isCorrected)) return terms;
    const signs = signsOfWord(word.map(({ term }) => term));
    const mayBePrefix = word.at(-1)?.isPrefix === true && (signs.length > 1 || word[0]?.term.script === 'signs');
    // A single Thai letter is a part of many words.
    if (signs.length === 1 && word[0]?.term.script === 'thai') return [];
    const text = spellByLetter(signs.map(({ folded }) => folded).join(''));
    const isSpaced = word.length === 1;
    return [{ text, isPrefix: mayBePrefix }, ...(isSpaced ? terms : [])];
  });
}

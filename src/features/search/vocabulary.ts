import { findOneError } from './oneError';

export interface Vocabulary {
  has(term: string): boolean;
  /** Returns whether a term starts with this text. */
  hasPrefix(start: string): boolean;
  /** Returns the terms that differ by one error in the whole word, else by one error in its start. */
  findNear(typed: string): string[];
}

/** Most terms that a word with an error may stand for. */
const mostNear = 12;

export function createVocabulary(all: Iterable<string>): Vocabulary {
  const terms = new Set(all);
  const sorted = [...terms].sort();
  return {
    has: (term) => terms.has(term),
    hasPrefix(start) {
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < start) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(start) ?? false;
    },
    findNear(typed) {
      const near = { word: [] as string[], prefix: [] as string[] };
      for (const term of sorted) {
        const error = findOneError(typed, term);
        if (error) near[error].push(term);
      }
      return (near.word.length > 0 ? near.word : near.prefix).slice(0, mostNear);
    },
  };
}

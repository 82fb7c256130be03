/** Finds things by words. */
import type { Query, SearchResult } from 'minisearch';
import type { SearchKind, SearchSubject } from '@/domain/search/document';
import type { IndexFile } from '@/domain/search/indexFile';
import { type OpenFile, openFile, readVariants, type Thing } from '@/domain/search/openIndex';
import type { Sought } from '@/shared/search/marks';
import { type Divide, findAccentedWords, hasWords, spellByLetter, termsIn } from '@/shared/search/words';
import { swapKana } from './kana';
import {
  isKnown,
  type MeaningOptions,
  type MeantWord,
  queryOfTerms,
  queryOfWord,
  readMeaning,
  soughtWords,
} from './meaning';
import { createVocabulary } from './vocabulary';

export interface Found {
  /** The best first. */
  things: readonly Thing[];
  /** `all`: they have all words; `corrected`: one error in a word was forgiven; `some`: they have some of the words. */
  has: 'all' | 'corrected' | 'some';
  /** The words to mark in texts. */
  sought: Sought;
  /** Corrected spellings of words with an error, as the results write them. */
  corrections: readonly string[];
}

export interface Search {
  levels: IndexFile['levels'];
  /** Each subject once, in the order of the index. */
  subjects: readonly SearchSubject[];
  things: readonly Thing[];
  /** The build had some pages only. */
  isPartial: boolean;
  /** With the most ratings, the first most. */
  popular: readonly Thing[];
  /** Finds nothing for a text without words. Things of `level`, the visitor's own, come first where all else is equal. */
  find(text: string, level?: number | null): Found;
  /** Returns a similar text by which something is found; null when there is none. */
  suggest(text: string): string | null;
}

const options = {
  tokenize: (term: string) => [term],
  boost: { title: 5, parent: 1.5, teachers: 3, topic: 4, about: 0.7 },
  // Students seldom type endings.
  weights: { prefix: 0.8, fuzzy: 0.45 },
};
const kindBoost: Readonly<Record<SearchKind, number>> = {
  course: 1.35,
  class: 1.3,
  lesson: 0.9,
  bundle: 0.95,
  teacher: 1.1,
  article: 0.9,
};
/** For lessons whose own title has less than half of the terms: their course or class comes first. */
const otherTitleBoost = 0.4;
const ownLevelBoost = 1.25;
/** For things with the accents of the query: phương trình is no Trịnh Phương. */
const sameAccentsBoost = 2;
/** Among things with some of the words, those below this share of the best score are left out. */
const leastShare = 0.5;
/** Share of the pairs of a word that is enough when no word is found as a whole. */
const leastPairs = 0.5;
/** Things in which the spelling of a term is looked up. */
const lookedUp = 20;
/** When fewer things than this have all words, those with some of them follow. */
const fewThings = 4;

interface Hit {
  thing: Thing;
  score: number;
  /** Number of terms that it has. */
  terms: number;
}

/** Facts about the visitor and the query that change the score of a thing. */
interface RankContext {
  /** Id of the visitor's level. */
  level: number | null;
  /** The words that were typed with accents. */
  accented: readonly string[];
}

function scoreOf(result: SearchResult, thing: Thing, { level, accented }: RankContext): number {
  const { score, match, queryTerms } = result;
  const { kind, levels, title, parent, teachers, subjects } = thing;
  // For each typed term: the fields with the term or a longer word.
  const places = queryTerms.map((typed) =>
    Object.entries(match).flatMap(([term, fields]) => (term.startsWith(typed) ? fields : [])),
  );
  const inTitle = places.filter((fields) => fields.includes('title')).length;
  const isOwn = level !== null && levels.some(({ id }) => id === level);
  const isByTitle = kind !== 'lesson' || inTitle * 2 >= places.length;
  const textOf = () => [title, parent, ...teachers, ...subjects.map(({ name }) => name)].join(' ');
  const hasAccents = accented.length > 0 && hasWords(textOf(), accented);
  return (
    score *
    kindBoost[kind] *
    (isByTitle ? 1 : otherTitleBoost) *
    (isOwn ? ownLevelBoost : 1) *
    (hasAccents ? sameAccentsBoost : 1)
  );
}

/** Returns how titles and names write a term; the term itself when none of these things has it. */
function writtenIn(things: readonly Thing[], term: string): string {
  for (const { title, parent, teachers } of things)
    for (const text of [title, parent, ...teachers]) {
      const signs = termsIn(text).find((one) => spellByLetter(one.text) === term)?.signs;
      if (signs) return text.slice(signs[0]?.start, signs.at(-1)?.end);
    }
  return term;
}

/** Lets no set come before the best course or class: its title often has the words of all that is in it. */
function afterContents(hits: readonly Hit[]): Hit[] {
  const best = Math.max(
    0,
    ...hits.filter(({ thing }) => thing.kind === 'course' || thing.kind === 'class').map(({ score }) => score),
  );
  const most = best > 0 ? best * 0.99 : Number.POSITIVE_INFINITY;
  return hits.map((hit) => (hit.thing.kind === 'bundle' ? { ...hit, score: Math.min(hit.score, most) } : hit));
}

const allOf = (words: readonly MeantWord[]): Query => ({ queries: words.map(queryOfWord), combineWith: 'AND' });
const someOf = (words: readonly MeantWord[]): Query => ({ queries: words.map(queryOfWord), combineWith: 'OR' });

/** Returns whether a word is one sign of a script without spaces: on its own it says nothing. */
const isSingleSign = (word: MeantWord): boolean =>
  word.every(({ term }) => term.signs.length === 1 && (term.script === 'signs' || term.script === 'thai'));

/** Returns the corrected spelling, as the results write it. */
function correctionIn(hits: readonly Hit[], terms: readonly string[]): string {
  const things = hits.slice(0, lookedUp).map(({ thing }) => thing);
  const written = terms.map((term) => ({ term, text: writtenIn(things, term) }));
  return (written.find(({ term, text }) => term !== text) ?? written[0])?.text ?? '';
}

/** Opens an index for searching. `divide`: the browser's division of the language into words. */
export function openSearch(files: readonly IndexFile[], divide: Divide | null, isEnglish: boolean): Search {
  const levels = files[0]?.levels ?? [];
  const parts = files.map((file): OpenFile => openFile(file, levels));
  const things = parts.flatMap((part) => part.things);
  const subjects = [...new Map(files.flatMap((file) => file.subjects).map((one) => [one.id, one])).values()];
  const vocabulary = createVocabulary(parts.flatMap(({ terms }) => terms));
  const variants = readVariants(files);
  const meaning: MeaningOptions = { vocabulary, divide, variants, isEnglish };

  function run(query: Query, context: RankContext): Hit[] {
    const hits = parts.flatMap(({ index, things: own }) =>
      index.search(query, options).flatMap((result) => {
        const thing = own[result.id as number];
        return thing ? [{ thing, score: scoreOf(result, thing, context), terms: result.queryTerms.length }] : [];
      }),
    );
    return afterContents(hits).sort((a, b) => b.score - a.score);
  }

  /** Finds a text; where nothing has all its words, those in hiragana may be written in katakana, or the other way. */
  function find(text: string, level: number | null = null): Found {
    const found = findWritten(text, level);
    const other = swapKana(text, vocabulary);
    if (found.has !== 'some' || other === text) return found;
    const again = findWritten(other, level);
    return again.has === 'some' ? found : again;
  }

  function findWritten(text: string, level: number | null): Found {
    const words = readMeaning(text, meaning);
    const context: RankContext = { level, accented: findAccentedWords(text) };
    const sought = { words: soughtWords(words), variants };
    const found = (hits: readonly Hit[], has: Found['has'], corrections: readonly string[] = []): Found => ({
      things: hits.map(({ thing }) => thing),
      has,
      sought,
      corrections,
    });
    const complete = words.every((word) => word.every(isKnown)) ? run(allOf(words), context) : [];
    const more = complete.length < fewThings ? findSome(words, context) : [];
    const missing = more.filter(({ thing }) => !complete.some((hit) => hit.thing === thing));
    if (complete.length === 0) return found(missing, 'some');
    const corrected = words.flat().filter(({ isCorrected }) => isCorrected);
    const written = corrected
      .filter(({ term }) => term.script === 'letters')
      .map(({ terms }) => correctionIn(complete, terms));
    return found([...complete, ...missing], corrected.length > 0 ? 'corrected' : 'all', written);
  }

  /** Finds things with whole words of several; else things with most pairs of signs of a word. */
  function findSome(words: readonly MeantWord[], context: RankContext): Hit[] {
    const whole = words.filter((word) => word.every(isKnown));
    const isPart = (word: MeantWord) => words.length > 1 && word.length === 1 && isSingleSign(word);
    const telling = whole.filter((word) => !isPart(word));
    const some = telling.length < words.length || words.length > 1 ? run(someOf(telling), context) : [];
    if (some.length > 0) {
      const least = (some[0]?.score ?? 0) * leastShare;
      return some.filter(({ score }) => score >= least);
    }
    const terms = words.flat();
    const near = run(queryOfTerms(terms.filter(isKnown)), context);
    return near.filter((hit) => hit.terms >= Math.max(2, terms.length * leastPairs));
  }

  function suggest(text: string): string | null {
    const unknown = readMeaning(text, meaning)
      .flat()
      .filter((one) => one.term.script === 'letters' && !isKnown(one));
    let suggested = text;
    for (const { typed, term } of unknown.reverse()) {
      const results = parts.flatMap(({ index }) => index.search(typed, { ...options, fuzzy: 2 }));
      const best = results.sort((a, b) => b.score - a.score)[0]?.terms[0];
      // Two errors in a short word make another word.
      if (best === undefined || typed.length < 5) return null;
      const [start, end] = [term.signs[0]?.start ?? 0, term.signs.at(-1)?.end ?? 0];
      suggested = suggested.slice(0, start) + writtenIn(things, best) + suggested.slice(end);
    }
    return suggested === text ? null : suggested;
  }

  const isPartial = files.some((file) => file.isPartial);
  return { levels, subjects, things, isPartial, popular: parts.flatMap(({ popular }) => popular), find, suggest };
}

/** Opens the files of an index for searching. */
import MiniSearch from 'minisearch';
import { spellByLetter, type Variants } from '@/shared/search/words';
import { type SearchKind, type SearchSubject, searchKinds } from './document';
import type { IndexFile } from './indexFile';
import { miniSearchOptions } from './miniSearchOptions';

/** A thing that can be found. */
export interface Thing {
  kind: SearchKind;
  /** Below the locale. */
  path: string;
  title: string;
  /** Title of the course or class of a lesson; else ''. */
  parent: string;
  subjects: readonly SearchSubject[];
  teachers: readonly string[];
  picture: string | null;
  levels: readonly { id: number; name: string }[];
  isFree: boolean;
  /** Average of its ratings, 1 to 5; 0 while there is none. */
  averageRate: number;
}

export interface OpenFile {
  index: MiniSearch;
  /** By their ids in the index. */
  things: readonly Thing[];
  /** Terms of the index, spelled. */
  terms: readonly string[];
  popular: readonly Thing[];
}

/** Returns the first form of each ideograph by each of its forms. */
export const readVariants = (files: readonly Pick<IndexFile, 'variants'>[]): Variants =>
  new Map(
    files.flatMap(({ variants }) => variants.flatMap((forms) => [...forms].map((form) => [form, forms.charAt(0)]))),
  );

const opened = new WeakMap<IndexFile, OpenFile>();

/** Opens a file, once. The first file of an index has the levels of all. */
export function openFile(file: IndexFile, levels: IndexFile['levels']): OpenFile {
  const known = opened.get(file);
  if (known) return known;
  const { subjects, teachers, parents, pictures } = file;
  const at = <T>(list: readonly T[], places: readonly number[]) => places.flatMap((place) => list[place] ?? []);
  const things = file.things.map(
    ([kind, path, title, parent, ofSubjects, ofTeachers, ofLevels, isFree, averageRate, picture]): Thing => ({
      kind: searchKinds[kind],
      path,
      title,
      parent: parents[parent] ?? '',
      subjects: at(subjects, ofSubjects),
      teachers: at(teachers, ofTeachers),
      levels: at(levels, ofLevels),
      picture: pictures[picture] ?? null,
      isFree: isFree === 1,
      averageRate,
    }),
  );
  const entries = file.terms.index.map(([term, data]) => [spellByLetter(term), data] as const);
  const one = {
    index: MiniSearch.loadJS({ ...file.terms, index: entries } as never, miniSearchOptions),
    things,
    terms: entries.map(([term]) => term),
    popular: at(things, file.popular),
  };
  opened.set(file, one);
  return one;
}

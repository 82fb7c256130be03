/** Makes the index of a locale. The build and the mock backend share it, so both find the same. */
import MiniSearch from 'minisearch';
import type { Locale } from '@/shared/i18n/locales';
import { termsIn } from '@/shared/search/words';
import type { SearchDocument } from './document';
import { findVariants } from './hanVariants';
import { type IndexFile, indexVersion, kindNumber, type StoredThing, thingsPerFile } from './indexFile';
import { type IndexedThing, miniSearchOptions } from './miniSearchOptions';
import { readVariants } from './openIndex';
import { studentWordsOf } from './studentWords';

export interface SearchLevels {
  /** In the order in which a visitor chooses among them. */
  levels: readonly { id: number; name: string }[];
  /** Ids of the levels of each course and class, by path. */
  of: Readonly<Record<string, readonly number[]>>;
}

/** Popular things that a page shows before anything is typed, at most. */
const mostPopular = 8;

/** Collects values and returns their places in a list. */
function createTable<T>(keyOf: (value: T) => string | number) {
  const places = new Map<string | number, number>();
  const values: T[] = [];
  return {
    values,
    placeOf(value: T): number {
      const key = keyOf(value);
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, values.length);
      values.push(value);
      return values.length - 1;
    },
  };
}

/** Sorts by what is shown first: courses and classes, lessons last, since they are the most. */
const order = ['course', 'class', 'bundle', 'teacher', 'article', 'lesson'];
const byPath = (a: SearchDocument, b: SearchDocument) =>
  order.indexOf(a.kind) - order.indexOf(b.kind) || a.path.localeCompare(b.path, 'en', { numeric: true });

interface IndexOptions {
  /** Documents in a file. */
  perFile?: number;
  isPartial?: boolean;
}

/**
 * Makes the files of the index one after the other, since all at once need much memory. A file has `perFile` documents;
 * lessons are in the last files.
 */
export function* buildIndex(
  locale: Locale,
  documents: readonly SearchDocument[],
  { levels, of }: SearchLevels,
  { perFile = thingsPerFile, isPartial = false }: IndexOptions = {},
): Generator<IndexFile> {
  const sorted = [...new Map(documents.map((one) => [one.path, one])).values()].sort(byPath);
  const levelsOf = levelReader(sorted, of);
  const known = new Set(sorted.flatMap(levelsOf));
  const offered = levels.filter(({ id }) => known.has(id));
  const files = Math.max(1, Math.ceil(sorted.length / perFile));
  for (let file = 0; file < files; file += 1) {
    const part = sorted.slice(file * perFile, (file + 1) * perFile);
    yield buildFile(locale, part, { levels: offered, levelsOf, more: file === 0 ? files - 1 : 0, isPartial });
  }
}

/** Returns a function that finds the ids of a document's levels. A teacher has the levels of their courses and classes. */
function levelReader(documents: readonly SearchDocument[], of: SearchLevels['of']) {
  const taught = new Map<string, Set<number>>();
  for (const { teachers, path } of documents)
    for (const name of teachers) taught.set(name, new Set([...(taught.get(name) ?? []), ...(of[path] ?? [])]));
  return ({ kind, title, levelsOf }: SearchDocument): number[] =>
    kind === 'teacher' ? [...(taught.get(title) ?? [])] : [...new Set(levelsOf.flatMap((path) => of[path] ?? []))];
}

interface FileParts {
  levels: SearchLevels['levels'];
  levelsOf: (document: SearchDocument) => number[];
  more: number;
  isPartial: boolean;
}

/** Indexes the texts of things, with one form of each ideograph. */
function indexThings(things: readonly IndexedThing[]): Pick<IndexFile, 'variants' | 'terms'> {
  const variants = findVariants(JSON.stringify(things).normalize('NFKC'));
  const forms = readVariants([{ variants }]);
  const index = new MiniSearch({
    ...miniSearchOptions,
    tokenize: (text) => termsIn(text, forms).map((term) => term.text),
  });
  index.addAll(things);
  return { variants, terms: index.toJSON() as unknown as IndexFile['terms'] };
}

function buildFile(locale: Locale, documents: readonly SearchDocument[], parts: FileParts): IndexFile {
  const { levels, levelsOf, more, isPartial } = parts;
  const words = studentWordsOf(locale);
  const subjects = createTable<SearchDocument['subjects'][number]>(({ id }) => id);
  const teachers = createTable<string>((name) => name);
  const parents = createTable<string>((title) => title);
  const pictures = createTable<string>((url) => url);
  const indexed: IndexedThing[] = [];
  const things = documents.map((document, id): StoredThing => {
    const own = levels
      .map((level, place) => ({ ...level, place }))
      .filter((level) => levelsOf(document).includes(level.id));
    const { kind, path, title, parent, picture } = document;
    indexed.push({
      id,
      title,
      parent: parent?.title ?? '',
      teachers: document.teachers.join('\n'),
      topic: [
        ...document.subjects.flatMap(({ name, key }) => [name, words.subjects[key ?? ''] ?? '']),
        ...own.map(({ name }) => name),
        words.kinds[kind],
        document.isFree ? words.free : '',
      ].join('\n'),
      about: document.about,
    });
    return [
      kindNumber(kind),
      path,
      title,
      parent ? parents.placeOf(parent.title) : -1,
      document.subjects.map(subjects.placeOf),
      document.teachers.map(teachers.placeOf),
      own.map(({ place }) => place),
      document.isFree ? 1 : 0,
      document.averageRate,
      picture ? pictures.placeOf(picture) : -1,
    ];
  });
  const { variants, terms } = indexThings(indexed);
  const rated = documents.map(({ rated }, place) => ({ rated, place })).filter((one) => one.rated > 0);
  return {
    version: indexVersion,
    more,
    isPartial,
    levels: levels.map(({ id, name }) => ({ id, name })),
    subjects: subjects.values,
    teachers: teachers.values,
    parents: parents.values,
    pictures: pictures.values,
    things,
    popular: rated
      .sort((a, b) => b.rated - a.rated)
      .slice(0, mostPopular)
      .map(({ place }) => place),
    variants,
    terms,
  };
}

/** The files of the index of a locale, which the build writes and the app reads. */
import * as v from 'valibot';
import { searchKinds } from './document';

/** Changes with the form of the files: an older app must not read a newer one. */
export const indexVersion = 3;

/** Things in one file, lessons included. */
export const thingsPerFile = 500;

/** Returns the path of a file on the site; files are counted from 0. */
export const indexPath = (locale: string, file = 0): string =>
  `/search-index/${locale}${file === 0 ? '' : `-${file}`}.json`;

const numbers = v.array(v.number());

/**
 * A thing in a file, as a list: the number of its kind, path below the locale, title, and the places of its parent's
 * title, its subjects, teachers and levels in the lists of the file; then 1 for a free lesson, else 0; its average
 * rating, 0 while there is none; and the place of its picture, -1 without one.
 */
const thing = v.tuple([
  v.picklist([0, 1, 2, 3, 4, 5]),
  v.string(),
  v.string(),
  v.number(),
  numbers,
  numbers,
  numbers,
  v.number(),
  v.number(),
  v.number(),
]);
export type StoredThing = v.InferOutput<typeof thing>;

export const kindNumber = (kind: (typeof searchKinds)[number]) => searchKinds.indexOf(kind) as StoredThing[0];

const named = v.object({ id: v.number(), name: v.string() });

export const indexFileSchema = v.object({
  version: v.literal(indexVersion),
  /** Number of further files. */
  more: v.number(),
  /** The build had some pages only, so that the rest is not found. */
  isPartial: v.boolean(),
  levels: v.array(named),
  subjects: v.array(v.object({ ...named.entries, key: v.nullable(v.string()) })),
  teachers: v.array(v.string()),
  /** Titles of courses and classes that have lessons in this file. */
  parents: v.array(v.string()),
  /** Addresses of pictures. */
  pictures: v.array(v.string()),
  things: v.array(thing),
  /** The forms of each ideograph that has several; it is found by the first of them. */
  variants: v.array(v.string()),
  /** Places of the things with the most ratings, the first most. */
  popular: numbers,
  /** The serialised MiniSearch index; its ids are the places of the things. */
  terms: v.looseObject({ serializationVersion: v.literal(2), index: v.array(v.tuple([v.string(), v.unknown()])) }),
});
export type IndexFile = v.InferOutput<typeof indexFileSchema>;

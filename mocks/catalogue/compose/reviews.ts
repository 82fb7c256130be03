import { fillText } from '../fillText.ts';
import type { Review } from '../pageContentTypes.ts';
import { itemAt, type Random, sampleRandom } from '../random.ts';
import type { Context } from './context.ts';

/** Stars of the comments in their order: see `voicesSchema`. */
export const computeStars = (index: number): number => (index < 12 ? 5 : index < 16 ? 4 : 3);

/** Positions of the parents among the names of a place. */
const parentNames = [1, 5, 10];
/** Positions of the comments that parents make, in every language: one of five stars and two of four. */
const parentComments = [8, 13, 14];

/** A lesson that a comment can name; `n` is its number, from 1. */
export interface NamedLesson {
  title: string;
  n: number;
}

/** Positions of the longer comments that name a lesson: of five stars and of fewer, by students. */
const praises = [0, 3, 6];
const criticisms = [12, 16];

type Choice = (index: number) => boolean;

const isParent: Choice = (index) => parentComments.includes(index);
const isBest: Choice = (index) => computeStars(index) === 5;

const praise: Choice = (index) => praises.includes(index);
const wish: Choice = (index) => isParent(index) && !isBest(index);
const joy: Choice = (index) => isBest(index) && !isParent(index) && !praise(index);
const criticism: Choice = (index) => criticisms.includes(index);

/** How the first group of reviews begins, and how each other one does: a page may show the others below the first. */
const openings: readonly (readonly Choice[])[] = [
  [praise, wish, joy, criticism],
  [criticism, wish, praise, joy],
];

/**
 * Returns groups of reviews, `sizes` long, no comment and no name twice: see `openings`. A comment that names a lesson gets
 * another one of `lessons` each time.
 */
export function composeReviews(
  { text, place }: Context,
  random: Random,
  kind: 'courseComments' | 'topicComments',
  sizes: readonly number[],
  lessons: readonly NamedLesson[],
): Review[][] {
  const comments = text.voices[kind];
  const left = sampleRandom(random, [...comments.keys()], comments.length);
  const take = (isChosen: Choice) => left.splice(left.findIndex(isChosen), 1);
  const first = sizes.map((size, group) => itemAt(openings, Math.min(group, 1)).slice(0, size).flatMap(take));
  const names = sampleRandom(random, [...place.usernames.keys()], place.usernames.length);
  const takeName = (ofParent: boolean) =>
    names.splice(
      names.findIndex((at) => parentNames.includes(at) === ofParent),
      1,
    );
  const named = sampleRandom(random, lessons, lessons.length);
  let used = 0;
  const fillComment = (comment: string): string => {
    if (!/\{(lesson|n)\}/.test(comment)) return comment;
    const { title, n } = itemAt(named, used);
    used += 1;
    return fillText(comment, { lesson: title, n });
  };
  return first.map((begun, group) =>
    [...begun, ...left.splice(0, itemAt(sizes, group) - begun.length)].map((index) => ({
      username: itemAt(place.usernames, takeName(isParent(index))[0] ?? 0),
      star: computeStars(index),
      comment: fillComment(itemAt(comments, index)),
    })),
  );
}

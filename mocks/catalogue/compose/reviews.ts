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

/** How a group of reviews begins: a student who was helped, a parent with a wish, a happy student, and a critical one. */
const opening: readonly Choice[] = [
  (index) => praises.includes(index),
  (index) => isParent(index) && !isBest(index),
  (index) => isBest(index) && !isParent(index) && !praises.includes(index),
  (index) => criticisms.includes(index),
];

/**
 * Returns groups of reviews, `sizes` long, no comment and no name twice: see `opening`. A comment that names a lesson gets
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
  const first = sizes.map((size) => opening.slice(0, size).flatMap(take));
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

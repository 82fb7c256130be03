import { itemAt, type Random, sampleRandom } from '../random.ts';
import type { Rating } from '../types.ts';
import type { Context } from './context.ts';

/** Stars of the comments in their order: see `Voices.courseComments`. */
export const starsOfComment = (index: number): number => (index < 12 ? 5 : index < 16 ? 4 : 3);

/** Positions of the parents among the names of a place. */
const parentNames = [1, 5, 10];
/** Positions of the comments that parents make, in every language. */
const parentComments = { courseComments: [1, 7], topicComments: [5, 7, 16] };

/**
 * Returns `count` different comments, signed with local names: the first by a student and the second by a parent, both of five
 * stars.
 */
export function ratingsFrom(
  { text, place }: Context,
  random: Random,
  kind: keyof typeof parentComments,
  count: number,
): Rating[] {
  const comments = text.voices[kind];
  const isParent = (index: number) => parentComments[kind].includes(index);
  const drawn = sampleRandom(random, [...comments.keys()], comments.length);
  const isBest = (index: number) => starsOfComment(index) === 5;
  const first = [
    drawn.find((index) => isBest(index) && !isParent(index)) ?? 0,
    drawn.find((index) => isBest(index) && isParent(index)) ?? 0,
  ];
  const chosen = [...first, ...drawn.filter((index) => !first.includes(index))].slice(0, count);
  const names = sampleRandom(random, [...place.usernames.keys()], place.usernames.length);
  const nameOf = (index: number) =>
    names.splice(
      names.findIndex((at) => parentNames.includes(at) === isParent(index)),
      1,
    );
  return chosen.map((index) => ({
    username: itemAt(place.usernames, nameOf(index)[0] ?? 0),
    star: starsOfComment(index),
    comment: itemAt(comments, index),
  }));
}

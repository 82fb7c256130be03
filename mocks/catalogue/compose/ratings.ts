import { at, type Random, sample } from '../random.ts';
import type { Rating } from '../types.ts';

/** Stars of the comments in their order: see `Voices.courseComments`. */
export const starsOfComment = (index: number): number => (index < 12 ? 5 : index < 16 ? 4 : 3);

/** Returns `count` different comments, signed with local names. */
export function ratingsFrom(
  random: Random,
  comments: readonly string[],
  usernames: readonly string[],
  count: number,
): Rating[] {
  const chosen = sample(random, [...comments.keys()], count);
  const names = sample(random, usernames, count);
  return chosen.map((index, i) => ({
    username: at(names, i),
    star: starsOfComment(index),
    comment: at(comments, index),
  }));
}

import { itemAt, type Random, sampleRandom } from '../random.ts';
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
  const chosen = sampleRandom(random, [...comments.keys()], count);
  const names = sampleRandom(random, usernames, count);
  return chosen.map((index, i) => ({
    username: itemAt(names, i),
    star: starsOfComment(index),
    comment: itemAt(comments, index),
  }));
}

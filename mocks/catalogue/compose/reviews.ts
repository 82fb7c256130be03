import type { Review } from '../pageContentTypes.ts';
import { itemAt, type Random, sampleRandom } from '../random.ts';
import type { Context } from './context.ts';

/** Stars of the comments in their order: see `Voices.courseComments`. */
export const starsOfComment = (index: number): number => (index < 12 ? 5 : index < 16 ? 4 : 3);

/** Positions of the parents among the names of a place. */
const parentNames = [1, 5, 10];
/** Positions of the comments that parents make, in every language. */
const parentComments = { courseComments: [1, 7], topicComments: [5, 7, 16] };

/**
 * Returns groups of reviews, `sizes` long, no comment and no name twice: each begins with a student's and a parent's, both of
 * five stars.
 */
export function composeReviews(
  { text, place }: Context,
  random: Random,
  kind: keyof typeof parentComments,
  sizes: readonly number[],
): Review[][] {
  const comments = text.voices[kind];
  const isParent = (index: number) => parentComments[kind].includes(index);
  const left = sampleRandom(random, [...comments.keys()], comments.length);
  const takeBest = (ofParent: boolean) =>
    left.splice(
      left.findIndex((index) => starsOfComment(index) === 5 && isParent(index) === ofParent),
      1,
    );
  const first = sizes.map(() => [...takeBest(false), ...takeBest(true)]);
  const names = sampleRandom(random, [...place.usernames.keys()], place.usernames.length);
  const takeName = (ofParent: boolean) =>
    names.splice(
      names.findIndex((at) => parentNames.includes(at) === ofParent),
      1,
    );
  return first.map((best, group) =>
    [...best, ...left.splice(0, itemAt(sizes, group) - best.length)].map((index) => ({
      username: itemAt(place.usernames, takeName(isParent(index))[0] ?? 0),
      star: starsOfComment(index),
      comment: itemAt(comments, index),
    })),
  );
}

import type { Review } from './pageContent';

/** A review of a list; no other one of the list has its key. */
export interface KeyedReview extends Review {
  readonly key: string;
}

/** The API sends no ids: reviews with one name and one comment are the same review. */
const identityOf = ({ username, comment }: Review): string => JSON.stringify([username, comment]);

/** Gives reviews keys. A review that is in the list again keeps its place, with a key of its own. */
export function keyReviews(reviews: readonly Review[]): KeyedReview[] {
  const counts = new Map<string, number>();
  return reviews.map((review) => {
    const identity = identityOf(review);
    const count = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, count);
    return { ...review, key: `${identity} ${count}` };
  });
}

/**
 * Returns the reviews that the school has chosen (`feedbacks`), then those of students (`ratings`). A student's review that
 * was chosen is in both lists: the copy among the students' is dropped, so that it stands first and once.
 */
export function mergeReviews(feedbacks: readonly Review[], ratings: readonly Review[]): KeyedReview[] {
  const chosen = new Set(feedbacks.map(identityOf));
  return keyReviews([...feedbacks, ...ratings.filter((review) => !chosen.has(identityOf(review)))]);
}

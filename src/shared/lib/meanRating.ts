/** A course or a class as the API sends it: the average of its ratings, 1 to 5, and their number; 0 while there is none. */
export interface Rated {
  averageRate: number;
  ratingCount: number;
}

/** Returns the mean of all ratings of several courses and classes; those without ratings do not count. */
export function meanRating(items: readonly Rated[]): Rated {
  const rated = items.filter(({ averageRate, ratingCount }) => averageRate > 0 && ratingCount > 0);
  const ratingCount = rated.reduce((sum, one) => sum + one.ratingCount, 0);
  const stars = rated.reduce((sum, one) => sum + one.averageRate * one.ratingCount, 0);
  return { averageRate: ratingCount > 0 ? stars / ratingCount : 0, ratingCount };
}

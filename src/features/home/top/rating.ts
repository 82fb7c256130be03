/** The common rating of several things. */
export interface Rated {
  averageRate: number;
  ratingCount: number;
}

/** Ratings below which a mean says little. */
const fewest = 20;

/** Returns the mean of all ratings, and their number; null for too few. */
export function ratingOf(things: readonly Rated[]): { mean: number; count: number } | null {
  const rated = things.filter(({ averageRate, ratingCount }) => averageRate > 0 && ratingCount > 0);
  const count = rated.reduce((sum, { ratingCount }) => sum + ratingCount, 0);
  if (count < fewest) return null;
  return { mean: rated.reduce((sum, one) => sum + one.averageRate * one.ratingCount, 0) / count, count };
}

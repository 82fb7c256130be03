/** Drawn pictures have no fixed size, so all three URLs are the same. */
export const toPicture = (url: string) => ({ smallUrl: url, mediumUrl: url, largeUrl: url });

export const computeSum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

/** Returns the published average including the visitor's own rating. */
export function toRating(
  item: { averageRate: number; ratingCount: number },
  own: { stars: number; comment: string } | undefined,
) {
  if (!own) return { averageRate: item.averageRate, ratingCount: item.ratingCount };
  const ratingCount = item.ratingCount + 1;
  return {
    averageRate: Math.round(((item.averageRate * item.ratingCount + own.stars) / ratingCount) * 10) / 10,
    ratingCount,
  };
}

/** Tolerance for binary fractions: 0.57 × 100 is slightly below 57. */
const tolerance = 1e-9;

/** A share from 0 to 1 as whole percent, rounded down, so that 100 means all of it. Anything else is clamped. */
export function percentOf(ratio: number): number {
  const clamped = ratio > 0 ? Math.min(1, ratio) : 0;
  return Math.floor(clamped * 100 + tolerance);
}

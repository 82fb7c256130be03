/** Times of the last code per number: another one to the same number has to wait. */

/** Milliseconds between two messages to one number. */
const pause = 60_000;

/** Epoch milliseconds by number, with + and calling code. */
export type CodeTimes = Readonly<Record<string, number>>;

/** Returns the milliseconds until a number may get another code; 0: at once. */
export const waitOf = (times: CodeTimes, number: string, now: number): number =>
  Math.min(pause, Math.max(0, (times[number] ?? Number.NEGATIVE_INFINITY) + pause - now));

/** Returns the times after a code was sent, without those that have expired. */
export function addCodeTime(times: CodeTimes, number: string, now: number): CodeTimes {
  const waiting = Object.entries(times).filter(([one]) => waitOf(times, one, now) > 0);
  return { ...Object.fromEntries(waiting), [number]: now };
}

/** Returns the number that got the latest code, the only valid one; null: none. */
export function latestNumber(times: CodeTimes): string | null {
  const [latest] = Object.entries(times).sort(([, a], [, b]) => b - a);
  return latest?.[0] ?? null;
}

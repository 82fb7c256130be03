/** Durations as people write them: `90s`, `-1h30m`, `2d`, `500ms`. */

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
  ['ms', 1],
] as const;

const shape = /^([+-]?)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;

/** Parses milliseconds; null for an invalid duration. A `+` that a query has turned into a space counts as a plus. */
export function parseSpan(text: string): number | null {
  const match = shape.exec(text.trim());
  const amounts = match?.slice(2);
  if (!match || !amounts?.some((amount) => amount !== undefined)) return null;
  const sum = amounts.reduce((total, amount, index) => total + Number(amount ?? 0) * (units[index]?.[1] ?? 0), 0);
  return Number.isSafeInteger(sum) ? (match[1] === '-' ? 0 - sum : sum) : null;
}

/** Returns the shortest form: `1d2h`, `-5m`; `0s` for none. */
export function formatSpan(ms: number): string {
  let left = Math.abs(ms);
  let text = '';
  for (const [unit, size] of units) {
    const amount = Math.floor(left / size);
    left -= amount * size;
    if (amount > 0) text += `${amount}${unit}`;
  }
  return text === '' ? '0s' : (ms < 0 ? '-' : '') + text;
}

/** A stream of numbers in [0, 1); the same seed gives the same stream on every machine. */
export type Random = () => number;

/**
 * Returns a stream from a seed (FNV-1a, then a small mixing generator): good enough for pictures and realistic numbers,
 * never for secrets.
 */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state ^= character.charCodeAt(0);
    state = Math.imul(state, 16777619);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `low` to `high`, both included. */
export function randomBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Returns the item at `index`, modulo the length; throws on an empty list, which is a mistake in the content. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('An empty list has no item');
  return item;
}

export function pickRandom<T>(random: Random, list: readonly T[]): T {
  return itemAt(list, Math.floor(random() * list.length));
}

/** Returns `count` different items, in random order; all of them when there are fewer. */
export function sampleRandom<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return taken;
}

/**
 * Visits addresses and the addresses that the visits return, each once, several at a time. `visited` is called after each
 * visit with the numbers of visited and of known addresses. After a failed visit no other starts; the crawl rejects once
 * the visits under way have ended, since they write files.
 */
export async function crawlAddresses<T>(
  first: readonly T[],
  keyOf: (address: T) => string,
  visit: (address: T) => Promise<readonly T[]>,
  atOnce: number,
  visited: (done: number, known: number) => void = () => undefined,
): Promise<void> {
  const seen = new Set<string>();
  const waiting: T[] = [];
  const add = (addresses: readonly T[]) => {
    for (const address of addresses) {
      if (!seen.has(keyOf(address))) waiting.push(address);
      seen.add(keyOf(address));
    }
  };
  let done = 0;
  /** Visits under way, and those that have failed. */
  const open = new Set<Promise<void>>();
  const start = (address: T) => {
    const visiting = visit(address).then((found) => {
      done += 1;
      add(found);
      visited(done, seen.size);
      open.delete(visiting);
    });
    open.add(visiting);
  };
  add(first);
  try {
    while (waiting.length > 0 || open.size > 0) {
      waiting.splice(0, atOnce - open.size).forEach(start);
      await Promise.race(open);
    }
  } finally {
    await Promise.allSettled(open);
  }
}

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
  const queue: T[] = [];
  let next = 0;
  let done = 0;
  const add = (addresses: readonly T[]) => {
    for (const address of addresses) {
      const key = keyOf(address);
      if (!seen.has(key)) queue.push(address);
      seen.add(key);
    }
  };
  add(first);
  const failures: unknown[] = [];
  await new Promise<void>((resolve) => {
    let open = 0;
    const start = () => {
      while (failures.length === 0 && open < atOnce && next < queue.length) {
        const address = queue[next] as T;
        next += 1;
        open += 1;
        visit(address)
          .then((found) => {
            done += 1;
            add(found);
            visited(done, seen.size);
          })
          .catch((failure: unknown) => void failures.push(failure))
          .finally(() => {
            open -= 1;
            start();
          });
      }
      if (open === 0) resolve();
    };
    start();
  });
  if (failures.length > 0) throw failures[0];
}

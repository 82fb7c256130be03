const spell = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;

/**
 * Returns a function to call after each page. With each tenth of the pages it prints how many are done, and about how long
 * the rest takes.
 */
export function createProgress(print: (line: string) => void, now: () => number = Date.now) {
  const start = now();
  let tenths = 0;
  return (done: number, known: number, unchanged: number): void => {
    const reached = Math.floor((done * 10) / known);
    if (reached <= tenths || done === known) return;
    tenths = reached;
    const left = (((now() - start) / done) * (known - done)) / 1000;
    print(`prerendered ${done} of ${known} addresses (${unchanged} pages unchanged), about ${spell(left)} left`);
  };
}

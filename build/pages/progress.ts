export interface Output {
  /** A terminal, which gets a line every few seconds; anything else, such as a log, gets one every 10 %. */
  isTTY: boolean;
  write(line: string): void;
}

const secondsBetween = 5;

const spell = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;

/** Returns a function to call after each page: it says how many pages are done, and about how long the rest takes. */
export function createProgress({ isTTY, write }: Output, now: () => number = Date.now) {
  const start = now();
  let last = start;
  let tenths = 0;
  return (done: number, known: number, unchanged: number): void => {
    if (isTTY ? now() - last < secondsBetween * 1000 : Math.floor((done * 10) / known) <= tenths) return;
    last = now();
    tenths = Math.floor((done * 10) / known);
    if (done === known) return;
    const left = (((now() - start) / done) * (known - done)) / 1000;
    write(`prerendered ${done} of ${known} addresses (${unchanged} pages unchanged), about ${spell(left)} left`);
  };
}

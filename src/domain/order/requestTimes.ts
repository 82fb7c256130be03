interface RequestTimes {
  /** How long the order is requested. */
  readonly longest: number;
  /** Between two requests. */
  readonly pauses: readonly number[];
  /** Every pause after the last one of `pauses`. */
  readonly lastPause: number;
}

/** How often the server is asked for an order; all in milliseconds. */
export const requestTimes = {
  /** By its key: an order without a response may still reach the server. */
  lookUp: { longest: 60_000, pauses: [2000, 4000, 8000], lastPause: 15_000 },
  /** By its id: an order that waits for its payment. */
  poll: { longest: 120_000, pauses: [1000, 1500, 2500, 4000, 6000], lastPause: 10_000 },
} satisfies Record<string, RequestTimes>;

/** Returns the pause after a request, within the time that is left. `turn`: the number of requests before this one. */
export const pauseAfter = ({ pauses, lastPause }: RequestTimes, turn: number, left: number): number =>
  Math.min(left, pauses[turn] ?? lastPause);

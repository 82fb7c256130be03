/** Returns where a lesson starts, in seconds: the address's position wins, then the unsent one, then the server's. */
export const resumePosition = (named: string | null, waiting: number | null, known: number): number =>
  readPosition(named) ?? waiting ?? known;

/** Parses a position from an address, in seconds; null when it has none. */
export const readPosition = (named: string | null): number | null =>
  named !== null && /^\d{1,6}$/.test(named) ? Number(named) : null;

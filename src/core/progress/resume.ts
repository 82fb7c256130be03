/** Where a lesson starts, in seconds: an address that names a position wins, then what the server does not know yet, then what it knows. */
export const resumePosition = (named: string | null, waiting: number | null, known: number): number =>
  namedPosition(named) ?? waiting ?? known;

/** The position that an address names, in seconds; null when it names none. */
export const namedPosition = (named: string | null): number | null =>
  named !== null && /^\d{1,6}$/.test(named) ? Number(named) : null;

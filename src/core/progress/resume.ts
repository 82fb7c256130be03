/** Where a lesson starts, in seconds: an address that names a position wins, then what the server does not know yet, then what it knows. */
export function resumePosition(named: string | null, waiting: number | null, known: number): number {
  const asked = named !== null && /^\d{1,6}$/.test(named) ? Number(named) : null;
  return asked ?? waiting ?? known;
}

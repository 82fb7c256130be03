/** Returns why a subject is refused, or null. */
export function refuseSubject(subject: string): string | null;

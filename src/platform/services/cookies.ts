/** The app's access to cookies. The implementation sets lifetime and attributes: 30 days, Lax, Secure on https. */
export interface CookieJar {
  /** null when absent, and when the browser denies cookies. */
  get(name: string): string | null;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/** Returns cookies in memory, for renders without a browser and for tests. */
export function memoryCookies(initial: Record<string, string> = {}): CookieJar {
  const values = new Map(Object.entries(initial));
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}

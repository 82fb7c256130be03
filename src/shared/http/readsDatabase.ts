/** Name of the database of stored reads (`storedReads.ts`), which belongs to one session. */
export const readsDatabase = 'reads';

/** Cache of the captions of lessons, which the app's service worker fills (`src/app/worker`); it belongs to one session, too. */
export const captionsCache = 'app-captions';

/** Deletes all stored reads, whether their code has loaded or not. Other tabs close the database first. */
export function forgetReads(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(readsDatabase);
    globalThis.caches?.delete(captionsCache).catch(() => undefined);
  } catch {
    // Denied, so nothing was stored.
  }
}

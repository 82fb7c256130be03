/** Name of the database of stored reads (`storedReads.ts`), which belongs to one session. */
export const readsDatabase = 'reads';

/** Cache of the captions of lessons, which the app's service worker fills (`src/app/worker`); it belongs to one session, too. */
export const captionsCache = 'app-captions';

/** Cache of the lessons that are kept to be watched without a network (`src/domain/kept`); it belongs to one session, too. */
export const keptCache = 'app-lessons';

/** Deletes all stored reads and kept lessons, whether their code has loaded or not. Other tabs close the database first. */
export function forgetReads(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(readsDatabase);
    for (const cache of [captionsCache, keptCache]) globalThis.caches?.delete(cache).catch(() => undefined);
  } catch {
    // Denied, so nothing was stored.
  }
}

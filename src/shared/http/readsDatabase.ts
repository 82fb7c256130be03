/** Name of the database of stored reads (`storedReads.ts`), which belongs to one session. */
export const readsDatabase = 'reads';

/** Cache of the captions of lessons, which the app's service worker fills (`src/app/worker`); it belongs to one session, too. */
export const captionsCache = 'app-captions';

/** Cache of the lessons that were downloaded, to be watched without a network (`src/domain/download`); it belongs to one session, too. */
export const lessonsCache = 'app-lessons';

/** Deletes all stored reads and downloaded lessons, whether their code has loaded or not. Other tabs close the database first. */
export function forgetReads(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(readsDatabase);
    for (const cache of [captionsCache, lessonsCache]) globalThis.caches?.delete(cache).catch(() => undefined);
  } catch {
    // Denied, so nothing was stored.
  }
}

/** Name of the database of stored reads (`storedReads.ts`), which belongs to one session. */
export const readsDatabase = 'reads';

/** Cache of the captions of lessons, which the app's service worker fills (`src/app/worker`); it belongs to one session, too. */
export const captionsCache = 'app-captions';

/** Cache of the lessons that were downloaded, to be watched without a network (`src/domain/download`); it belongs to one session, too. */
export const lessonsCache = 'app-lessons';

/**
 * Runs work on the cache of lessons while no other such work runs, in other tabs either: to open a cache creates it, also
 * when it is deleted after a look whether it exists. Without locks in the browser the work starts at once.
 */
export const lockLessonsCache = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(lessonsCache, work) : work();

/** Deletes all stored reads and downloaded lessons, whether their code has loaded or not. Other tabs close the database first. */
export function forgetReads(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(readsDatabase);
    globalThis.caches?.delete(captionsCache).catch(() => undefined);
    lockLessonsCache(async () => globalThis.caches?.delete(lessonsCache)).catch(() => undefined);
  } catch {
    // Denied, so nothing was stored.
  }
}

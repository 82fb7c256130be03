/** Lessons that are downloaded in this browser: a cache with the files and a record of each. */

import { downloadFolder } from '@/shared/download/downloadedFiles';
import { lessonsCache, lockLessonsCache } from '@/shared/http/readsDatabase';
import { type DownloadableLesson, type DownloadRecord, downloadKey, readRecord } from './lesson';

/** Name of a lesson's record among its files. */
export const recordName = 'record';

/** Rejects where the browser denies it. */
export async function openLessonsCache(): Promise<Cache> {
  if (!globalThis.caches || !navigator.serviceWorker) throw new DOMException('No caches', 'SecurityError');
  return caches.open(lessonsCache);
}

/** Returns null where there is none: to open it would create it. Rejects where the browser denies it. */
const findLessonsCache = (): Promise<Cache | null> =>
  lockLessonsCache(async () => ((await globalThis.caches?.has(lessonsCache)) ? caches.open(lessonsCache) : null));

/** Returns the records of a user's lessons, the oldest first; none where the browser denies it or has removed them. */
export async function readRecords(userId: string): Promise<DownloadRecord[]> {
  try {
    const cache = await findLessonsCache();
    if (!cache) return [];
    const own = downloadFolder(userId, '').slice(0, -1);
    const found: DownloadRecord[] = [];
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(own) || !pathname.endsWith(`/${recordName}`)) continue;
      const record = readRecord(await (await cache.match(request))?.json().catch(() => null));
      if (record) found.push(record);
    }
    return found.sort((a, b) => a.keptAt - b.keptAt);
  } catch {
    return [];
  }
}

/** Returns the paths of the stored files below a folder. */
export async function storedPaths(cache: Cache, folder: string): Promise<Set<string>> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return new Set(paths.filter((path) => path.startsWith(folder)));
}

/** Deletes the files of lessons, those of the record first: what is left of it is never shown. */
export async function removeLessons(userId: string, lessons: readonly DownloadableLesson[]): Promise<void> {
  const cache = await findLessonsCache().catch(() => null);
  if (!cache) return;
  for (const lesson of lessons) {
    const folder = downloadFolder(userId, downloadKey(lesson));
    await cache.delete(folder + recordName);
    for (const path of await storedPaths(cache, folder)) await cache.delete(path);
  }
}

/** Returns the bytes that the browser has left for this site; null where it does not say. */
export async function readFreeSpace(): Promise<number | null> {
  const { quota, usage } = (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

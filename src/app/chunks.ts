/** Chunks: a deadline of 120 s, and at most one automatic reload per address and minute, so that nothing ever loops. */
import type { KeyValueStore } from '@/core/services/storage';

export const chunkTimeout = 120_000;
const reloadPause = 60_000;
const reloadKey = 'reload';

export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Rejects with a `ChunkLoadError` when the import fails or has not come after 120 000 ms. */
export function loadChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout')), timeout);
    load()
      .then(resolve, (error: unknown) => reject(new ChunkLoadError(error)))
      .finally(() => clearTimeout(timer));
  });
}

export interface ReloadGuard {
  /** Reloads the address once; false when that was done less than 60 s ago, or cannot be remembered. */
  reload(url: string): boolean;
}

/** `storage` must outlive the page (session storage); without it there is no automatic reload. */
export function createReloadGuard(
  storage: KeyValueStore,
  now: () => number,
  reload: (url: string) => void,
): ReloadGuard {
  return {
    reload(url) {
      const known = storage.get(reloadKey);
      const times: Record<string, number> =
        typeof known === 'object' && known !== null ? (known as Record<string, number>) : {};
      const last = times[url];
      if (last !== undefined && now() - last < reloadPause) return false;
      const recent = Object.fromEntries(Object.entries(times).filter(([, time]) => now() - time < reloadPause));
      storage.set(reloadKey, { ...recent, [url]: now() });
      reload(url);
      return true;
    },
  };
}

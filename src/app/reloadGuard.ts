/** Allows at most one automatic reload per address and minute, so that reloads never loop. */
import type { KeyValueStore } from '@/platform/services/storage';

const reloadPause = 60_000;
const reloadKey = 'reload';

export interface ReloadGuard {
  /**
   * Reloads the address. Returns false, without reloading, when that was done less than 60 s ago or cannot be stored.
   */
  reload(url: string): boolean;
}

/**
 * Returns a guard over `storage`, which must outlive the page (session storage); without it there is no automatic
 * reload.
 */
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

import { browserStorage, storagePrefix } from '@/platform/services/storage';
import { createReloadGuard, type ReloadGuard } from './reloadGuard';

/**
 * Returns a guard in session storage, which outlives a reload. Where storage is denied, the guard allows a reload only
 * if the page itself was not reloaded.
 */
export function browserReloadGuard(): ReloadGuard {
  const storage = browserStorage(() => window.sessionStorage);
  storage.set('probe', 1);
  const kept = (() => {
    try {
      return window.sessionStorage.getItem(`${storagePrefix}probe`) !== null;
    } catch {
      return false;
    }
  })();
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const guarded = createReloadGuard(storage, Date.now, () => window.location.reload());
  return kept ? guarded : { reload: (url: string) => entry?.type !== 'reload' && guarded.reload(url) };
}

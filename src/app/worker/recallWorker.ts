import { cacheNames } from './cacheNames';

/** The part of the service worker's global scope that is used here. */
export interface RecalledScope {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  readonly caches: CacheStorage;
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
}

/**
 * Removes a faulty worker, in whose place it is deployed: it deletes the files of the faulty worker, and itself. Pages
 * then load from the network, and the worker of the next deployment is installed like a first one.
 */
export function recallWorker(scope: RecalledScope): void {
  const leave = async () => {
    for (const name of Object.values(cacheNames)) await scope.caches.delete(name);
    await scope.registration.unregister();
  };
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(leave()));
}

import { allowWorkerScript } from '@/shared/lib/workerScript';

const script = '/worker.js';

/** Returns the paths of the hashed files that this page has loaded. */
const findLoaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/**
 * Registers the app's service worker where workers are available (https), and tells it which files this page has loaded; without it
 * the app does not open without a network.
 */
export async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  allowWorkerScript(script);
  await navigator.serviceWorker.register(script);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(findLoaded());
}

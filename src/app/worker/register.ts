import { allowWorkerScript } from '@/shared/lib/workerScript';

const script = '/worker.js';

/**
 * Registers the app's service worker where workers are available (https); without it only the offline page is missing.
 */
export async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  allowWorkerScript(script);
  await navigator.serviceWorker.register(script);
}

import { allowWorkerScript } from '@/shared/lib/workerScript';

const script = '/worker.js';

/** Gives browsers that have workers (on https) the app's own; without it nothing is missing while there is a network. */
export async function registerWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  allowWorkerScript(script);
  await navigator.serviceWorker.register(script);
}

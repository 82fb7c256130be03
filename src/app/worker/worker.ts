import { type OfflinePages, runWorker, type WorkerScope } from './runWorker';

/** Injected by the build, see build/site/offline.ts. */
declare const offlinePages: OfflinePages;

runWorker(globalThis as unknown as WorkerScope, offlinePages);

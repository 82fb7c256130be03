import { type OfflinePages, runWorker, type WorkerScope } from './runWorker';

/** Injected by the build, see build/offline.ts. */
declare const offlinePages: OfflinePages;

runWorker(globalThis as unknown as WorkerScope, offlinePages);

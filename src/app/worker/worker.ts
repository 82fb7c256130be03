import { runWorker, type WorkerBuild, type WorkerScope } from './runWorker';

/** Injected by the build, see build/site/worker.ts. */
declare const workerBuild: WorkerBuild;

runWorker(globalThis as unknown as WorkerScope, workerBuild);

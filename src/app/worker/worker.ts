import { runWorker } from './runWorker';
import type { WorkerBuild, WorkerScope } from './workerScope';

/** Injected by the build, see build/site/worker.ts. */
declare const workerBuild: WorkerBuild;

runWorker(globalThis as unknown as WorkerScope, workerBuild);

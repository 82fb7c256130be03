import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { ApiRead, ApiResponse } from './apiGate.ts';
import type { TaskSettings, Tasks } from './tasks.ts';
import { connectThread } from './threadCalls.ts';

/** What the main thread asks of a thread. */
export interface TaskCall {
  task: keyof Tasks;
  argument: unknown;
}

/** More threads than this wait for the API, not for a processor. */
const mostThreads = 8;
const tasksPerThread = 6;
/**
 * Memory of a thread that renders pages. Without limits, the collector leaves garbage for later: a build of 10,000 courses takes
 * 2.0 GB instead of 1.5. A thread that needs more ends with an error.
 */
export const pageMemory: ResourceLimits = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 16 };

export type Workers = ReturnType<typeof startThreads>;

/** Starts threads for the tasks, with limits of memory for each. A thread that breaks rejects its tasks. */
export function startThreads(
  settings: TaskSettings,
  ask: (read: ApiRead) => Promise<ApiResponse>,
  resourceLimits: ResourceLimits = {},
) {
  const startThread = () => {
    const worker = new Worker(join(settings.serverDist, 'worker.js'), { workerData: settings, resourceLimits });
    const { call, open } = connectThread(worker, ask);
    let broken: unknown = null;
    worker.on('error', (error) => {
      broken = error;
      for (const { reject } of open.values()) reject(error);
    });
    const run = (task: TaskCall) => (broken ? Promise.reject(broken) : call(task));
    return { run, open, stop: () => worker.terminate() };
  };
  const threads = Array.from({ length: Math.min(mostThreads, availableParallelism()) }, startThread);
  const run =
    <Name extends keyof Tasks>(task: Name) =>
    (argument: Parameters<Tasks[Name]>[0]) => {
      const free = threads.reduce((least, one) => (one.open.size < least.open.size ? one : least));
      return free.run({ task, argument }) as ReturnType<Tasks[Name]>;
    };
  return {
    /** Number of threads. */
    count: threads.length,
    /** Tasks that keep all threads busy while some of them wait for the API. */
    atOnce: threads.length * tasksPerThread,
    listContent: run('listContent'),
    writePage: run('writePage'),
    writeSearch: run('writeSearch'),
    stop: async () => void (await Promise.all(threads.map((thread) => thread.stop()))),
  };
}

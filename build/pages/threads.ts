import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Locale } from '../bundle/server.ts';
import type { ApiRead, ApiResponse } from './apiGate.ts';
import type { PageJob, TaskSettings, Tasks } from './tasks.ts';

type Task = { kind: 'list' | 'search'; locale: Locale } | { kind: 'page'; job: PageJob };
/** The main thread's messages: tasks, and responses of the API; `id` numbers each kind. */
export type ToWorker = (Task & { id: number }) | { kind: 'response'; id: number; response: ApiResponse };
/** A thread's messages: what it reads, and the outcome of each task. */
export type FromWorker =
  | { kind: 'ask'; id: number; read: ApiRead }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; error: unknown };

export interface Workers extends Tasks {
  /** Number of threads. */
  count: number;
  /** Tasks that keep all threads busy while some of them wait for the API. */
  atOnce: number;
  stop(): Promise<void>;
}

/** More threads than this wait for the API, not for a processor. */
const mostThreads = 8;
const tasksPerThread = 6;
/**
 * Memory of a thread that renders pages. Without limits, the collector leaves garbage for later: a build of 10,000 courses takes
 * 2.0 GB instead of 1.5. A thread that needs more ends with an error.
 */
export const pageMemory: ResourceLimits = { maxOldGenerationSizeMb: 640, maxYoungGenerationSizeMb: 16 };

/** Starts threads for the tasks, with limits of memory for each. A thread that breaks rejects its tasks. */
export function startThreads(
  settings: TaskSettings,
  ask: (read: ApiRead) => Promise<ApiResponse>,
  memory: ResourceLimits = {},
): Workers {
  const threads = Array.from({ length: Math.min(mostThreads, availableParallelism()) }, () =>
    startThread(settings, ask, memory),
  );
  const run = (task: Task) => threads.reduce((least, one) => (one.open() < least.open() ? one : least)).run(task);
  return {
    count: threads.length,
    atOnce: threads.length * tasksPerThread,
    listContent: (locale) => run({ kind: 'list', locale }) as ReturnType<Tasks['listContent']>,
    writePage: (job) => run({ kind: 'page', job }) as ReturnType<Tasks['writePage']>,
    writeSearch: (locale) => run({ kind: 'search', locale }) as ReturnType<Tasks['writeSearch']>,
    stop: async () => void (await Promise.all(threads.map((thread) => thread.stop()))),
  };
}

function startThread(
  settings: TaskSettings,
  ask: (read: ApiRead) => Promise<ApiResponse>,
  resourceLimits: ResourceLimits,
) {
  const worker = new Worker(join(settings.serverDist, 'worker.js'), { workerData: settings, resourceLimits });
  const open = new Map<number, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>();
  let count = 0;
  let broken: unknown = null;
  const post = (message: ToWorker) => worker.postMessage(message);

  worker.on('message', async (message: FromWorker) => {
    if (message.kind === 'ask') return post({ kind: 'response', id: message.id, response: await ask(message.read) });
    const task = open.get(message.id);
    open.delete(message.id);
    if (message.kind === 'done') task?.resolve(message.result);
    else task?.reject(message.error);
  });
  worker.on('error', (error) => {
    broken = error;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  });
  return {
    open: () => open.size,
    run: (task: Task) =>
      new Promise<unknown>((resolve, reject) => {
        if (broken) return reject(broken);
        count += 1;
        open.set(count, { resolve, reject });
        post({ ...task, id: count });
      }),
    stop: () => worker.terminate(),
  };
}

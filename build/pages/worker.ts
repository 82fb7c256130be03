import { parentPort, workerData } from 'node:worker_threads';
import type { ApiResponse } from './apiGate.ts';
import { createTasks, type TaskSettings } from './tasks.ts';
import { connectThread } from './threadCalls.ts';
import type { TaskCall } from './threads.ts';

/** A thread of the prerender: it renders a part of the pages, and reads the API through the main thread. */
if (!parentPort) throw new Error('This is no thread');
const call = connectThread(parentPort, async ({ task, argument }: TaskCall): Promise<unknown> => {
  const { tasks, fetch } = await started;
  globalThis.fetch = fetch;
  return tasks[task](argument as never);
}).call;
const started = createTasks(workerData as TaskSettings, (read) => call(read) as Promise<ApiResponse>);

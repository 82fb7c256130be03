import { parentPort, workerData } from 'node:worker_threads';
import type { ApiResponse } from './apiGate.ts';
import { createTasks, type TaskSettings, type Tasks } from './tasks.ts';
import type { FromWorker, ToWorker } from './threads.ts';

/** A thread of the prerender: it renders a part of the pages, and reads the API through the main thread. */
const responses = new Map<number, (response: ApiResponse) => void>();
let asked = 0;
const post = (message: FromWorker) => parentPort?.postMessage(message);

const started = createTasks(workerData as TaskSettings, (read) => {
  asked += 1;
  const id = asked;
  post({ kind: 'ask', id, read });
  return new Promise((resolve) => void responses.set(id, resolve));
}).then(({ tasks, fetch }) => {
  globalThis.fetch = fetch;
  return tasks;
});

function run(tasks: Tasks, message: Exclude<ToWorker, { kind: 'response' }>): Promise<unknown> {
  if (message.kind === 'page') return tasks.writePage(message.job);
  return message.kind === 'list' ? tasks.listContent(message.locale) : tasks.writeSearch(message.locale);
}

parentPort?.on('message', async (message: ToWorker) => {
  if (message.kind === 'response') {
    responses.get(message.id)?.(message.response);
    responses.delete(message.id);
    return;
  }
  try {
    const tasks = await started;
    const result = await run(tasks, message);
    post({ kind: 'done', id: message.id, result });
  } catch (error) {
    post({ kind: 'failed', id: message.id, error });
  }
});

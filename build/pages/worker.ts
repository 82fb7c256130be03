import { parentPort, workerData } from 'node:worker_threads';
import type { ApiAnswer } from './apiGate.ts';
import { createTasks, type TaskSettings, type Tasks } from './tasks.ts';
import type { FromWorker, ToWorker } from './threads.ts';

/** A thread of the prerender: it works on one part of the pages and asks the main thread for what it reads. */
const answers = new Map<number, (answer: ApiAnswer) => void>();
let asked = 0;
const post = (message: FromWorker) => parentPort?.postMessage(message);

const started = createTasks(workerData as TaskSettings, (read) => {
  asked += 1;
  const id = asked;
  post({ kind: 'ask', id, read });
  return new Promise((resolve) => void answers.set(id, resolve));
}).then(({ tasks, fetch }) => {
  globalThis.fetch = fetch;
  return tasks;
});

function run(tasks: Tasks, message: Exclude<ToWorker, { kind: 'answer' }>): Promise<unknown> {
  if (message.kind === 'page') return tasks.writePage(message.job);
  return message.kind === 'list' ? tasks.listContent(message.locale) : tasks.writeSearch(message.locale);
}

parentPort?.on('message', async (message: ToWorker) => {
  if (message.kind === 'answer') {
    answers.get(message.id)?.(message.answer);
    answers.delete(message.id);
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

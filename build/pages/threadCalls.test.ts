import { MessageChannel } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { connectThread } from './threadCalls.ts';

/** Connects two sides; `answer` is that of the second one. */
function connect(answer: (argument: number) => Promise<unknown>) {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const first = connectThread(port1, async (argument: number) => argument * 10);
  return { first, second: connectThread(port2, answer) };
}

it('gives each call its own result, also when each side calls the other meanwhile', async () => {
  const { first, second } = connect(async (argument) => Number(await second.call(argument)) + 1);
  const calls = [1, 2, 3].map(first.call);
  expect(first.open.size).toBe(3);
  expect(await Promise.all(calls)).toEqual([11, 21, 31]);
  expect([first.open.size, second.open.size]).toEqual([0, 0]);
});

it('rejects a call whose answer failed', async () => {
  const { first } = connect(() => Promise.reject(new Error('no page')));
  await expect(first.call(1)).rejects.toThrow('no page');
  expect(first.open.size).toBe(0);
});

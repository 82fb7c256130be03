import type { MessagePort, Worker } from 'node:worker_threads';

/** A call, or the outcome of the other side's call of that number. */
type Message = { id: number } & ({ argument: unknown } | { result: unknown } | { error: unknown });

/**
 * Connects this thread with another one, of which each calls the other. `answer` takes the other's calls. Returns how to call
 * it, and the calls that it has not answered yet.
 */
export function connectThread<Argument>(port: MessagePort | Worker, answer: (argument: Argument) => Promise<unknown>) {
  const open = new Map<number, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>();
  let count = 0;
  const post = (message: Message) => port.postMessage(message);

  port.on('message', async (message: Message) => {
    const { id } = message;
    if ('argument' in message) {
      const result = answer(message.argument as Argument);
      return result.then(
        (result) => post({ id, result }),
        (error: unknown) => post({ id, error }),
      );
    }
    const call = open.get(id);
    open.delete(id);
    if ('error' in message) call?.reject(message.error);
    else call?.resolve(message.result);
  });
  const call = (argument: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      open.set(count, { resolve, reject });
      post({ id: count, argument });
    });
  return { call, open };
}

import { expect, it, vi } from 'vitest';
import { cacheNames } from './cacheNames';
import { recallWorker } from './recallWorker';

it('activates at once, deletes what the worker has stored and removes itself, answering no request', async () => {
  const listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {};
  const deleted: string[] = [];
  const scope = {
    addEventListener: (type: string, listener: (event: { waitUntil(work: Promise<unknown>): void }) => void) =>
      void Object.assign(listeners, { [type]: listener }),
    caches: { delete: async (name: string) => deleted.push(name) } as unknown as CacheStorage,
    registration: { unregister: vi.fn(async () => true) },
    skipWaiting: vi.fn(async () => undefined),
  };
  recallWorker(scope);
  expect(Object.keys(listeners)).toEqual(['install', 'activate']);
  const work: Promise<unknown>[] = [];
  for (const listener of Object.values(listeners)) listener({ waitUntil: (one) => void work.push(one) });
  await Promise.all(work);
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  expect(deleted).toEqual(Object.values(cacheNames));
  expect(scope.registration.unregister).toHaveBeenCalledOnce();
});

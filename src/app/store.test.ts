import { delay } from 'redux-saga/effects';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '@/platform/services/services';
import { createStore } from './store';

afterEach(() => vi.useRealTimers());

it('ends the sagas of ducks that were registered later, too', async () => {
  vi.useFakeTimers();
  const ended: string[] = [];
  const sagaOf = (name: string) =>
    function* wait() {
      yield delay(1000);
      ended.push(name);
    };
  const { run, register, cancelAll } = createStore({ report: vi.fn() } as unknown as Services, {});
  run(sagaOf('first'));
  await vi.advanceTimersByTimeAsync(1000);
  run(sagaOf('second'));
  register({ key: 'late', saga: sagaOf('late') });
  cancelAll();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended).toEqual(['first']);
});

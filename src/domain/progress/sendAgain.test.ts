import { combineReducers } from 'redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  flushRequested,
  outboxReducer,
  positionAcknowledged,
  positionSaved,
  sendingFailed,
} from '@/platform/outbox/state';
import { memoryStorage } from '@/platform/services/storage';
import { createClock } from '@/shared/lib/clock';
import { startSaga } from '~test/startSaga';
import { progressSaga } from './saga';
import { progressReducer } from './state';

const entry = { targetType: 'course', targetId: 7, lessonId: 3, position: 40, savedAt: 5000 } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const app = startSaga(progressSaga, {
    reducer: combineReducers({ outbox: outboxReducer, progress: progressReducer }),
    services: { storage: memoryStorage(), clock: createClock(() => 5000) },
  });
  const asked = () => app.actionsOf(flushRequested).length;
  return { ...app, asked, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000) };
}

it('asks again what the server could not take, ever more rarely, though nothing plays any more', async () => {
  const { dispatch, asked, pass, task } = start();
  dispatch(positionSaved(entry));
  dispatch(sendingFailed());
  expect(asked()).toBe(0);
  const at: number[] = [];
  for (let second = 1; second <= 400; second += 1) {
    const before = asked();
    await pass(1);
    if (asked() > before) at.push(second);
  }
  expect(at).toEqual([15, 45, 105, 225, 345]);
  task.cancel();
});

it('stops when it is saved, and starts again with the next failure', async () => {
  const { dispatch, asked, pass, task } = start();
  dispatch(positionSaved(entry));
  dispatch(sendingFailed());
  await pass(20);
  expect(asked()).toBe(1);
  dispatch(positionAcknowledged(entry, {} as never));
  await pass(600);
  expect(asked()).toBe(1);
  dispatch(positionSaved({ ...entry, savedAt: 6000 }));
  dispatch(sendingFailed());
  await pass(16);
  expect(asked()).toBe(2);
  task.cancel();
});

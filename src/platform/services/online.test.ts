import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSaga } from '~test/startSaga';
import { whenOnline } from './online';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

/** Runs a worker that returns the given results, one per run; an Error is thrown. */
function open(...results: unknown[]) {
  let runs = 0;
  const run = () => {
    const result = results[runs];
    runs += 1;
    if (result instanceof Error) throw result;
    return result;
  };
  const app = startSaga(() =>
    whenOnline(function* tryAgain(): SagaIterator {
      return yield call(run);
    }),
  );
  return { ...app, runs: () => runs };
}

const goOnline = () => void window.dispatchEvent(new Event('online'));

it('runs the worker each time the browser is back online, until the saga is cancelled', () => {
  const { runs, task } = open();
  expect(runs()).toBe(0);
  goOnline();
  goOnline();
  expect(runs()).toBe(2);
  task.cancel();
  goOnline();
  expect(runs()).toBe(2);
});

it('ends when the worker returns true, and no longer listens then', () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const { runs, task } = open(false, true);
  goOnline();
  expect([task.isRunning(), removed.mock.calls.length]).toEqual([true, 0]);
  goOnline();
  expect([task.isRunning(), removed.mock.calls.length]).toEqual([false, 1]);
  goOnline();
  expect(runs()).toBe(2);
});

it('reports a worker that throws, and runs it again the next time', () => {
  const bug = new Error('bug');
  const { runs, reports } = open(bug);
  goOnline();
  expect(reports).toEqual([{ error: bug, where: 'tryAgain' }]);
  goOnline();
  expect(runs()).toBe(2);
});

it('never runs the worker without a browser', () => {
  vi.stubGlobal('window', undefined);
  const { runs, task } = open();
  expect([runs(), task.isRunning()]).toEqual([0, true]);
});

// @vitest-environment happy-dom
import { combineReducers } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localeReducer } from '@/platform/locale/state';
import { createClock } from '@/shared/lib/clock';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { keepServerTime, refreshServerTime } from './serverTimeSaga';

const start = Date.parse('2026-11-20T10:00:00Z');
const hour = 3_600_000;
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  device.moved = 0;
});
afterEach(() => void vi.useRealTimers());

const device = { moved: 0 };
const clockOf = () => createClock(Date.now, undefined, () => Date.now() + device.moved);

function setUp(saga: () => SagaIterator = keepServerTime, clock = clockOf()) {
  const controlled = controlledHttp();
  const app = startSaga(saga, {
    reducer: combineReducers({ locale: localeReducer }),
    http: controlled.http,
    services: { clock },
  });
  const response = (serverTime: number) =>
    controlled.calls.at(-1)?.respond({ serverTime: new Date(serverTime).toISOString(), user: null });
  const show = () => window.dispatchEvent(new Event('visibilitychange'));
  return { ...app, ...controlled, clock, response, show };
}

it('is asked for at the launch, and not again while the clocks of the device agree', async () => {
  const { calls, clock, response, show, task } = setUp();
  expect(calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([['appLaunch', { lang: 'en-hk' }]]);
  await response(start + 7000);
  expect(clock.now()).toBe(start + 7000);
  vi.advanceTimersByTime(4 * minute);
  show();
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(2 * minute);
  expect(calls).toHaveLength(1);
  show();
  show();
  expect(calls).toHaveLength(2);
  task.cancel();
  await task.toPromise();
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['was set back', -3 * hour],
  ['was set forward', 30 * 24 * hour],
  ['has run on while the other one slept', 8 * hour],
])('is asked for within a minute after the device’s clock %s, and holds until then', async (_, moved) => {
  const { calls, clock, response, task } = setUp();
  await response(start);
  device.moved = moved;
  vi.advanceTimersByTime(minute);
  expect(clock.now()).toBe(start + minute);
  expect(calls).toHaveLength(2);
  await response(start + 8 * hour);
  expect(clock.now()).toBe(start + 8 * hour);
  vi.advanceTimersByTime(minute);
  expect(calls).toHaveLength(2);
  task.cancel();
});

it('is asked for when the network is back, until it is known', async () => {
  const { calls, call, clock, response, task } = setUp();
  await call(0).fail(requestError('network'));
  vi.advanceTimersByTime(10 * minute);
  expect(calls).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  expect(calls).toHaveLength(2);
  await response(start);
  expect(clock.hasServerTime()).toBe(true);
  task.cancel();
});

it('is fresh for whoever needs it: asked for when it is older, and said not to be when that fails', async () => {
  const clock = clockOf();
  const refresh = () => setUp(() => refreshServerTime(minute), clock);
  const first = refresh();
  await first.response(start);
  expect(await first.task.toPromise()).toBe(true);
  vi.advanceTimersByTime(minute);
  const second = refresh();
  expect([await second.task.toPromise(), second.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(1);
  const third = refresh();
  await third.call(0).fail(requestError('network'));
  expect(await third.task.toPromise()).toBe(false);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { combineReducers } from 'redux';
import { afterEach, expect, it, vi } from 'vitest';
import { collectionDetail } from '@/domain/sale/state';
import { sessionReducers, sessionStarted } from '@/platform/session/state';
import { requestFailed } from '@/shared/duck/callApi';
import type { User } from '@/shared/entities/user';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { pollOrderSaga } from './pollOrderSaga';
import { type OrdersSlice, orderReturned, orderSettled, ordersReducer, selectPolledOrder } from './state';

const start = Date.parse('2026-11-20T10:00:00Z');
const app: { task: { cancel(): void } }[] = [];
afterEach(() => {
  for (const { task } of app.splice(0)) task.cancel();
  vi.useRealTimers();
});

function open({ user = { userId: 'u-kit' } as User | null } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const controlled = controlledHttp();
  let now = start;
  const saga = startSaga(pollOrderSaga, {
    reducer: combineReducers({ ...sessionReducers, orders: ordersReducer }),
    http: controlled.http,
    services: { clock: { now: () => now } },
  });
  app.push(saga);
  if (user) saga.dispatch(sessionStarted(user));
  const pass = async (ms: number) => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
    await nextTurn();
  };
  return {
    ...controlled,
    ...saga,
    pass,
    elapse(ms: number) {
      now += ms;
    },
    polled: () => selectPolledOrder(saga.getState() as OrdersSlice),
    say: async (status: string) => controlled.calls.at(-1)?.respond({ order: { id: 'o-1', status } }),
  };
}

it('asks in growing pauses until the order is over, and says so once', async () => {
  const { dispatch, calls, say, pass, polled, actionsOf } = open();
  dispatch(orderReturned(3101, 'o-1'));
  expect(calls.map(({ endpoint, path }) => [endpoint, path])).toEqual([['order', { id: 'o-1' }]]);
  await say('pending');
  await pass(900);
  expect(calls).toHaveLength(1);
  await pass(100);
  expect(calls).toHaveLength(2);
  await say('pending');
  await pass(1000);
  expect(calls).toHaveLength(2);
  await pass(500);
  await calls.at(-1)?.fail(requestError('network'));
  await pass(2500);
  expect(calls).toHaveLength(4);
  expect(actionsOf(orderSettled)).toEqual([]);
  await say('paid');
  await pass(60_000);
  expect(calls).toHaveLength(4);
  expect(polled()).toMatchObject({ order: { status: 'paid' } });
  expect(actionsOf(orderSettled).map(({ payload }) => payload)).toMatchObject([
    { order: { id: 'o-1', status: 'paid' }, target: 'collection:3101' },
  ]);
  // The owned content is reloaded, so that the page can link to it.
  expect(actionsOf(collectionDetail.request).map(({ payload }) => payload)).toEqual([{ id: 3101 }]);
  expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['quiet']);
  dispatch(orderReturned(3101, 'o-1'));
  expect(calls).toHaveLength(4);
});

it('gives up after two minutes of the clock, however few questions that were', async () => {
  const { dispatch, calls, say, elapse, pass, polled } = open();
  dispatch(orderReturned(3101, 'o-1'));
  await say('pending');
  elapse(118_500);
  await pass(1000);
  await say('pending');
  await pass(500);
  expect(polled()?.status).toBe('polling');
  await say('pending');
  expect(polled()?.status).toBe('late');
  await pass(60_000);
  expect(calls).toHaveLength(3);
  dispatch(orderReturned(3101, 'o-1'));
  expect([calls.length, polled()?.status]).toEqual([4, 'polling']);
});

it('reads nothing again for an order that has failed', async () => {
  const { dispatch, say, actionsOf } = open();
  dispatch(orderReturned(3101, 'o-1'));
  await say('failed');
  expect([actionsOf(orderSettled).length, actionsOf(collectionDetail.request).length]).toEqual([1, 0]);
});

it('is asked for once, while that is on its way and when it is known to be missing', async () => {
  const { dispatch, calls } = open();
  dispatch(orderReturned(3101, 'o-1'));
  dispatch(orderReturned(3101, 'o-1'));
  expect(calls).toHaveLength(1);
  await calls.at(-1)?.fail(requestError('status', { status: 404 }));
  dispatch(orderReturned(3101, 'o-1'));
  expect(calls).toHaveLength(1);
});

it('ends without a word when its response is dropped', async () => {
  const { dispatch, calls, pass, polled } = open();
  dispatch(orderReturned(3101, 'o-1'));
  await calls.at(-1)?.fail(requestError('stale'));
  await pass(60_000);
  expect([calls.length, polled()?.status]).toEqual([1, 'polling']);
});

it('knows an order of somebody else, one that cannot be read, and that guests have none', async () => {
  const { dispatch, calls, polled } = open();
  dispatch(orderReturned(3101, 'o-1'));
  await calls.at(-1)?.fail(requestError('api', { status: 404, code: '20-100-0009-001' }));
  expect(polled()?.status).toBe('missing');
  dispatch(orderReturned(3101, 'o-2'));
  await calls.at(-1)?.fail(requestError('network'));
  expect(polled()).toMatchObject({ id: 'o-2', status: 'unread' });
  dispatch(orderReturned(3101, null));
  expect([polled(), calls.length]).toEqual([null, 2]);

  const guest = open({ user: null });
  guest.dispatch(orderReturned(3101, 'o-1'));
  expect(guest.calls).toEqual([]);
});

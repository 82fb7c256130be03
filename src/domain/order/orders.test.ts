import { setImmediate as nextTurn } from 'node:timers/promises';
import { combineReducers } from 'redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartSlice, cartItemAdded, cartReducer, selectCartCount } from '@/domain/cart/state';
import { isPresaleRefused, isRefusedAsOwned } from '@/features/purchase/refusals';
import { localeReducer } from '@/platform/locale/state';
import { memoryStorage } from '@/platform/services/storage';
import {
  ownedChanged,
  sessionCleared,
  sessionReducers,
  sessionStarted,
  userLoaded,
  userRequested,
} from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { readPendingOrders } from './pendingOrders';
import { ordersSaga } from './saga';
import {
  lostOrderRequested,
  type OrderRequest,
  type OrdersSlice,
  orderAbandoned,
  orderPlaced,
  orderSettled,
  ordersReducer,
  selectAttempt,
} from './state';

const kit = { userId: 'u-kit' } as User;
const request: OrderRequest = {
  target: 'collection:6001',
  collectionId: 6001,
  planId: 'plan',
  paymentMethodId: 'plan-web',
  items: [{ type: 'course', id: 101 }],
  expectedPrice: 1180,
  currency: 'HKD',
};
const pending = { id: 'o-1', status: 'pending', paymentUrl: 'https://pay.example/o-1' };

const apps: { task: { cancel(): void } }[] = [];
let now = 0;
beforeEach(() => {
  now = Date.parse('2026-11-20T10:00:00Z');
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const { task } of apps.splice(0)) task.cancel();
  vi.unstubAllGlobals();
});

/** Advances time and runs what is scheduled. */
async function pass(ms: number) {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
  await nextTurn();
}

function open({ storage = memoryStorage(), place = '/en-hk/purchase/bundle/6001?order=o-0#pay' } = {}) {
  const controlled = controlledHttp();
  const { pathname, search, hash } = new URL(place, 'http://app.test');
  const pushed: string[] = [];
  const told: unknown[] = [];
  const app = startSaga(ordersSaga, {
    reducer: combineReducers({ ...sessionReducers, orders: ordersReducer, cart: cartReducer, locale: localeReducer }),
    http: controlled.http,
    services: {
      storage,
      clock: { now: () => now },
      tabs: { post: (message: unknown) => told.push(message) },
      navigation: {
        origin: 'http://app.test',
        current: () => ({ pathname, search, hash }),
        push: (to: string) => pushed.push(to),
      },
      translations: { i18n: { t: (key: string) => key }, load: async () => undefined },
    },
  });
  apps.push(app);
  app.dispatch(sessionStarted(kit));
  return {
    ...controlled,
    ...app,
    storage,
    pushed,
    told,
    orders: () => (app.getState() as OrdersSlice).orders,
    attempt: () => selectAttempt(app.getState() as OrdersSlice, request.target),
    kept: () => readPendingOrders(storage, 'u-kit'),
    last: () => {
      const call = controlled.calls.at(-1);
      if (!call) throw new Error('No call was made');
      return call;
    },
  };
}

describe('an order', () => {
  it('is sent once for ten presses, leads back to its own page, and is kept until it is over', async () => {
    const { dispatch, calls, attempt, kept, last, actionsOf, getState, told } = open();
    for (let press = 0; press < 10; press += 1) dispatch(orderPlaced(request));
    expect(calls).toHaveLength(1);
    expect(last().body).toMatchObject({ returnUrl: 'http://app.test/en-hk/purchase/bundle/6001', expectedPrice: 1180 });
    expect(kept()).toMatchObject([{ orderId: null, path: '/en-hk/purchase/bundle/6001' }]);
    await last().respond({ order: pending });
    expect(attempt()).toMatchObject({ status: 'done', order: pending });
    expect(kept()).toMatchObject([{ orderId: 'o-1', key: attempt()?.key }]);

    dispatch(cartItemAdded(6001, { type: 'course', id: 101 } as never));
    dispatch(orderSettled({ ...pending, status: 'paid' } as never, null));
    expect(kept()).toEqual([]);
    expect([actionsOf(ownedChanged).length, actionsOf(userRequested).length]).toEqual([1, 1]);
    expect(told).toEqual([{ type: 'bought' }]);
    expect(selectCartCount(getState() as unknown as CartSlice)).toBe(0);
  });

  it('leaves the cart of another bundle, and what failed opens nothing', async () => {
    const { dispatch, last, kept, attempt, actionsOf, getState } = open();
    dispatch(cartItemAdded(6002, { type: 'course', id: 7 } as never));
    dispatch(orderPlaced(request));
    await last().respond({ order: pending });
    dispatch(orderSettled({ ...pending, id: 'another', status: 'paid' } as never, 'collection:6002'));
    expect(kept()).toHaveLength(1);
    expect(attempt()?.status).toBe('done');
    dispatch(orderSettled({ ...pending, status: 'failed' } as never, request.target));
    expect([attempt(), kept()]).toEqual([null, []]);
    expect(actionsOf(ownedChanged)).toHaveLength(1);
    expect(selectCartCount(getState() as unknown as CartSlice)).toBe(1);
  });

  it('whose response is lost is looked for by its key, and found', async () => {
    const { dispatch, calls, attempt, last } = open();
    dispatch(orderPlaced(request));
    const key = (last().body as { idempotencyKey: string }).idempotencyKey;
    await last().fail(requestError('timeout'));
    expect(attempt()).toMatchObject({ status: 'lookingUp', key });
    dispatch(orderPlaced(request));
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['createOrder', 'orderByKey']);
    expect(last().query).toEqual({ idempotencyKey: key });
    await last().respond({ order: pending });
    expect(attempt()).toMatchObject({ status: 'done', key, order: { id: 'o-1' } });
  });

  it('that never arrived is forgotten, and tried again under its own key', async () => {
    const { dispatch, attempt, kept, last } = open();
    dispatch(orderPlaced(request));
    const { key } = attempt() ?? {};
    await pass(60_000);
    await last().fail(requestError('network'));
    await last().respond({ order: null });
    expect(attempt()).toMatchObject({ status: 'failed', isLost: false });
    expect(kept()).toEqual([]);
    dispatch(orderPlaced(request));
    expect(attempt()).toMatchObject({ status: 'sending', key });
    await last().fail(requestError('api', { status: 409, code: '20-200-0001-001' }));
    expect([attempt()?.status, kept()]).toEqual(['failed', []]);
    dispatch(orderPlaced(request));
    expect(attempt()?.key).not.toBe(key);
  });

  it('that cannot be asked for stays lost, until it is asked again or the network is back', async () => {
    const { dispatch, calls, attempt, kept, last } = open();
    dispatch(orderPlaced(request));
    await last().fail(requestError('network'));
    await last().fail(requestError('network'));
    expect(attempt()).toMatchObject({ status: 'failed', isLost: true });
    expect(kept()).toHaveLength(1);
    dispatch(lostOrderRequested(request.target));
    expect(attempt()?.status).toBe('lookingUp');
    await last().fail(requestError('network'));
    window.dispatchEvent(new Event('online'));
    await last().respond({ order: { id: 'o-1', status: 'paid' } });
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['createOrder', 'orderByKey', 'orderByKey', 'orderByKey']);
    expect([attempt()?.status, kept()]).toEqual(['done', []]);
  });

  it('that may still arrive is asked for again for a minute after it was sent, then known not to exist', async () => {
    const { dispatch, calls, attempt, kept, last } = open();
    dispatch(orderPlaced(request));
    await pass(20_000);
    await last().fail(requestError('timeout'));
    await last().respond({ order: null });
    expect(attempt()?.status).toBe('lookingUp');
    dispatch(orderPlaced(request));
    await pass(1999);
    expect(calls).toHaveLength(2);
    await pass(1);
    expect(calls).toHaveLength(3);
    await last().respond({ order: null });
    dispatch(lostOrderRequested(request.target));
    expect(calls).toHaveLength(4);
    await last().respond({ order: null });
    await pass(8000);
    await last().respond({ order: null });
    await pass(15_000);
    await last().respond({ order: null });
    expect([attempt()?.status, kept().length]).toEqual(['lookingUp', 1]);
    await pass(15_000);
    await last().respond({ order: null });
    expect([attempt(), kept()]).toMatchObject([{ status: 'failed', isLost: false }, []]);
    await pass(60_000);
    expect(calls.slice(1).every(({ endpoint }) => endpoint === 'orderByKey')).toBe(true);
    expect(calls).toHaveLength(7);
  });

  it('that is made after the page was left is found by the next one, and told of there', async () => {
    const storage = memoryStorage();
    const before = open({ storage });
    before.dispatch(orderPlaced(request));
    before.task.cancel();
    const after = open({ storage, place: '/en-hk' });
    await after.last().respond({ order: null });
    expect([after.attempt()?.status, after.kept().length]).toEqual(['lookingUp', 1]);
    await pass(2000);
    await after.last().respond({ order: { id: 'o-1', status: 'paid' } });
    await nextTurn();
    expect([after.attempt()?.status, after.kept()]).toEqual(['done', []]);
    expect(after.actions.map(({ type }) => type)).toContain('messages/alertShown');
  });

  it('that is looked for when the session ends is not asked for any more until the next login', async () => {
    const { dispatch, calls, kept, last } = open();
    dispatch(orderPlaced(request));
    await last().fail(requestError('network'));
    await last().respond({ order: null });
    const saved = kept();
    dispatch(sessionCleared(null));
    await pass(60_000);
    expect([calls.length, saved.length]).toEqual([2, 1]);
    dispatch(sessionStarted(kit));
    expect([calls.length, kept()]).toEqual([3, saved]);
  });

  it('of two tabs is one order', async () => {
    const storage = memoryStorage();
    const [here, there] = [open({ storage }), open({ storage })];
    const keyOfLast = (tab: typeof here) => (tab.last().body as { idempotencyKey: string }).idempotencyKey;
    here.dispatch(orderPlaced(request));
    await here.last().respond({ order: pending });
    there.dispatch(orderPlaced(request));
    expect(keyOfLast(there)).toBe(keyOfLast(here));
    await there.last().respond({ order: pending });
    there.dispatch(orderAbandoned(request.target));
    await there.last().respond({ order: pending });
    there.dispatch(orderPlaced({ ...request, expectedPrice: 1200 }));
    expect(keyOfLast(there)).not.toBe(keyOfLast(here));
  });

  it('of a visitor who is not known yet is kept for nobody', async () => {
    const { dispatch, calls, storage, attempt, last } = open();
    dispatch(sessionStarted(null));
    dispatch(orderPlaced(request));
    await last().respond({ order: pending });
    expect([calls.length, attempt()?.status, storage.keys('')]).toEqual([1, 'done', []]);
    dispatch(userLoaded(kit));
    expect(calls).toHaveLength(1);
  });

  it('for what is owned by now is let go, without a word', async () => {
    const storage = memoryStorage();
    const before = open({ storage });
    before.dispatch(orderPlaced(request));
    await before.last().respond({ order: pending });
    before.task.cancel();
    const after = open({ storage, place: '/en-hk' });
    await after.last().respond({ order: pending });
    expect([after.last().endpoint, after.last().path]).toEqual(['checkout', { id: 6001 }]);
    const contents = { courses: [{ id: 101, title: 'Quadratics', enrollStatus: 'active' }] };
    await after.last().respond({ checkoutCollection: { kind: 'bundle', contents } });
    await nextTurn();
    expect([after.attempt(), after.kept(), after.orders().released]).toEqual([null, [], { [request.target]: 'o-1' }]);
    expect(after.actions.map(({ type }) => type)).not.toContain('messages/alertShown');
  });

  it('that is refused says what the server knows: by the very items, and by the collection', async () => {
    const { dispatch, last, orders } = open();
    const refuse = async (code: string, more: Partial<OrderRequest> = {}) => {
      dispatch(orderPlaced({ ...request, ...more }));
      await last().fail(requestError('api', { status: 409, code }));
    };
    const items = [
      { type: 'course', id: 7 },
      { type: 'live_topic', id: 8 },
    ] as const;
    await refuse('20-200-0001-002', { items });
    await refuse('20-200-0001-002', { items });
    expect(Object.values(orders().refusals)).toMatchObject([{ why: 'owned', times: 2 }]);
    const isOwned = (id: number, chosen: OrderRequest['items']) => isRefusedAsOwned(orders().refusals, id, chosen);
    expect([isOwned(6001, [...items].reverse()), isOwned(6001, items.slice(1)), isOwned(6002, items)]).toEqual([
      true,
      false,
      false,
    ]);
    const swapped = [{ type: 'live_topic', id: 7 } as const, { type: 'course', id: 8 } as const];
    expect(isOwned(6001, swapped)).toBe(false);
    expect(isPresaleRefused(orders().refusals, 6001)).toBe(false);
    await refuse('20-200-0001-003');
    expect([6001, 6002].map((id) => isPresaleRefused(orders().refusals, id))).toEqual([true, false]);
    dispatch(sessionCleared(null));
    expect(orders().refusals).toEqual({});
  });

  it('in flight at a logout is asked for after the next login of the same user alone', async () => {
    const storage = memoryStorage();
    const before = open({ storage });
    before.dispatch(orderPlaced(request));
    before.dispatch(sessionCleared(null));
    await before.last().fail(requestError('stale'));
    expect(before.attempt()).toBeNull();
    expect(before.kept()).toHaveLength(1);
    before.dispatch(sessionStarted({ userId: 'u-sam' } as User));
    expect(before.calls).toHaveLength(1);

    const after = open({ storage, place: '/en-hk' });
    expect(after.calls.map(({ endpoint }) => endpoint)).toEqual(['orderByKey']);
    await after.last().respond({ order: pending });
    await after.last().fail(requestError('network'));
    await vi.waitFor(() => expect(after.actions.map(({ type }) => type)).toContain('messages/alertShown'));
    const alert = after.actions.find(({ type }) => type === 'messages/alertShown') as unknown as {
      payload: { message: string; undo: { action: { type: string; payload: string } } };
    };
    expect(alert.payload.message).toBe('kept.pending');
    after.dispatch(alert.payload.undo.action);
    expect(after.pushed).toEqual(['/en-hk/purchase/bundle/6001']);
  });

  it('is not told of on the page that shows it, nor asked for where the address names it', async () => {
    const storage = memoryStorage();
    const before = open({ storage });
    before.dispatch(orderPlaced(request));
    await before.last().respond({ order: pending });
    expect(open({ storage, place: '/en-hk/purchase/bundle/6001?order=o-1' }).calls).toEqual([]);
    const own = open({ storage, place: '/en-hk/purchase/bundle/6001' });
    await own.last().respond({ order: pending });
    expect(own.actions.map(({ type }) => type)).not.toContain('messages/alertShown');
    own.dispatch(orderAbandoned(request.target));
    await own.last().respond({ order: pending });
    expect([own.attempt(), own.kept()]).toEqual([null, []]);
  });
});

it('what somebody wrote into storage is no order', () => {
  const storage = memoryStorage();
  storage.set('orders.u-kit.collection:1', { key: 'k', request: { target: 'collection:2' }, path: '/', orderId: null });
  storage.set('orders.u-kit.x', 7);
  expect(readPendingOrders(storage, 'u-kit')).toEqual([]);
});

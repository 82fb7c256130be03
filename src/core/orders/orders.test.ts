import { combineReducers } from 'redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartSlice, cartItemAdded, cartReducer, selectCartCount } from '@/core/cart/state';
import { localeReducer } from '@/core/locale/reducer';
import { memoryStorage } from '@/core/services/storage';
import { ownedChanged, sessionCleared, sessionStarted, userRequested } from '@/core/session/actions';
import { sessionReducers } from '@/core/session/reducer';
import type { User } from '@/shared/entities/user';
import { failed, heldHttp } from '~test/heldHttp';
import { startSaga } from '~test/startSaga';
import { keptOrders } from './kept';
import { ordersSaga } from './saga';
import {
  lostOrderAsked,
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
beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  for (const { task } of apps.splice(0)) task.cancel();
  vi.unstubAllGlobals();
});

function open({ storage = memoryStorage(), place = '/en-hk/purchase/bundle/6001?order=o-0#pay' } = {}) {
  const held = heldHttp();
  const { pathname, search, hash } = new URL(place, 'http://app.test');
  const pushed: string[] = [];
  const app = startSaga(ordersSaga, {
    reducer: combineReducers({ ...sessionReducers, orders: ordersReducer, cart: cartReducer, locale: localeReducer }),
    http: held.http,
    services: {
      storage,
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
    ...held,
    ...app,
    storage,
    pushed,
    attempt: () => selectAttempt(app.getState() as OrdersSlice, request.target),
    kept: () => keptOrders(storage, 'u-kit'),
    last: () => {
      const call = held.calls.at(-1);
      if (!call) throw new Error('No call was made');
      return call;
    },
  };
}

describe('an order', () => {
  it('is sent once for ten presses, leads back to its own page, and is kept until it is over', async () => {
    const { dispatch, calls, attempt, kept, last, actionsOf, getState } = open();
    for (let press = 0; press < 10; press += 1) dispatch(orderPlaced(request));
    expect(calls).toHaveLength(1);
    expect(last().body).toMatchObject({ returnUrl: 'http://app.test/en-hk/purchase/bundle/6001', expectedPrice: 1180 });
    expect(kept()).toMatchObject([{ orderId: null, path: '/en-hk/purchase/bundle/6001' }]);
    await last().answer({ order: pending });
    expect(attempt()).toMatchObject({ status: 'done', order: pending });
    expect(kept()).toMatchObject([{ orderId: 'o-1', key: attempt()?.key }]);

    dispatch(cartItemAdded(6001, { type: 'course', id: 101 } as never));
    dispatch(orderSettled({ ...pending, status: 'paid' } as never, null));
    expect(kept()).toEqual([]);
    expect([actionsOf(ownedChanged).length, actionsOf(userRequested).length]).toEqual([1, 1]);
    expect(selectCartCount(getState() as unknown as CartSlice)).toBe(0);
  });

  it('leaves the cart of another bundle, and what failed opens nothing', async () => {
    const { dispatch, last, kept, attempt, actionsOf, getState } = open();
    dispatch(cartItemAdded(6002, { type: 'course', id: 7 } as never));
    dispatch(orderPlaced(request));
    await last().answer({ order: pending });
    dispatch(orderSettled({ ...pending, id: 'another', status: 'paid' } as never, request.target));
    expect(kept()).toHaveLength(1);
    expect(attempt()?.status).toBe('done');
    dispatch(orderSettled({ ...pending, status: 'failed' } as never, request.target));
    expect([attempt(), kept()]).toEqual([null, []]);
    expect(actionsOf(ownedChanged)).toHaveLength(1);
    expect(selectCartCount(getState() as unknown as CartSlice)).toBe(1);
  });

  it('whose answer is lost is looked for by its key, and found', async () => {
    const { dispatch, calls, attempt, last } = open();
    dispatch(orderPlaced(request));
    const key = (last().body as { idempotencyKey: string }).idempotencyKey;
    await last().fail(failed('timeout'));
    expect(attempt()).toMatchObject({ status: 'asking', key });
    dispatch(orderPlaced(request));
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['createOrder', 'orderByKey']);
    expect(last().query).toEqual({ idempotencyKey: key });
    await last().answer({ order: pending });
    expect(attempt()).toMatchObject({ status: 'done', key, order: { id: 'o-1' } });
  });

  it('that never arrived is forgotten, and tried again under its own key', async () => {
    const { dispatch, attempt, kept, last } = open();
    dispatch(orderPlaced(request));
    const { key } = attempt() ?? {};
    await last().fail(failed('network'));
    await last().answer({ order: null });
    expect(attempt()).toMatchObject({ status: 'failed', isLost: false });
    expect(kept()).toEqual([]);
    dispatch(orderPlaced(request));
    expect(attempt()).toMatchObject({ status: 'sending', key });
    await last().fail(failed('api', { status: 409, code: '20-200-0001-001' }));
    expect([attempt()?.status, kept()]).toEqual(['failed', []]);
    dispatch(orderPlaced(request));
    expect(attempt()?.key).not.toBe(key);
  });

  it('that cannot be asked for stays lost, until it is asked again or the network is back', async () => {
    const { dispatch, calls, attempt, kept, last } = open();
    dispatch(orderPlaced(request));
    await last().fail(failed('network'));
    await last().fail(failed('network'));
    expect(attempt()).toMatchObject({ status: 'failed', isLost: true });
    expect(kept()).toHaveLength(1);
    dispatch(lostOrderAsked(request.target));
    expect(attempt()?.status).toBe('asking');
    await last().fail(failed('network'));
    window.dispatchEvent(new Event('online'));
    await last().answer({ order: { id: 'o-1', status: 'paid' } });
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['createOrder', 'orderByKey', 'orderByKey', 'orderByKey']);
    expect([attempt()?.status, kept()]).toEqual(['done', []]);
  });

  it('in flight at a logout is asked for after the next login of the same user alone', async () => {
    const storage = memoryStorage();
    const before = open({ storage });
    before.dispatch(orderPlaced(request));
    before.dispatch(sessionCleared(null));
    await before.last().fail(failed('stale'));
    expect(before.attempt()).toBeNull();
    expect(before.kept()).toHaveLength(1);
    before.dispatch(sessionStarted({ userId: 'u-sam' } as User));
    expect(before.calls).toHaveLength(1);

    const after = open({ storage, place: '/en-hk' });
    expect(after.calls.map(({ endpoint }) => endpoint)).toEqual(['orderByKey']);
    await after.last().answer({ order: pending });
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
    await before.last().answer({ order: pending });
    expect(open({ storage, place: '/en-hk/purchase/bundle/6001?order=o-1' }).calls).toEqual([]);
    const own = open({ storage, place: '/en-hk/purchase/bundle/6001' });
    await own.last().answer({ order: pending });
    expect(own.actions.map(({ type }) => type)).not.toContain('messages/alertShown');
    own.dispatch(orderAbandoned(request.target));
    expect([own.attempt(), own.kept()]).toEqual([null, []]);
  });
});

it('what somebody wrote into storage is no order', () => {
  const storage = memoryStorage();
  storage.set('orders.u-kit.collection:1', { key: 'k', request: { target: 'collection:2' }, path: '/', orderId: null });
  storage.set('orders.u-kit.x', 7);
  expect(keptOrders(storage, 'u-kit')).toEqual([]);
});

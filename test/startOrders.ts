/** Starts a tab with the orders of the user kit and a real store; the test completes its calls. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { combineReducers } from 'redux';
import { onTestFinished, vi } from 'vitest';
import { cartReducer } from '@/domain/cart/state';
import { readPendingOrders } from '@/domain/order/pendingOrders';
import { ordersSaga } from '@/domain/order/saga';
import { type OrderRequest, ordersReducer, selectAttempt } from '@/domain/order/state';
import { localeReducer } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { memoryStorage } from '@/platform/services/storage';
import { sessionReducers, sessionStarted } from '@/platform/session/state';
import { requestFailed } from '@/shared/duck/callApi';
import { controlledHttp } from './controlledHttp';
import { sessionOf, userKit } from './startOutbox';
import { startSaga } from './startSaga';

const now = Date.parse('2026-11-20T10:00:00Z');

export const orderRequest: OrderRequest = {
  target: 'collection:9',
  collectionId: 9,
  planId: 'p',
  paymentMethodId: 'p-web',
  items: [{ type: 'course', id: 7 }],
  expectedPrice: 480,
  currency: 'HKD',
};
export const otherRequest: OrderRequest = { ...orderRequest, target: 'collection:8', collectionId: 8 };
/** Path of the page on which it is ordered. */
export const orderPath = '/en-hk/purchase/bundle/9';

/** `place`: the open address. `isStored`: only the browser has stored so far who the member is. */
export function startOrders({ storage = memoryStorage(), place = orderPath, isMember = true, isStored = false } = {}) {
  if (typeof window === 'undefined') {
    vi.stubGlobal('window', new EventTarget());
    onTestFinished(() => void vi.unstubAllGlobals());
  }
  const controlled = controlledHttp();
  const { pathname, search, hash } = new URL(place, 'http://app.test');
  const pushed: string[] = [];
  const load = vi.fn(async () => undefined);
  const app = startSaga(ordersSaga, {
    reducer: combineReducers({ ...sessionReducers, orders: ordersReducer, cart: cartReducer, locale: localeReducer }),
    ...(isStored && { state: { session: sessionOf(userKit) } }),
    http: controlled.http,
    services: {
      storage,
      clock: { now: () => now },
      tabs: { post: () => {} },
      navigation: {
        origin: 'http://app.test',
        current: () => ({ pathname, search, hash }),
        push: (to: string) => pushed.push(to),
      },
      translations: { i18n: { t: (key: string, { ns }: { ns: string }) => `${ns}:${key}` }, load },
    },
  });
  onTestFinished(() => app.task.cancel());
  if (isMember && !isStored) app.dispatch(sessionStarted(userKit));
  return {
    ...controlled,
    ...app,
    pushed,
    load,
    attempt: (target = orderRequest.target) => selectAttempt(app.getState(), target),
    kept: () => readPendingOrders(storage, 'u-kit'),
    policies: () => app.actionsOf(requestFailed).map(({ payload }) => payload.errors),
    alerts: () => app.actionsOf(alertShown).map(({ payload }) => payload),
    keyOf: (index: number) => (controlled.call(index).body as { idempotencyKey: string }).idempotencyKey,
    async last(data: unknown) {
      await controlled.calls.at(-1)?.respond(data);
      await nextTurn();
    },
  };
}

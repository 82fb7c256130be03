/** Starts a tab that sells: cart, choice, orders and payment with a real store; the test completes its calls. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { combineReducers } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import { onTestFinished, vi } from 'vitest';
import { cartReducer } from '@/domain/cart/state';
import { ordersSaga } from '@/domain/order/saga';
import { ordersReducer } from '@/domain/order/state';
import { checkoutSaga } from '@/domain/sale/saga';
import { checkoutReducer } from '@/domain/sale/state';
import type { Agreed } from '@/features/purchase/agreement';
import { purchaseDuck } from '@/features/purchase/saga';
import { purchaseReducer, selectChoice, selectPaying } from '@/features/purchase/state';
import { localeReducer } from '@/platform/locale/state';
import { memoryStorage } from '@/platform/services/storage';
import { sessionReducers, sessionStarted } from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { controlledHttp } from './controlledHttp';
import { startSaga } from './startSaga';

const now = Date.parse('2026-11-20T10:00:00Z');
export const payUrl = 'https://pay.example/o-1';
export const createPlan = (price: number) => ({
  id: 'p',
  name: 'p',
  paymentMethods: [{ id: 'p-web', platform: 'web', currency: 'HKD', price }],
});
export const createSingle = (price = 480, fields: object = {}) => ({
  checkoutCollection: {
    id: 9,
    kind: 'single',
    contents: { courses: [{ id: 7, title: 'Quadratics' }] },
    plans: [createPlan(price)],
    ...fields,
  },
});
export const ownedCollection = createSingle(480, {
  contents: { courses: [{ id: 7, title: 'Quadratics', enrollStatus: 'active' }] },
});
export const agreedOffer: Agreed = { planId: 'p', charged: 480, currency: 'HKD', isPresale: false, renewal: null };

/** Opens collection 9, by default for a member. */
/** `timeAge`: milliseconds since the server has named its time. */
export function startShop({ isMember = true, storage = memoryStorage(), userId = 'u-kit', timeAge = 0 } = {}) {
  if (typeof window === 'undefined') {
    vi.stubGlobal('window', new EventTarget());
    onTestFinished(() => void vi.unstubAllGlobals());
  }
  const controlled = controlledHttp();
  const left: string[] = [];
  const pushed: string[] = [];
  const saga = function* shop(): SagaIterator {
    yield fork(checkoutSaga);
    yield fork(ordersSaga);
    yield fork(purchaseDuck.saga as () => SagaIterator);
  };
  const app = startSaga(saga, {
    reducer: combineReducers({
      ...sessionReducers,
      cart: cartReducer,
      checkout: checkoutReducer,
      locale: localeReducer,
      orders: ordersReducer,
      purchase: purchaseReducer,
    }),
    http: controlled.http,
    services: {
      storage,
      clock: { now: () => now, needsServerTime: (age: number) => age < timeAge },
      tabs: { post: () => {} },
      paymentOrigins: [new URL(payUrl).origin],
      navigation: {
        origin: 'http://app.test',
        current: () => ({ pathname: '/en-hk/purchase/single/9', search: '?plan=p', hash: '' }),
        push: (to: string) => pushed.push(to),
        leave: (to: string) => left.push(to),
      },
    },
  });
  onTestFinished(() => app.task.cancel());
  if (isMember) app.dispatch(sessionStarted({ userId } as User));
  return {
    ...controlled,
    ...app,
    left,
    pushed,
    endpoints: () => controlled.calls.map(({ endpoint }) => endpoint),
    async respond(data: unknown) {
      await controlled.calls.at(-1)?.respond(data);
      await nextTurn();
    },
    async fail(thrown: unknown) {
      await controlled.calls.at(-1)?.fail(thrown);
      await nextTurn();
    },
    paying: () => selectPaying(app.getState()),
    choice: (id = 9) => selectChoice(app.getState(), id),
  };
}

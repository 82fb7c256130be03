/** For random collections, carts and orders of events: what is owned cannot be paid for. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { combineReducers } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { fork } from 'redux-saga/effects';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { computeChoice } from '@/domain/cart/choice';
import { type Cart, type CartItem, cartReducer, cartRestored } from '@/domain/cart/state';
import { ordersSaga } from '@/domain/order/saga';
import { collectionTarget, type OrdersSlice, ordersReducer, selectAttempt } from '@/domain/order/state';
import { checkoutSaga } from '@/domain/sale/saga';
import { bundleOptions, checkoutReducer, collectionDetail } from '@/domain/sale/state';
import { localeReducer } from '@/platform/locale/state';
import { memoryStorage } from '@/platform/services/storage';
import { sessionReducers, sessionStarted } from '@/platform/session/state';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { enrollStatuses } from '@/shared/entities/enrolment';
import { courseOwnership, itemOwnership, orderOwnership, topicOwnership } from '@/shared/entities/ownership';
import type { User } from '@/shared/entities/user';
import type { EndpointName } from '@/shared/http/endpoints';
import type { Http } from '@/shared/http/http';
import type { RequestOptions } from '@/shared/http/requestOptions';
import { createRandom } from '~mocks/catalogue/random';
import { controlledHttp } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { agreedOf, noChoice } from './agreement';
import { computePurchase, payableOffer } from './purchase';
import { purchaseDuck } from './saga';
import { paymentOpened, payRequested, purchaseReducer } from './state';

const now = Date.parse('2026-11-20T10:00:00Z');
const kinds = ['single', 'prepack', 'bundle'] as const;
const statuses = [...enrollStatuses, null];
const plan = { id: 'p', name: 'p', paymentMethods: [{ id: 'm', platform: 'web', currency: 'HKD', price: 480 }] };

function scenarioOf(seed: number) {
  const random = createRandom(`owned ${seed}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const kind = pick(kinds);
  const counts = kind === 'single' ? pick([[1, 0] as const, [0, 1] as const]) : ([1 + upTo(3), upTo(3)] as const);
  const courses = Array.from({ length: counts[0] }, (_, index) => ({
    id: index + 1,
    title: `Course ${index + 1}`,
    enrollStatus: pick(statuses),
  }));
  const liveTopics = Array.from({ length: counts[1] }, (_, index) => ({
    id: index + 1,
    name: `Class ${index + 1}`,
    enrollStatus: pick(statuses),
  }));
  const groupPasses = kind === 'single' || random() < 0.7 ? [] : [{ id: 1, name: 'Pass' }];
  const all = [
    ...courses.map(({ id }) => ({ type: 'course', id })),
    ...liveTopics.map(({ id }) => ({ type: 'live_topic', id })),
    ...groupPasses.map(({ id }) => ({ type: 'group_pass', id })),
  ] as Pick<CartItem, 'type' | 'id'>[];
  const options = all.map(
    (key): CartItem => ({
      ...key,
      name: `${key.type} ${key.id}`,
      frequency: '',
      price: 100,
      displayPrice: 'HK$100',
      lessonCount: 1,
      totalLessonsDurationTime: 60,
      thumbnailUrl: null,
    }),
  );
  const requiredOptionsCount = random() < 0.3 ? null : 1 + upTo(2);
  const raw = () => ({
    id: 9,
    name: 'It',
    kind,
    requiredOptionsCount: kind === 'bundle' ? requiredOptionsCount : null,
    enrollStatus: null,
    plans: random() < 0.8 || kind !== 'bundle' ? [plan] : [],
    contents: { courses, liveTopics, groupPasses },
  });
  const fixed = raw();
  return {
    random,
    pick,
    options,
    read: () => readCheckoutResponse({ checkoutCollection: fixed }).checkoutCollection,
    raw: () => fixed,
    /** Another device buys one of them, or all. */
    buyElsewhere() {
      const every = random() < 0.5;
      for (const one of [...courses, ...liveTopics]) if (every || random() < 0.4) one.enrollStatus = 'enrolled';
    },
    cart(): Cart {
      return { info: { bundleId: 9 }, items: options.filter(() => random() < 0.5) };
    },
  };
}

it('what is owned is neither counted nor payable, in any collection with any cart', () => {
  let payable = 0;
  for (let seed = 1; seed <= 600; seed += 1) {
    const scenario = scenarioOf(seed);
    const collection = scenario.read();
    const cart = scenario.cart();
    const inputs = { collection, cart, choice: noChoice, refusals: {}, now, regionCurrency: 'HKD' };
    const purchase = computePurchase({ ...inputs, options: scenario.pick([null, scenario.options]) });
    const { courses, liveTopics } = collection.contents;
    const inside = [...courses.map(courseOwnership), ...liveTopics.map(topicOwnership)];
    const choice = computeChoice(cart, collection);
    expect(choice.items.filter((item) => itemOwnership(collection, item) !== null)).toEqual([]);
    if (!payableOffer(purchase)) continue;
    payable += 1;
    if (collection.kind === 'bundle') {
      expect(purchase.items.every((item) => itemOwnership(collection, item) === null)).toBe(true);
      expect(purchase.items).toHaveLength(choice.items.length);
      expect(choice.isComplete).toBe(true);
    } else expect(inside).toContain(null);
  }
  expect(payable).toBeGreaterThan(100);
});

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** The app's own sagas with a server that responds at once, and records requests that should never have been sent. */
function openShop(scenario: ReturnType<typeof scenarioOf>) {
  const wrong: string[] = [];
  let orders = 0;
  const responses: Partial<Record<EndpointName, (body: never) => unknown>> = {
    checkout: () => ({ checkoutCollection: scenario.raw() }),
    checkoutBundle: () => ({ bundleOptions: scenario.options }),
    createOrder: ({ items }: { items: CartItem[] }) => {
      orders += 1;
      const isOwned =
        items.length === 0
          ? orderOwnership(scenario.read(), []) !== null
          : items.some((item) => itemOwnership(scenario.read(), item) !== null);
      if (isOwned) wrong.push('an order was sent');
      return { order: { id: `o-${orders}`, status: 'pending', paymentUrl: `https://pay.example/o-${orders}` } };
    },
    orderByKey: () => ({ order: null }),
  };
  const http: Http = {
    ...controlledHttp().http,
    request: async <T>(endpoint: EndpointName, { body, read }: RequestOptions<T>) =>
      read(responses[endpoint]?.(body as never)),
  };
  const reducer = combineReducers({
    ...sessionReducers,
    locale: localeReducer,
    cart: cartReducer,
    checkout: checkoutReducer,
    orders: ordersReducer,
    purchase: purchaseReducer,
  });
  const attempt = () => selectAttempt(app.getState() as unknown as OrdersSlice, collectionTarget(9));
  const app = startSaga(
    function* shop(): SagaIterator {
      yield fork(checkoutSaga);
      if (purchaseDuck.saga) yield fork(purchaseDuck.saga);
      yield fork(ordersSaga);
    },
    {
      reducer,
      http,
      services: {
        storage: memoryStorage(),
        clock: { now: () => now },
        tabs: { post: () => undefined },
        paymentOrigins: ['https://pay.example'],
        navigation: {
          origin: 'http://app.test',
          current: () => ({ pathname: '/en-hk/purchase/single/9', search: '', hash: '' }),
          leave: () => {
            const items = attempt()?.request.items ?? [];
            if (orderOwnership(scenario.read(), items)) wrong.push('the payment page was opened');
          },
        },
      },
    },
  );
  app.dispatch(sessionStarted({ userId: 'u-kit' } as User));
  return { ...app, wrong, attempt, ordersMade: () => orders };
}

it('no order is sent and no payment page opened for what is owned, in any order of events', async () => {
  let made = 0;
  let released = 0;
  for (let seed = 1; seed <= 80; seed += 1) {
    const scenario = scenarioOf(seed);
    const { dispatch, getState, wrong, attempt, ordersMade, task, reports } = openShop(scenario);
    const shown = () => {
      const { cart } = getState() as unknown as { cart: Cart };
      const inputs = {
        collection: scenario.read(),
        options: scenario.options,
        cart,
        choice: noChoice,
        refusals: {},
        now,
      };
      return computePurchase({ ...inputs, regionCurrency: 'HKD' });
    };
    dispatch(cartRestored(scenario.cart()));
    let last = shown().offer;
    const steps = [
      () => dispatch(collectionDetail.request({ id: 9 })),
      () => dispatch(bundleOptions.request({ id: 9 })),
      () => dispatch(cartRestored(scenario.cart())),
      () => scenario.buyElsewhere(),
      // What was agreed to may be outdated by now.
      () => last && dispatch(payRequested(9, agreedOf(last))),
      () => {
        const before = attempt();
        if (before?.status === 'done') dispatch(paymentOpened(9, before.request.items, before.order.paymentUrl));
      },
      () => {
        last = shown().offer ?? last;
      },
    ];
    for (let step = 0; step < 14; step += 1) {
      scenario.pick(steps)();
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    }
    dispatch(collectionDetail.request({ id: 9 }));
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    const waiting = attempt();
    if (waiting?.status === 'done') expect(orderOwnership(scenario.read(), waiting.request.items)).toBeNull();
    expect([seed, wrong, reports]).toEqual([seed, [], []]);
    made += ordersMade();
    released += Object.keys((getState() as unknown as OrdersSlice).orders.released).length;
    task.cancel();
  }
  expect([made > 20, released > 5]).toEqual([true, true]);
});

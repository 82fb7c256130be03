import { describe, expect, it } from 'vitest';
import { cartRestored } from '@/domain/cart/state';
import { savePendingOrder } from '@/domain/order/pendingOrders';
import {
  lostOrderRequested,
  type OrderRequest,
  orderDone,
  orderLost,
  orderPlaced,
  orderSent,
  orderWithheld,
  selectAttempt,
} from '@/domain/order/state';
import { bundleOptions, collectionDetail } from '@/domain/sale/state';
import { memoryStorage } from '@/platform/services/storage';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import type { Order } from '@/shared/entities/order';
import type { User } from '@/shared/entities/user';
import { requestError } from '~test/controlledHttp';
import { agreedOffer, createPlan, createSingle, ownedCollection, payUrl, startShop } from '~test/startShop';
import { payRequested, purchaseOpened } from './state';

const option = (id: number) => ({ type: 'course' as const, id, name: `Course ${id}`, price: 200, lessonCount: 3 });
const bundle = createSingle(480, {
  kind: 'bundle',
  requiredOptionsCount: 2,
  contents: { courses: [7, 8].map((id) => ({ id, title: `Course ${id}` })) },
});
/** An order that the member has placed before, by another plan. */
const earlier: OrderRequest = {
  target: 'collection:9',
  collectionId: 9,
  planId: 'yearly',
  paymentMethodId: 'y-web',
  items: [],
  expectedPrice: 2400,
  currency: 'HKD',
};

describe('paying', () => {
  it('reads what was agreed to again, orders it, and leads to the payment page', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    shop.dispatch(payRequested(9, agreedOffer));
    expect([shop.endpoints(), shop.paying().status]).toEqual([['checkout'], 'checking']);
    await shop.respond(createSingle());
    expect(shop.endpoints()).toEqual(['checkout', 'createOrder']);
    expect(shop.calls.at(-1)?.body).toMatchObject({
      checkoutCollectionId: 9,
      planId: 'p',
      paymentMethodId: 'p-web',
      items: [],
      expectedPrice: 480,
      currency: 'HKD',
    });
    expect(shop.left).toEqual([]);
    await shop.respond({ order: { id: 'o-1', status: 'pending', paymentUrl: payUrl } });
    expect([shop.left, shop.paying().status]).toEqual([[payUrl], 'leaving']);
    expect(shop.reports).toEqual([]);
  });

  it('orders with what the receipt will say', async () => {
    const plan = { ...createPlan(480), name: 'Monthly', billingCyclePerMonths: 1 };
    const method = { ...plan.paymentMethods[0], renewable: true, introductoryPrice: 99 };
    const sold = createSingle(480, {
      name: 'Algebra',
      contents: {
        courses: [
          { id: 7, title: 'Quadratics', picture: { smallUrl: '/media/7.webp' } },
          { id: 8, title: 'Ratios' },
        ],
      },
      plans: [{ ...plan, paymentMethods: [method] }],
    });
    const shop = startShop();
    shop.dispatch(payRequested(9, { ...agreedOffer, charged: 99, renewal: { price: 480, months: 1 } }));
    await shop.respond(sold);
    expect(shop.actionsOf(orderPlaced).map(({ payload }) => payload.details)).toEqual([
      {
        kind: 'single',
        name: 'Algebra',
        items: [
          { type: 'course', id: 7, name: 'Quadratics', picture: '/media/7.webp' },
          { type: 'course', id: 8, name: 'Ratios' },
        ],
        plan: 'Monthly',
        renewal: { price: 480, months: 1 },
      },
    ]);
  });

  it('of a bundle reads its options too, and orders the chosen items', async () => {
    const shop = startShop();
    shop.dispatch(cartRestored({ info: { bundleId: 9 }, items: [option(7), option(8)] as never }));
    shop.dispatch(collectionDetail.request({ id: 9 }));
    await shop.respond(bundle);
    shop.dispatch(payRequested(9, agreedOffer));
    expect(shop.endpoints().slice(1)).toEqual(['checkout', 'checkoutBundle']);
    expect(shop.call(2).path).toEqual({ id: 9 });
    await shop.call(1).respond(bundle);
    // The options of another bundle are not those that it waits for.
    shop.dispatch(bundleOptions.failure({ id: 8 }, requestError().error));
    await shop.respond({ bundleOptions: [option(7), option(8)] });
    expect(shop.calls.at(-1)).toMatchObject({
      endpoint: 'createOrder',
      body: {
        items: [
          { type: 'course', id: 7 },
          { type: 'course', id: 8 },
        ],
      },
    });
  });

  it('without a plan orders the sum of the items in the money of the region', async () => {
    const shop = startShop();
    shop.dispatch(cartRestored({ info: { bundleId: 9 }, items: [option(7), option(8)] as never }));
    shop.dispatch(collectionDetail.request({ id: 9 }));
    const unplanned = { checkoutCollection: { ...bundle.checkoutCollection, plans: [] } };
    await shop.respond(unplanned);
    shop.dispatch(payRequested(9, { ...agreedOffer, planId: null, charged: 400 }));
    await shop.call(1).respond(unplanned);
    await shop.respond({ bundleOptions: [option(7), option(8)] });
    const body = shop.calls.at(-1)?.body;
    expect(body).toMatchObject({ expectedPrice: 400, currency: 'HKD' });
    expect(body).not.toHaveProperty('planId');
    expect(body).not.toHaveProperty('paymentMethodId');
    expect(shop.actionsOf(orderPlaced).map(({ payload }) => payload.details)).toMatchObject([
      { plan: '', renewal: null },
    ]);
  });

  it('leads a guest to the login page and back, without reading anything', () => {
    const shop = startShop({ isMember: false });
    shop.dispatch(payRequested(9, agreedOffer));
    expect(shop.pushed).toEqual(['/en-hk/login?next=%2Fen-hk%2Fpurchase%2Fsingle%2F9%3Fplan%3Dp']);
    expect([shop.calls, shop.paying().status]).toEqual([[], 'idle']);
  });

  it.each([
    ['price', createSingle(500)],
    ['plan', createSingle(480, { plans: [{ ...createPlan(480), id: 'q' }] })],
  ])('stops before the order where the %s is another one', async (why, response) => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(response);
    expect(shop.paying()).toEqual({ status: 'stopped', why, agreed: agreedOffer });
    expect(shop.endpoints()).toEqual(['checkout']);
  });

  it('stops where it cannot be read, and ends where it is owned', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.fail(requestError('network'));
    expect(shop.paying()).toEqual({ status: 'stopped', why: 'unread', agreed: agreedOffer });
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(ownedCollection);
    expect([shop.paying().status, shop.endpoints()]).toEqual(['idle', ['checkout', 'checkout']]);
  });

  it('of an early price asks for the server’s time first, whose clock may have been corrected', async () => {
    const early = createSingle(480, { presalePrice: 300, presaleExpiredAt: '2026-11-21T10:00:00Z' });
    for (const timeAge of [0, 60_001]) {
      const shop = startShop({ timeAge });
      shop.dispatch(collectionDetail.request({ id: 9 }));
      await shop.respond(early);
      shop.dispatch(payRequested(9, { ...agreedOffer, charged: 300, isPresale: true }));
      expect(shop.endpoints().slice(1)).toEqual([...(timeAge > 0 ? ['appLaunch'] : []), 'checkout']);
      await shop.respond(early);
      // Without a response the price is judged by the time that is known.
      if (timeAge > 0) await shop.call(1).fail(requestError('network'));
      expect(shop.calls.at(-1)).toMatchObject({ endpoint: 'createOrder', body: { expectedPrice: 300 } });
    }
  });

  it('of a price that is not early asks for no time', async () => {
    const shop = startShop({ timeAge: 60_001 });
    shop.dispatch(collectionDetail.request({ id: 9 }));
    await shop.respond(createSingle());
    shop.dispatch(payRequested(9, agreedOffer));
    expect(shop.endpoints()).toEqual(['checkout', 'checkout']);
  });

  it('says nothing of its end on a checkout that was opened since', () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    shop.dispatch(purchaseOpened(8));
    shop.dispatch(collectionDetail.clear());
    expect(shop.paying()).toEqual({ status: 'idle' });
  });

  it('stops where it is left while it is read', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    shop.dispatch(collectionDetail.clear());
    expect(shop.paying()).toEqual({ status: 'stopped', why: 'unread', agreed: agreedOffer });
  });

  it('of one collection does not wait for another one', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    shop.dispatch(collectionDetail.failure({ id: 8 }, requestError().error));
    expect(shop.paying().status).toBe('checking');
  });

  it('reads again what was paid at once', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    await shop.respond({ order: { id: 'o-1', status: 'paid' } });
    expect([shop.paying().status, shop.left]).toEqual(['idle', []]);
    const reads = shop.calls.filter(({ endpoint }) => endpoint === 'checkout');
    expect(reads.map(({ path }) => path)).toEqual([{ id: 9 }, { id: 9 }]);
  });

  it.each([
    ['refuses', requestError('api', { status: 422, code: '20-100-0001-001' })],
    ['drops', requestError('abort')],
  ])('ends when the server %s it', async (_, thrown) => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    await shop.fail(thrown);
    expect([shop.paying().status, shop.endpoints()]).toEqual(['idle', ['checkout', 'createOrder']]);
  });

  it('ends with the session', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    shop.dispatch(sessionCleared('devices'));
    expect(shop.paying().status).toBe('idle');
  });

  it('ends with the session also while it is read, and can be pressed again after the next login', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    shop.dispatch(sessionCleared('devices'));
    await shop.fail(requestError('abort'));
    expect(shop.paying().status).toBe('idle');
    shop.dispatch(sessionStarted({ userId: 'u-kit' } as User));
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    expect(shop.endpoints()).toEqual(['checkout', 'checkout', 'createOrder']);
  });

  it.each([
    ['nobody', sessionCleared('devices')],
    ['another user', sessionStarted({ userId: 'u-sam' } as User)],
  ])('orders nothing where by then the page is that of %s', async (_, change) => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    shop.dispatch(change);
    // The page reads what it shows again, for who sees it now.
    shop.dispatch(collectionDetail.request({ id: 9 }));
    await shop.respond(createSingle());
    expect([shop.endpoints(), shop.paying().status]).toEqual([['checkout', 'checkout'], 'idle']);
    expect(shop.actionsOf(orderPlaced)).toEqual([]);
  });

  it('sends nothing while an earlier order of the same is looked up, and ends', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    shop.dispatch(orderLost('k', earlier));
    await shop.respond(createSingle());
    expect([shop.endpoints(), shop.paying().status]).toEqual([['checkout'], 'idle']);
  });

  it.each([[null], ['javascript:alert(1)'], ['https://evil.example/o-1'], ['http://pay.example/o-1']])(
    'does not leave for a payment page of %s, and keeps the order',
    async (paymentUrl) => {
      const shop = startShop();
      shop.dispatch(payRequested(9, agreedOffer));
      await shop.respond(createSingle());
      await shop.respond({ order: { id: 'o-1', status: 'pending', paymentUrl } });
      expect([shop.paying().status, shop.left]).toEqual(['idle', []]);
      expect(selectAttempt(shop.getState(), 'collection:9')).toMatchObject({ status: 'done', order: { id: 'o-1' } });
      const error = expect.objectContaining({ message: expect.stringContaining('an address that is not allowed') });
      expect(shop.reports).toEqual(paymentUrl ? [{ error, where: 'purchase' }] : []);
    },
  );

  it('goes on to the payment page also when the response was lost and the order found', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    await shop.fail(requestError('network'));
    expect([shop.endpoints().at(-1), shop.paying().status]).toEqual(['orderByKey', 'checking']);
    await shop.respond({ order: { id: 'o-1', status: 'pending', paymentUrl: payUrl } });
    expect([shop.left, shop.paying().status]).toEqual([[payUrl], 'leaving']);
  });

  it('waits for its own order only', async () => {
    const shop = startShop();
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    const order = { id: 'o-2', status: 'pending', paymentUrl: 'https://pay.example/o-2' } as Order;
    shop.dispatch(orderSent('k', { ...earlier, target: 'course:5' }));
    shop.dispatch(orderDone('k', 'course:5', order));
    expect([shop.left, shop.paying().status]).toEqual([[], 'checking']);
  });
});

describe('paying while another tab has ordered another plan of it', () => {
  /** Presses Pay; the order of the other tab is looked up. */
  const start = async () => {
    const storage = memoryStorage();
    const shop = startShop({ storage });
    const stored = { path: '/en-hk/purchase/single/9', orderId: 'o-2', sentAt: 0, sold: null };
    savePendingOrder(storage, 'u-kit', { ...stored, key: 'k', request: { ...earlier, items: [] } });
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    expect([shop.endpoints().at(-1), shop.paying().status]).toEqual(['orderByKey', 'checking']);
    return shop;
  };

  it('orders nothing where that order can still be paid', async () => {
    const shop = await start();
    await shop.respond({ order: { id: 'o-2', status: 'pending', paymentUrl: payUrl } });
    expect([shop.paying().status, shop.left]).toEqual(['idle', []]);
    expect(shop.endpoints()).not.toContain('createOrder');
  });

  it('orders where that order is over', async () => {
    const shop = await start();
    await shop.respond({ order: { id: 'o-2', status: 'cancelled' } });
    expect([shop.endpoints().at(-1), shop.paying().status]).toEqual(['createOrder', 'checking']);
    await shop.respond({ order: { id: 'o-1', status: 'pending', paymentUrl: payUrl } });
    expect([shop.left, shop.paying().status]).toEqual([[payUrl], 'leaving']);
  });

  it('goes on when an order of something else is sent or withheld, or the network is back', async () => {
    const shop = await start();
    shop.dispatch(orderSent('k-5', { ...earlier, target: 'course:5' }));
    shop.dispatch(orderWithheld('course:6'));
    shop.dispatch(lostOrderRequested('collection:9'));
    await shop.respond({ order: { id: 'o-2', status: 'cancelled' } });
    await shop.respond({ order: { id: 'o-1', status: 'pending', paymentUrl: payUrl } });
    expect([shop.left, shop.paying().status]).toEqual([[payUrl], 'leaving']);
  });

  it('ends with the session', async () => {
    const shop = await start();
    shop.dispatch(sessionCleared('devices'));
    await shop.fail(requestError('abort'));
    expect([shop.paying().status, shop.left]).toEqual(['idle', []]);
  });
});

describe('a conflict', () => {
  const conflict = requestError('api', { status: 409, code: '20-200-0001-001' });
  const press = async (shop: ReturnType<typeof startShop>, after: unknown) => {
    shop.dispatch(payRequested(9, agreedOffer));
    await shop.respond(createSingle());
    await shop.fail(conflict);
    await shop.respond(after);
  };

  it('says what is different by then', async () => {
    const shop = startShop();
    await press(shop, createSingle(500));
    expect(shop.paying()).toMatchObject({ status: 'stopped', why: 'price' });
    expect(shop.endpoints()).toEqual(['checkout', 'createOrder', 'checkout']);
  });

  it('where nothing is different asks to try once more, then to ask for help', async () => {
    const shop = startShop();
    await press(shop, createSingle());
    expect(shop.paying()).toMatchObject({ why: 'other' });
    await press(shop, createSingle());
    expect(shop.paying()).toMatchObject({ why: 'refused' });
  });
});

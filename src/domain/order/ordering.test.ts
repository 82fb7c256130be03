import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { requestError } from '~test/controlledHttp';
import { orderPath, orderRequest, otherRequest, startOrders } from '~test/startOrders';
import { lostOrderRequested, type OrderRequest, orderPlaced, orderWithheld } from './state';

describe('what is sent', () => {
  it('names the plan and the payment method, where there are any', () => {
    const { dispatch, call } = startOrders();
    dispatch(orderPlaced(orderRequest));
    expect(call(0).body).toMatchObject({ planId: 'p', paymentMethodId: 'p-web', items: [{ type: 'course', id: 7 }] });
    dispatch(orderPlaced({ ...otherRequest, planId: null, paymentMethodId: null }));
    expect(call(1).body).not.toHaveProperty('planId');
    expect(call(1).body).not.toHaveProperty('paymentMethodId');
  });

  it('leads back to the page with its query, without the order of before', () => {
    const { dispatch, call, kept } = startOrders({ place: `${orderPath}?plan=p&order=o-0#pay` });
    dispatch(orderPlaced(orderRequest));
    expect(call(0).body).toMatchObject({ returnUrl: `http://app.test${orderPath}?plan=p` });
    expect(kept()).toMatchObject([{ path: `${orderPath}?plan=p` }]);
  });

  it('is nothing of a guest', () => {
    const { dispatch, calls, attempt, actionsOf } = startOrders({ isMember: false });
    dispatch(orderPlaced(orderRequest));
    expect([calls, attempt(), actionsOf(orderWithheld).length]).toEqual([[], null, 1]);
  });

  it.each<[string, Partial<OrderRequest>]>([
    ['another price', { expectedPrice: 500 }],
    ['other items', { items: [] }],
  ])('has a key of its own for %s, also after a try that was lost', async (_, change) => {
    const { dispatch, call, keyOf } = startOrders();
    dispatch(orderPlaced(orderRequest));
    await call(0).fail(requestError('network'));
    await call(1).fail(requestError('network'));
    dispatch(orderPlaced({ ...orderRequest, ...change }));
    await call(2).respond({ order: { id: 'o-1', status: 'failed' } });
    dispatch(orderPlaced(otherRequest));
    expect(new Set([0, 3, 4].map(keyOf)).size).toBe(3);
  });
});

describe('what the visitor is told of a failure', () => {
  it.each([
    ['an alert of a refusal', requestError('api', { status: 422, code: '20-100-0001-001' }), ['alert']],
    ['nothing of a conflict, which the page shows', requestError('api', { status: 409 }), ['quiet']],
  ])('is %s', async (_, thrown, policies) => {
    const page = startOrders();
    page.dispatch(orderPlaced(orderRequest));
    await page.call(0).fail(thrown);
    expect([page.policies(), page.kept()]).toEqual([policies, []]);
  });

  it.each([
    ['nothing while a lost order is looked for, which the checkout shows', orderRequest, 'quiet'],
    ['an alert of a lost enrolment', { ...orderRequest, target: 'course:7' }, 'alert'],
  ])('is %s', async (_, sent, policy) => {
    const page = startOrders();
    page.dispatch(orderPlaced(sent));
    await page.call(0).fail(requestError('timeout'));
    await page.call(1).fail(requestError('network'));
    expect(page.policies()).toEqual([policy, 'quiet']);
  });
});

describe('a lost order', () => {
  it('is asked for again only while it is lost', async () => {
    const page = startOrders();
    page.dispatch(lostOrderRequested(orderRequest.target));
    page.dispatch(orderPlaced(orderRequest));
    page.dispatch(lostOrderRequested(orderRequest.target));
    await page.call(0).fail(requestError('api', { status: 422 }));
    page.dispatch(lostOrderRequested(orderRequest.target));
    expect([page.calls.length, page.reports]).toEqual([1, []]);
  });

  it('is stored with its id once a repeated look-up has found it unpaid', async () => {
    const page = startOrders();
    page.dispatch(orderPlaced(orderRequest));
    await page.call(0).fail(requestError('network'));
    await page.call(1).fail(requestError('network'));
    page.dispatch(lostOrderRequested(orderRequest.target));
    await page.call(2).respond({ order: { id: 'o-1', status: 'pending' } });
    expect(page.kept()).toMatchObject([{ orderId: 'o-1' }]);
  });

  it('is asked for by its own key, of several', async () => {
    const page = startOrders();
    for (const one of [otherRequest, orderRequest]) {
      page.dispatch(orderPlaced(one));
      await page.calls.at(-1)?.fail(requestError('network'));
      await page.calls.at(-1)?.fail(requestError('network'));
    }
    page.dispatch(lostOrderRequested(orderRequest.target));
    expect(page.calls.at(-1)?.query).toEqual({ idempotencyKey: page.keyOf(2) });
  });

  it('is not asked for where nothing is kept of it', async () => {
    const storage = memoryStorage();
    const page = startOrders({ storage });
    page.dispatch(orderPlaced(orderRequest));
    await page.call(0).fail(requestError('network'));
    await page.call(1).fail(requestError('network'));
    for (const key of storage.keys('')) storage.remove(key);
    page.dispatch(lostOrderRequested(orderRequest.target));
    expect([page.calls.length, page.reports]).toEqual([2, []]);
  });

  it('is found once for those who press again and again: other orders do not hasten it', async () => {
    const page = startOrders();
    page.dispatch(orderPlaced(orderRequest));
    await page.call(0).fail(requestError('network'));
    await page.call(1).respond({ order: null });
    page.dispatch(lostOrderRequested(otherRequest.target));
    expect(page.calls).toHaveLength(2);
    page.dispatch(lostOrderRequested(orderRequest.target));
    expect(page.calls).toHaveLength(3);
  });

  it('is not asked for any more once the app has stopped', () => {
    const page = startOrders();
    const removed = vi.spyOn(window, 'removeEventListener');
    page.task.cancel();
    expect(removed.mock.calls.map(([name]) => name)).toEqual(['online']);
  });
});

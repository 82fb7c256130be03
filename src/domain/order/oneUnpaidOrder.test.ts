import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { ownedChanged, sessionStarted } from '@/platform/session/state';
import { requestError } from '~test/controlledHttp';
import { orderRequest, otherRequest, startOrders } from '~test/startOrders';
import {
  type OrderRequest,
  orderAbandoned,
  orderPlaced,
  orderSettled,
  orderWithheld,
  selectAbandoning,
  selectReleased,
} from './state';

const dearer: OrderRequest = { ...orderRequest, planId: 'p-3', expectedPrice: 4320 };
const unpaid = { id: 'o-1', status: 'pending', paymentUrl: 'https://pay.example/o-1' };

/** Returns two tabs of one user: the first has an unpaid order, the second was open before. */
async function openTwoTabs() {
  const storage = memoryStorage();
  const [first, second] = [startOrders({ storage }), startOrders({ storage })];
  first.dispatch(orderPlaced(orderRequest));
  await first.last({ order: unpaid });
  return { first, second };
}

describe('while an order is unpaid, another plan of the same collection', () => {
  it('is not ordered: the unpaid order is shown with its own plan and price', async () => {
    const { first, second } = await openTwoTabs();
    second.dispatch(orderPlaced(dearer));
    expect(second.calls.map(({ endpoint }) => endpoint)).toEqual(['orderByKey']);
    expect(second.call(0).query).toEqual({ idempotencyKey: first.keyOf(0) });
    await second.last({ order: unpaid });
    expect(second.attempt()).toMatchObject({ status: 'done', order: { id: 'o-1' }, request: { expectedPrice: 480 } });
    expect([second.calls.length, second.actionsOf(orderWithheld).length]).toEqual([1, 1]);
  });

  it.each(['failed', 'cancelled'])('is ordered once that order has %s', async (status) => {
    const { first, second } = await openTwoTabs();
    second.dispatch(orderPlaced(dearer));
    await second.last({ order: { ...unpaid, status } });
    expect(second.calls.map(({ endpoint }) => endpoint)).toEqual(['orderByKey', 'createOrder']);
    expect(second.call(1).body).toMatchObject({ expectedPrice: 4320, planId: 'p-3' });
    expect(second.keyOf(1)).not.toBe(first.keyOf(0));
    expect(second.attempt()?.status).toBe('sending');
  });

  it('is not ordered when that order has been paid meanwhile', async () => {
    const { second } = await openTwoTabs();
    second.dispatch(orderPlaced(dearer));
    await second.last({ order: { ...unpaid, status: 'paid' } });
    expect(second.attempt()).toMatchObject({ status: 'done', order: { status: 'paid' } });
    expect([second.kept(), second.calls.some(({ endpoint }) => endpoint === 'createOrder')]).toEqual([[], false]);
  });

  it('is not ordered while that order cannot be looked up', async () => {
    const { second } = await openTwoTabs();
    second.dispatch(orderPlaced(dearer));
    await second.call(0).fail(requestError('network'));
    expect(second.attempt()).toMatchObject({ status: 'failed', isLost: true });
    expect([second.calls.length, second.kept().length]).toEqual([1, 1]);
  });

  it('is not ordered while that order is still being sent by the other tab', async () => {
    const storage = memoryStorage();
    const [first, second] = [startOrders({ storage }), startOrders({ storage })];
    first.dispatch(orderPlaced(orderRequest));
    second.dispatch(orderPlaced(dearer));
    await second.last({ order: null });
    expect(second.attempt()?.status).toBe('lookingUp');
    expect(second.calls.map(({ endpoint }) => endpoint)).toEqual(['orderByKey']);
  });
});

describe('"Start again"', () => {
  it('leaves an order that is still unpaid, and frees the collection', async () => {
    const { first } = await openTwoTabs();
    first.dispatch(orderAbandoned(orderRequest.target));
    expect([first.attempt()?.status, selectAbandoning(first.getState())]).toEqual(['done', orderRequest.target]);
    await first.last({ order: unpaid });
    expect([first.attempt(), first.kept(), selectAbandoning(first.getState())]).toEqual([null, [], null]);
  });

  it('leaves an order of which the server knows nothing', async () => {
    const { first } = await openTwoTabs();
    first.dispatch(orderAbandoned(orderRequest.target));
    await first.last({ order: null });
    expect([first.attempt(), first.kept()]).toEqual([null, []]);
  });

  it('asks for nothing where another tab has left the order already', async () => {
    const { first, second } = await openTwoTabs();
    second.dispatch(orderPlaced(orderRequest));
    await second.last({ order: unpaid });
    first.dispatch(orderAbandoned(orderRequest.target));
    await first.last({ order: unpaid });
    second.dispatch(orderAbandoned(orderRequest.target));
    expect([second.attempt(), second.calls.length, selectAbandoning(second.getState())]).toEqual([null, 1, null]);
  });

  it('asks for nothing of a visitor who is not known yet, whose orders are not stored', async () => {
    const page = startOrders({ isMember: false });
    page.dispatch(sessionStarted(null));
    page.dispatch(orderPlaced(orderRequest));
    await page.last({ order: unpaid });
    page.dispatch(ownedChanged());
    expect(page.attempt()?.status).toBe('done');
    page.dispatch(orderAbandoned(orderRequest.target));
    expect([page.attempt(), page.calls.length, page.reports]).toEqual([null, 1, []]);
  });

  it('shows an order that has been paid meanwhile as paid', async () => {
    const { first } = await openTwoTabs();
    first.dispatch(orderAbandoned(orderRequest.target));
    await first.last({ order: { ...unpaid, status: 'paid' } });
    expect(first.attempt()).toMatchObject({ status: 'done', order: { status: 'paid' } });
    expect(first.kept()).toEqual([]);
  });

  it('changes nothing, and says so, when the order cannot be looked up', async () => {
    const { first } = await openTwoTabs();
    first.dispatch(orderAbandoned(orderRequest.target));
    await first.call(1).fail(requestError('network'));
    expect([first.attempt()?.status, first.kept().length, first.policies().at(-1)]).toEqual(['done', 1, 'alert']);
    expect(selectAbandoning(first.getState())).toBeNull();
  });
});

describe('when one of two orders is paid', () => {
  it('the other one cannot be paid any more', async () => {
    const { first } = await openTwoTabs();
    first.dispatch(orderSettled({ id: 'o-0', status: 'paid' } as never, orderRequest.target));
    await nextTurn();
    expect([first.attempt(), first.kept(), selectReleased(first.getState(), orderRequest.target)]).toEqual([
      null,
      [],
      'o-1',
    ]);
  });

  it('another tab stops showing it as payable', async () => {
    const { first, second } = await openTwoTabs();
    second.dispatch(orderPlaced(dearer));
    await second.last({ order: unpaid });
    first.dispatch(orderSettled({ id: 'o-1', status: 'paid' } as never, orderRequest.target));
    second.dispatch(ownedChanged());
    expect([second.attempt(), selectReleased(second.getState(), orderRequest.target)]).toEqual([null, null]);
  });

  it('another tab keeps those that still wait, and those without a response', async () => {
    const storage = memoryStorage();
    const page = startOrders({ storage });
    const third = { ...orderRequest, target: 'collection:7', collectionId: 7 };
    page.dispatch(orderPlaced(orderRequest));
    await page.last({ order: unpaid });
    page.dispatch(orderPlaced(otherRequest));
    await page.last({ order: { ...unpaid, id: 'o-2' } });
    page.dispatch(orderPlaced(third));
    for (const { target } of [orderRequest, third]) storage.remove(`orders.u-kit.${target}`);
    page.dispatch(ownedChanged());
    const statuses = [orderRequest, otherRequest, third].map(({ target }) => page.attempt(target)?.status ?? null);
    expect(statuses).toEqual([null, 'done', 'sending']);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import {
  lostOrderRequested,
  type OrderRequest,
  type OrdersSlice,
  orderPlaced,
  pollRequested,
  selectAttempt,
  selectPolledOrder,
} from '@/domain/order/state';

import { selectOwned } from '@/platform/session/state';
import { settleOrder } from '~mocks/handlers/orders';
import { backend } from '~mocks/node';
import { expectNothingSaid, expectPage, expectSessionEnded } from './assertions';
import { type Fault, faults, sessionCodes } from './faults';
import { rows } from './rows';
import type { OrderCall } from './rows/row';
import { openTestApp, type TestApp } from './testApp';

/** Tests calls about existing orders against every fault: nothing is ordered twice, nothing opens unpaid. */
let testApp: TestApp;

const row = (endpoint: OrderCall['endpoint']) => {
  const found = rows.find((one): one is OrderCall => one.kind === 'orderCall' && one.endpoint === endpoint);
  if (!found) throw new Error(`No row for ${endpoint}`);
  return found;
};
const attempt = (target: string) => selectAttempt(testApp.state() as unknown as OrdersSlice, target);
const polled = () => selectPolledOrder(testApp.state() as unknown as OrdersSlice);
const made = () => backend.db.read().orders;

async function open({ page, as }: OrderCall) {
  testApp = openTestApp(page, { as });
  await testApp.open();
}

async function act(action: Parameters<TestApp['dispatch']>[0]) {
  testApp.dispatch(action);
  await testApp.settle();
}

async function ordered(request: OrderRequest): Promise<string> {
  await act(orderPlaced(request));
  const { id = '' } = made().at(-1) ?? {};
  expect(attempt(request.target)).toMatchObject({ status: 'done', order: { id, status: 'pending' } });
  return id;
}

describe('orders that are made', () => {
  afterEach(() => testApp.close());

  describe('order', () => {
    const { order: request, ...call } = row('order');
    const good = JSON.stringify({ data: { order: { id: 'o-1', status: 'paid' } } });
    const isHarmless = ({ harmless }: Fault) => harmless?.({ endpoint: 'order', optional: false }) ?? false;

    it.each(faults)('$name', async (fault) => {
      await open({ ...call, order: request });
      const id = await ordered(request);
      settleOrder(backend, id, 'paid');
      testApp.network.fail('order', fault.plan(good));
      await act(pollRequested(id, request.collectionId));
      if (isHarmless(fault)) expect(polled()).toMatchObject({ status: 'polling', order: { status: 'pending' } });
      else expect(polled()).toMatchObject({ status: 'unread', order: null });
      expect(selectOwned(testApp.state())).toBe(0);
      expectNothingSaid(testApp);
      expect(testApp.place()).toBe(call.page);
      await expectPage(testApp);
      testApp.network.heal();
      await act(pollRequested(id, request.collectionId));
      expect([polled()?.order?.status, selectOwned(testApp.state()), made().length]).toEqual(['paid', 1, 1]);
    });

    it.each(sessionCodes)('$code ends the session', async (code) => {
      await open({ ...call, order: request });
      const id = await ordered(request);
      testApp.network.fail('order', { code: code.code });
      await act(pollRequested(id, request.collectionId));
      expectSessionEnded(testApp, code, call.page);
    });
  });

  describe('orderByKey', () => {
    const { order: request, ...call } = row('orderByKey');
    const good = JSON.stringify({ data: { order: { id: 'o-1', status: 'pending' } } });
    const isHarmless = ({ harmless }: Fault) => harmless?.({ endpoint: 'orderByKey', optional: true }) ?? false;

    it.each(faults)('$name', async (fault) => {
      await open({ ...call, order: request });
      testApp.network.fail('createOrder', { offline: true });
      testApp.network.fail('orderByKey', fault.plan(good));
      await act(orderPlaced(request));
      const asked = attempt(request.target);
      if (!isHarmless(fault)) expect(asked).toMatchObject({ status: 'failed', isLost: true });
      // An invalid order counts as none, and may still arrive.
      else expect(['lookingUp', 'done']).toContain(asked?.status);
      expect(made()).toEqual([]);
      testApp.network.heal();
      await act(lostOrderRequested(request.target));
      if (asked?.status === 'done') return;
      await testApp.passOrderArrival();
      // The next attempt uses the same key.
      expect(attempt(request.target)).toMatchObject({ status: 'failed', isLost: false, key: asked?.key });
      await ordered(request);
      expect(made().map(({ idempotencyKey }) => idempotencyKey)).toEqual([asked?.key]);
      expect(testApp.reported).toEqual([]);
    });

    it.each(sessionCodes)('$code ends the session, and the order is kept for the next', async (code) => {
      await open({ ...call, order: request });
      testApp.network.fail('createOrder', { offline: true });
      testApp.network.fail('orderByKey', { code: code.code });
      await act(orderPlaced(request));
      expect(testApp.loggedIn()).toBe(false);
      expect(testApp.modal().content).toMatch(code.text);
      expect(testApp.storage.keys('orders.')).toHaveLength(1);
    });
  });
});

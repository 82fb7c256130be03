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
import { settle } from '~mocks/handlers/orders';
import { backend } from '~mocks/node';
import { type Fault, faults, sessionCodes } from './columns';
import { expectNothingSaid, expectPage, expectSessionEnded } from './look';
import { type Ordered, rows } from './rows';
import { openWorld, type World } from './world';

/** Tests calls about existing orders against every fault: nothing is ordered twice, nothing opens unpaid. */
let world: World;

const row = (endpoint: Ordered['endpoint']) => {
  const found = rows.find((one): one is Ordered => one.kind === 'ordered' && one.endpoint === endpoint);
  if (!found) throw new Error(`No row for ${endpoint}`);
  return found;
};
const attempt = (target: string) => selectAttempt(world.state() as unknown as OrdersSlice, target);
const polled = () => selectPolledOrder(world.state() as unknown as OrdersSlice);
const made = () => backend.db.read().orders;

async function open({ at, as }: Ordered) {
  world = openWorld(at, { as });
  await world.open();
}

async function act(action: Parameters<World['dispatch']>[0]) {
  world.dispatch(action);
  await world.settle();
}

async function ordered(request: OrderRequest): Promise<string> {
  await act(orderPlaced(request));
  const { id = '' } = made().at(-1) ?? {};
  expect(attempt(request.target)).toMatchObject({ status: 'done', order: { id, status: 'pending' } });
  return id;
}

describe('orders that are made', () => {
  afterEach(() => world.close());

  describe('order', () => {
    const { order: request, ...at } = row('order');
    const good = JSON.stringify({ data: { order: { id: 'o-1', status: 'paid' } } });
    const isHarmless = ({ harmless }: Fault) => harmless?.({ endpoint: 'order', optional: false }) ?? false;

    it.each(faults)('$name', async (fault) => {
      await open({ ...at, order: request });
      const id = await ordered(request);
      settle(backend, id, 'paid');
      world.wire.fail('order', fault.plan(good));
      await act(pollRequested(id, request.collectionId));
      if (isHarmless(fault)) expect(polled()).toMatchObject({ status: 'polling', order: { status: 'pending' } });
      else expect(polled()).toMatchObject({ status: 'unread', order: null });
      expect(selectOwned(world.state())).toBe(0);
      expectNothingSaid(world);
      expect(world.place()).toBe(at.at);
      await expectPage(world);
      world.wire.heal();
      await act(pollRequested(id, request.collectionId));
      expect([polled()?.order?.status, selectOwned(world.state()), made().length]).toEqual(['paid', 1, 1]);
    });

    it.each(sessionCodes)('$code ends the session', async (code) => {
      await open({ ...at, order: request });
      const id = await ordered(request);
      world.wire.fail('order', { code: code.code });
      await act(pollRequested(id, request.collectionId));
      expectSessionEnded(world, code, at.at);
    });
  });

  describe('orderByKey', () => {
    const { order: request, ...at } = row('orderByKey');
    const good = JSON.stringify({ data: { order: { id: 'o-1', status: 'pending' } } });
    const isHarmless = ({ harmless }: Fault) => harmless?.({ endpoint: 'orderByKey', optional: true }) ?? false;

    it.each(faults)('$name', async (fault) => {
      await open({ ...at, order: request });
      world.wire.fail('createOrder', { offline: true });
      world.wire.fail('orderByKey', fault.plan(good));
      await act(orderPlaced(request));
      const asked = attempt(request.target);
      if (!isHarmless(fault)) expect(asked).toMatchObject({ status: 'failed', isLost: true });
      // An invalid order counts as none, and may still arrive.
      else expect(['lookingUp', 'done']).toContain(asked?.status);
      expect(made()).toEqual([]);
      world.wire.heal();
      await act(lostOrderRequested(request.target));
      if (asked?.status === 'done') return;
      await world.passOrderArrival();
      // The next attempt uses the same key.
      expect(attempt(request.target)).toMatchObject({ status: 'failed', isLost: false, key: asked?.key });
      await ordered(request);
      expect(made().map(({ idempotencyKey }) => idempotencyKey)).toEqual([asked?.key]);
      expect(world.reported).toEqual([]);
    });

    it.each(sessionCodes)('$code ends the session, and the order is kept for the next', async (code) => {
      await open({ ...at, order: request });
      world.wire.fail('createOrder', { offline: true });
      world.wire.fail('orderByKey', { code: code.code });
      await act(orderPlaced(request));
      expect(world.loggedIn()).toBe(false);
      expect(world.modal().content).toMatch(code.text);
      expect(world.storage.keys('orders.')).toHaveLength(1);
    });
  });
});

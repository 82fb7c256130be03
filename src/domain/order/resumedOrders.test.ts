import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { sessionStarted, userLoaded } from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { requestError } from '~test/controlledHttp';
import { orderPath, orderRequest, startOrders } from '~test/startOrders';
import { userKit } from '~test/startOutbox';
import { pendingOrderOpened } from './announceResumed';
import { savePendingOrder } from './pendingOrders';

const waiting = {
  key: 'k-1',
  request: { ...orderRequest, items: [...orderRequest.items] },
  path: orderPath,
  orderId: 'o-1',
  sentAt: 0,
  sold: null,
};

describe('an order found again', () => {
  const find = async (status: string, place = '/en-hk', response: unknown = null) => {
    const storage = memoryStorage();
    savePendingOrder(storage, 'u-kit', waiting);
    const page = startOrders({ storage, place });
    await page.last({ order: { id: 'o-1', status } });
    if (response) await page.last(response);
    await nextTurn();
    return page;
  };

  it('that is paid is told in the words of the purchase page', async () => {
    const { alerts, load, kept } = await find('paid');
    expect(alerts()).toEqual([{ message: 'purchase:kept.paid', type: 'success', undo: null, id: null }]);
    expect(load).toHaveBeenCalledWith('en-hk', ['purchase']);
    expect(kept()).toEqual([]);
  });

  it('that is paid is told to a parent as the child’s', async () => {
    const storage = memoryStorage();
    savePendingOrder(storage, 'u-kit', waiting);
    const page = startOrders({ storage, place: '/en-hk' });
    page.dispatch(userLoaded({ ...userKit, role: { name: 'parent' } } as User));
    await page.last({ order: { id: 'o-1', status: 'paid' } });
    expect(page.alerts().map(({ message }) => message)).toEqual(['purchase:kept.paidParent']);
    expect(page.calls).toHaveLength(1);
  });

  it('that waits for its payment leads to its page', async () => {
    const contents = { courses: [{ id: 7, title: 'Quadratics' }] };
    const { alerts, kept } = await find('pending', '/en-hk', { checkoutCollection: { kind: 'bundle', contents } });
    const undo = { label: 'purchase:kept.show', action: pendingOrderOpened(orderPath) };
    expect(alerts()).toEqual([{ message: 'purchase:kept.pending', type: 'info', undo, id: null }]);
    expect(kept()).toHaveLength(1);
  });

  it.each([
    ['failed', '/en-hk'],
    ['cancelled', '/en-hk'],
    ['paid', orderPath],
    ['paid', `${orderPath}#pay`],
  ])('that is %s is not told of at %s', async (status, place) => {
    const { alerts, reports } = await find(status, place);
    expect([alerts(), reports]).toEqual([[], []]);
  });

  it('is told of where the page is another one of the same kind', async () => {
    expect((await find('paid', `${orderPath}?plan=p`)).alerts()).toHaveLength(1);
  });

  it('is not looked for before the server has said whose session it is', async () => {
    const storage = memoryStorage();
    savePendingOrder(storage, 'u-kit', waiting);
    const page = startOrders({ storage, place: '/en-hk', isStored: true });
    await nextTurn();
    expect(page.calls).toEqual([]);
    page.dispatch(userLoaded(userKit));
    await page.last({ order: { id: 'o-1', status: 'paid' } });
    expect(page.alerts()).toHaveLength(1);
  });

  it('is looked for without a word, and once', async () => {
    const storage = memoryStorage();
    savePendingOrder(storage, 'u-kit', waiting);
    const page = startOrders({ storage, place: '/en-hk' });
    page.dispatch(sessionStarted(userKit));
    await page.call(0).fail(requestError('network'));
    expect([page.policies()[0], page.alerts()]).toEqual(['quiet', []]);
  });

  it('is looked for a minute at most where the device’s clock was ahead when it was sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = memoryStorage();
    const sentAt = Date.parse('2026-11-20T11:00:00Z');
    savePendingOrder(storage, 'u-kit', { ...waiting, orderId: null, sentAt });
    const page = startOrders({ storage, place: '/en-hk' });
    for (const pause of [2000, 4000, 8000, 15_000, 15_000, 15_000, 1000]) {
      await page.last({ order: null });
      expect(page.attempt()?.status).toBe('lookingUp');
      await vi.advanceTimersByTimeAsync(pause);
    }
    await page.last({ order: null });
    vi.useRealTimers();
    expect([page.attempt()?.status, page.kept(), page.calls.length]).toEqual(['failed', [], 8]);
  });
});

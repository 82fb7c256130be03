import { describe, expect, it } from 'vitest';
import { cartItemAdded, selectCartCount } from '@/domain/cart/state';
import { isRefusedAsOwned } from '@/features/purchase/refusals';
import { sessionStarted } from '@/platform/session/state';
import { requestError } from '~test/controlledHttp';
import { orderRequest, otherRequest, startOrders } from '~test/startOrders';
import {
  collectionTarget,
  courseTarget,
  orderBought,
  orderDone,
  orderDropped,
  orderPlaced,
  orderPolled,
  orderReleased,
  orderSettled,
  pollEnded,
  pollRequested,
  selectBought,
  selectPolledOrder,
  selectReleased,
  topicTarget,
} from './state';

describe('what is known of orders', () => {
  const pending = { id: 'o-1', status: 'pending' } as never;
  const paid = { id: 'o-1', status: 'paid' } as never;

  it('has a name for each kind of target', () => {
    expect([courseTarget(1), topicTarget(2), collectionTarget(3)]).toEqual(['course:1', 'topic:2', 'collection:3']);
  });

  it('is what was bought, once it is paid', async () => {
    const { dispatch, last, getState } = startOrders();
    dispatch(cartItemAdded(8, { type: 'course', id: 1 } as never));
    dispatch(orderPlaced(orderRequest));
    await last({ order: { id: 'o-1', status: 'paid' } });
    dispatch(orderBought({ ...otherRequest, items: [] }));
    expect([selectBought(getState(), orderRequest.target), selectBought(getState(), 'course:1')]).toEqual([
      orderRequest.items,
      [],
    ]);
    expect(selectCartCount(getState())).toBe(1);
  });

  it('does not change by the end of an order that this browser does not know', async () => {
    const { dispatch, last, attempt, kept } = startOrders();
    dispatch(orderPlaced(orderRequest));
    dispatch(orderSettled(paid, otherRequest.target));
    dispatch(orderSettled(paid, null));
    expect([attempt()?.status, kept().length]).toEqual(['sending', 1]);
    await last({ order: { id: 'o-1', status: 'pending' } });
    dispatch(orderSettled({ id: 'o-2', status: 'failed' } as never, orderRequest.target));
    expect([attempt()?.status, kept().length]).toEqual(['done', 1]);
  });

  it('is without an attempt that was dropped, unless a newer one has begun', () => {
    const { dispatch, attempt } = startOrders();
    dispatch(orderPlaced(orderRequest));
    dispatch(orderDropped('older', orderRequest.target));
    dispatch(orderDropped('older', otherRequest.target));
    expect(attempt()?.status).toBe('sending');
    dispatch(orderDropped(attempt()?.key ?? '', orderRequest.target));
    expect(attempt()).toBeNull();
  });

  it('is without an order that was released, and with any other', async () => {
    const { dispatch, last, attempt, kept, getState } = startOrders();
    dispatch(orderPlaced(orderRequest));
    dispatch(orderReleased(orderRequest.target, 'o-1'));
    expect([attempt()?.status, kept().length]).toEqual(['sending', 1]);
    await last({ order: pending });
    dispatch(orderReleased(orderRequest.target, 'o-2'));
    dispatch(orderReleased(otherRequest.target, 'o-3'));
    expect([attempt()?.status, kept().length]).toEqual(['done', 1]);
    dispatch(orderReleased(orderRequest.target, 'o-1'));
    expect([attempt(), kept()]).toEqual([null, []]);
    expect([orderRequest.target, otherRequest.target, 'x'].map((target) => selectReleased(getState(), target))).toEqual(
      ['o-1', 'o-3', null],
    );
  });

  it('is of the order with which the visitor has returned, and no other, also after a login', () => {
    const { dispatch, getState } = startOrders({ isMember: false });
    const polled = () => selectPolledOrder(getState());
    dispatch(orderPolled('o-1', paid));
    dispatch(pollEnded('o-1', 'late'));
    expect(polled()).toBeNull();
    dispatch(pollRequested('o-1', 9));
    dispatch(orderPolled('o-2', paid));
    dispatch(pollEnded('o-2', 'late'));
    expect(polled()).toEqual({ id: 'o-1', collectionId: 9, status: 'polling', order: null });
    dispatch(orderPolled('o-1', pending));
    dispatch(pollEnded('o-1', 'late'));
    const late = { id: 'o-1', collectionId: 9, status: 'late', order: pending };
    expect(polled()).toEqual(late);
    dispatch(sessionStarted(null));
    expect(polled()).toEqual(late);
    dispatch(pollRequested('o-1', 9));
    expect(polled()).toEqual({ ...late, status: 'polling' });
    dispatch(pollRequested('o-2', 8));
    expect(polled()).toEqual({ id: 'o-2', collectionId: 8, status: 'polling', order: null });
  });

  it('does not take the response to an older attempt', () => {
    const { dispatch, attempt } = startOrders();
    dispatch(orderPlaced(orderRequest));
    dispatch(orderDone('older', orderRequest.target, paid));
    expect(attempt()?.status).toBe('sending');
  });

  it('is of refusals what was refused as owned, of several', async () => {
    const { dispatch, calls, getState } = startOrders();
    for (const [one, code] of [
      [otherRequest, '20-200-0001-001'],
      [orderRequest, '20-200-0001-002'],
    ] as const) {
      dispatch(orderPlaced(one));
      await calls.at(-1)?.fail(requestError('api', { status: 409, code }));
    }
    const { refusals } = getState().orders;
    expect([9, 8].map((id) => isRefusedAsOwned(refusals, id, orderRequest.items))).toEqual([true, false]);
  });
});

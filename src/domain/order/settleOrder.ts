/**
 * Applies the server's response to an order: it stays stored while it is pending, and is removed once it is settled.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { cartCleared, selectCartBundleId } from '@/domain/cart/state';
import { getService } from '@/platform/services/services';
import { ownedChanged, userRequested } from '@/platform/session/state';
import type { TabMessage } from '@/platform/session/tabMessages';
import { select } from '@/shared/duck/effects';
import type { Order } from '@/shared/entities/order';
import { type AppError, appError } from '@/shared/http/AppError';
import { type Finding, findOrder } from './findOrderSaga';
import type { PendingOrder } from './pendingOrders';
import { orderBought, orderDone, orderFailed, orderReleased, orderSettled } from './state';
import { keepReceipt, pendingOrders, removeOrder, saveOrder, userId } from './visitorOrders';

/** Releases another unpaid order of a target that is paid: nobody pays for it twice. */
function* releaseOther({ id }: Order, target: string | null): SagaIterator {
  const other = (yield* pendingOrders()).find(({ request }) => request.target === target);
  if (target !== null && other?.orderId != null && other.orderId !== id)
    yield put(orderReleased(target, other.orderId));
}

/**
 * Settles an order: removes it from storage; a paid one also clears its cart, notifies other tabs and reloads the user.
 */
export function* settleOrder({ payload: { order, target } }: ReturnType<typeof orderSettled>): SagaIterator {
  const mine = (yield* pendingOrders()).find(({ orderId, request }) =>
    orderId === null ? request.target === target : orderId === order.id,
  );
  if (mine) yield* removeOrder(yield* userId(), mine.request.target);
  if (order.status !== 'paid') return;
  yield* releaseOther(order, target);
  // An order of the same target whose id is unknown may be another one, at another price.
  if (mine?.orderId === order.id) yield* keepReceipt(yield* userId(), mine, order.id);
  const bundle = yield* select(selectCartBundleId);
  if (mine) yield put(orderBought(mine.request));
  if (mine && bundle === mine.request.collectionId) yield put(cartCleared());
  yield put(ownedChanged());
  (yield* getService('tabs')).post({ type: 'bought' } satisfies TabMessage);
  yield put(userRequested());
}

/** Records the server's response. An order that waits for payment stays stored until its outcome is known. */
export function* recordResponse(id: string, pending: PendingOrder, order: Order): SagaIterator {
  const { key, request } = pending;
  if (order.status === 'pending') yield* saveOrder(id, { ...pending, orderId: order.id });
  if (order.status === 'paid') yield* keepReceipt(id, pending, order.id);
  yield put(orderDone(key, request.target, order));
  if (order.status !== 'pending') yield* settleOrder(orderSettled(order, request.target));
}

/** The error of an order whose response is unknown to this tab: after a reload, a logout, or when another tab placed it. */
export const noResponse = appError('network', { endpoint: 'createOrder', method: 'POST' });

/** Looks for an order whose response is missing, and records what is found. `error`: why it is missing. */
export function* recoverOrder(id: string, pending: PendingOrder, error: AppError): SagaIterator<Finding> {
  const { key, request } = pending;
  const finding = yield* findOrder(pending, error);
  if (finding.kind === 'found') yield* recordResponse(id, pending, finding.order);
  if (finding.kind === 'none') {
    yield* removeOrder(id, request.target);
    yield put(orderFailed(key, request.target, error));
  }
  return finding;
}

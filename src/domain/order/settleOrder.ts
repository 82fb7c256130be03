/**
 * Applies the server's response to an order: it stays stored while it is pending, and is removed once it is settled.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { cartCleared, selectCartBundleId } from '@/domain/cart/state';
import { service } from '@/platform/services/services';
import { ownedChanged, userRequested } from '@/platform/session/state';
import type { TabMessage } from '@/platform/session/tabMessages';
import { selectT } from '@/shared/duck/effects';
import type { Order } from '@/shared/entities/order';
import type { AppError } from '@/shared/http/AppError';
import { findOrder } from './findOrderSaga';
import type { PendingOrder } from './pendingOrders';
import { orderBought, orderDone, orderFailed, orderSettled } from './state';
import { keepReceipt, pendingOrders, removeOrder, saveOrder, userId } from './visitorOrders';

/**
 * Settles an order: removes it from storage; a paid one also clears its cart, notifies other tabs and reloads the user.
 */
export function* settleOrder({ payload: { order, target } }: ReturnType<typeof orderSettled>): SagaIterator {
  const mine = (yield* pendingOrders()).find(({ orderId, request }) =>
    orderId === null ? request.target === target : orderId === order.id,
  );
  if (mine) yield* removeOrder(yield* userId(), mine.request.target);
  if (order.status !== 'paid') return;
  // An order of the same target whose id is unknown may be another one, at another price.
  if (mine?.orderId === order.id) yield* keepReceipt(yield* userId(), mine, order.id);
  const bundle = yield* selectT(selectCartBundleId);
  if (mine) yield put(orderBought(mine.request));
  if (mine && bundle === mine.request.collectionId) yield put(cartCleared());
  yield put(ownedChanged());
  (yield* service('tabs')).post({ type: 'bought' } satisfies TabMessage);
  yield put(userRequested());
}

/** Records the server's response. An order that waits for payment stays stored until its outcome is known. */
export function* recordAnswer(id: string, pending: PendingOrder, order: Order): SagaIterator {
  const { key, request } = pending;
  if (order.status === 'pending') yield* saveOrder(id, { ...pending, orderId: order.id });
  if (order.status === 'paid') yield* keepReceipt(id, pending, order.id);
  yield put(orderDone(key, request.target, order));
  if (order.status !== 'pending') yield* settleOrder(orderSettled(order, request.target));
}

/** Looks for an order whose response is missing; returns null when it is not found. `error`: why it is missing. */
export function* recoverOrder(id: string, pending: PendingOrder, error: AppError): SagaIterator<Order | null> {
  const { key, request } = pending;
  const finding = yield* findOrder(pending, error);
  if (finding.is === 'found') {
    yield* recordAnswer(id, pending, finding.order);
    return finding.order;
  }
  if (finding.is === 'none') {
    yield* removeOrder(id, request.target);
    yield put(orderFailed(key, request.target, error));
  }
  return null;
}

/** Reads and writes the visitor's own pending orders in storage. */
import type { SagaIterator } from 'redux-saga';
import { getService } from '@/platform/services/services';
import { selectUser } from '@/platform/session/state';
import { select } from '@/shared/duck/effects';
import { type PendingOrder, readPendingOrders, removePendingOrder, savePendingOrder } from './pendingOrders';
import { receiptOf, saveReceipt } from './receipts';

/** Returns the user's id; '' while it is unknown: orders are then not stored. */
export function* userId(): SagaIterator<string> {
  return (yield* select(selectUser))?.userId ?? '';
}

export function* pendingOrders(): SagaIterator<PendingOrder[]> {
  const id = yield* userId();
  return id ? readPendingOrders(yield* getService('storage'), id) : [];
}

/** Stores an order. `id`: the user who placed it, since the response may arrive after they have logged out. */
export function* saveOrder(id: string, order: PendingOrder): SagaIterator {
  if (id) savePendingOrder(yield* getService('storage'), id, order);
}

export function* removeOrder(id: string, target: string): SagaIterator {
  removePendingOrder(yield* getService('storage'), id, target);
}

/** Stores the receipt of an order that is paid. `id`: the user who placed it. */
export function* keepReceipt(id: string, pending: PendingOrder, paidId: string): SagaIterator {
  const receipt = receiptOf(pending, paidId);
  if (id && receipt) saveReceipt(yield* getService('storage'), id, receipt);
}

/** The visitor's own orders in storage. */
import type { SagaIterator } from 'redux-saga';
import { service } from '@/core/services/services';
import { selectUser } from '@/core/session/selectors';
import { selectT } from '@/shared/duck/effects';
import { type PendingOrder, readPendingOrders, removePendingOrder, savePendingOrder } from './pendingOrders';

/** '' while it is not known who the visitor is: an order is then kept for nobody. */
export function* userId(): SagaIterator<string> {
  return (yield* selectT(selectUser))?.userId ?? '';
}

export function* pendingOrders(): SagaIterator<PendingOrder[]> {
  const id = yield* userId();
  return id ? readPendingOrders(yield* service('storage'), id) : [];
}

/** Who orders may be logged out by the answer: `id` is that of who did. */
export function* saveOrder(id: string, order: PendingOrder): SagaIterator {
  if (id) savePendingOrder(yield* service('storage'), id, order);
}

export function* removeOrder(id: string, target: string): SagaIterator {
  removePendingOrder(yield* service('storage'), id, target);
}

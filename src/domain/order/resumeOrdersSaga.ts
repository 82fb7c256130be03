/** Resumes orders that were left pending by a reload or a logout. */
import type { SagaIterator } from 'redux-saga';
import { all, call, put } from 'redux-saga/effects';
import { readCollection } from '@/domain/sale/readCollectionSaga';
import { getService } from '@/platform/services/services';
import { selectIsUserPartial } from '@/platform/session/state';
import { select } from '@/shared/duck/effects';
import { runSafely } from '@/shared/duck/safely';
import { orderOwnership } from '@/shared/entities/ownership';
import { announceResumed, isOnOwnPage } from './announceResumed';
import type { PendingOrder } from './pendingOrders';
import { noResponse, recoverOrder } from './settleOrder';
import { type OrderRequest, orderReleased, selectAttempt } from './state';
import { pendingOrders, userId } from './visitorOrders';

/** Returns whether the visitor owns by now what an order would pay for; false when that cannot be loaded. */
function* isOwnedByNow({ collectionId, items }: OrderRequest): SagaIterator<boolean> {
  const collection = yield* readCollection(collectionId);
  return collection !== null && orderOwnership(collection, items) !== null;
}

/** Looks up a pending order. `shown`: id of the order that the open page shows, and loads itself. */
function* resumeOrder(pending: PendingOrder, shown: string | null): SagaIterator {
  const { request, path, orderId } = pending;
  if (yield* select(selectAttempt, request.target)) return;
  if (orderId !== null && orderId === shown) return;
  const finding = yield* recoverOrder(yield* userId(), pending, noResponse);
  if (finding.kind !== 'found' || (yield* isOnOwnPage(path))) return;
  const { order } = finding;
  if (order.status === 'pending' && (yield* isOwnedByNow(request))) yield put(orderReleased(request.target, order.id));
  else yield* announceResumed(path, order);
}

/** Looks up all pending orders, and announces the found ones. */
export function* resumeOrders(): SagaIterator {
  // Another user's session would not find them, and they would count as never received.
  if (yield* select(selectIsUserPartial)) return;
  const shown = new URLSearchParams((yield* getService('navigation')).current().search).get('order');
  const resume = runSafely(resumeOrder, 'orders/resume');
  yield all((yield* pendingOrders()).map((pending) => call(resume, pending, shown)));
}

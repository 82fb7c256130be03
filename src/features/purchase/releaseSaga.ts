/**
 * Drops an unpaid order once the visitor owns its content, whichever loads first: it needs no payment, and is not
 * looked up after a reload.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import {
  collectionTarget,
  type OrdersSlice,
  orderDone,
  orderPolled,
  orderReleased,
  selectAttempts,
  selectPolledOrder,
} from '@/domain/order/state';
import { type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { collectionOwnership, orderOwnership } from '@/shared/entities/ownership';

function* releaseOwned(): SagaIterator {
  const collectionOf = (id: number) => (root: CheckoutSlice) => selectCollectionDetail(root, id).data;
  const attempts: OrdersSlice['orders']['attempts'] = yield* select(selectAttempts);
  for (const attempt of Object.values(attempts)) {
    if (attempt.status !== 'done' || attempt.order.status !== 'pending') continue;
    const { target, collectionId, items } = attempt.request;
    const collection = yield* select(collectionOf(collectionId));
    if (collection && orderOwnership(collection, items)) yield put(orderReleased(target, attempt.order.id));
  }
  const polled = yield* select(selectPolledOrder);
  if (polled?.order?.status !== 'pending') return;
  const collection = yield* select(collectionOf(polled.collectionId));
  if (collection && collectionOwnership(collection))
    yield put(orderReleased(collectionTarget(polled.collectionId), polled.id));
}

export function* releaseSaga(): SagaIterator {
  yield takeEverySafely<unknown>(
    [collectionDetail.success, orderDone, orderPolled],
    releaseOwned,
    'purchase/releaseOwned',
  );
}

/**
 * Places orders: repeated presses, and two tabs, send one order. An attempt whose response was lost is looked up by its
 * key, at once, when the network is back and after the next login; a retry uses the same key.
 */
import type { SagaIterator } from 'redux-saga';
import { fork, put } from 'redux-saga/effects';
import { pathOf } from '@/platform/services/navigation';
import { whenOnline } from '@/platform/services/online';
import { getService } from '@/platform/services/services';
import { ownedChanged, selectLoggedIn, sessionStarted, userLoaded } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi, isDropped } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { keyOf } from '@/shared/duck/fetch';
import { takeEverySafely } from '@/shared/duck/safely';
import type { AppError } from '@/shared/http/AppError';
import { createUuid } from '@/shared/lib/ids';
import { pendingOrderOpened } from './announceResumed';
import { postOrder } from './api';
import type { PendingOrder } from './pendingOrders';
import { pollOrderSaga } from './pollOrderSaga';
import { isConflict, isUncertain } from './refusal';
import { resumeOrders } from './resumeOrdersSaga';
import { noResponse, recordResponse, recoverOrder, settleOrder } from './settleOrder';
import {
  type Attempt,
  collectionTarget,
  isUnderway,
  lostOrderRequested,
  type OrderRequest,
  orderAbandoned,
  orderDropped,
  orderFailed,
  orderNotAbandoned,
  orderPlaced,
  orderReleased,
  orderSent,
  orderSettled,
  ordersReducer,
  orderWithheld,
  selectAttempt,
  selectAttempts,
} from './state';
import { checkUnpaid, dropUnstored } from './unpaidOrderSaga';
import { pendingOrders, removeOrder, saveOrder, userId } from './visitorOrders';

/** Returns the key of the attempt that this order would repeat, in this tab or another one; else a new key. */
function keyFor(request: OrderRequest, before: Attempt | null, pending: PendingOrder | undefined): string {
  if (pending && keyOf(pending.request) === keyOf(request)) return pending.key;
  const repeats = before?.status === 'failed' && isUncertain(before.error) && keyOf(before.request) === keyOf(request);
  return repeats ? before.key : createUuid();
}

/** Returns the path of the open page, without its query parameter for an order. */
function* ownPath(): SagaIterator<string> {
  const place = (yield* getService('navigation')).current();
  const query = new URLSearchParams(place.search);
  query.delete('order');
  const search = query.size > 0 ? `?${query}` : '';
  return pathOf({ ...place, search, hash: '' });
}

/**
 * Returns whether another order of the target can no longer be paid, so that a new one may be placed. One that can be is
 * shown on the page: the visitor pays it, or abandons it.
 */
function* isOver(id: string, other: PendingOrder): SagaIterator<boolean> {
  const finding = yield* recoverOrder(id, other, noResponse);
  if (finding.kind === 'found') return finding.order.status === 'failed' || finding.order.status === 'cancelled';
  return finding.kind === 'none';
}

function* placeOrder({ payload: { request, details } }: ReturnType<typeof orderPlaced>): SagaIterator {
  const { target } = request;
  const before = yield* select(selectAttempt, target);
  if (isUnderway(before) || !(yield* select(selectLoggedIn))) {
    yield put(orderWithheld(target));
    return;
  }
  const id = yield* userId();
  const path = yield* ownPath();
  const sameTarget = (yield* pendingOrders()).find((order) => order.request.target === target);
  if (sameTarget && keyOf(sameTarget.request) !== keyOf(request) && !(yield* isOver(id, sameTarget))) {
    yield put(orderWithheld(target));
    return;
  }
  const pending: PendingOrder = {
    key: keyFor(request, before, sameTarget),
    request: { ...request, items: [...request.items] },
    path,
    orderId: null,
    sentAt: (yield* getService('clock')).now(),
    sold: details,
  };
  const { key } = pending;
  yield* saveOrder(id, pending);
  yield put(orderSent(key, request));
  const returnUrl = (yield* getService('navigation')).origin + path;
  // The checkout says itself that a lost order is looked for: "try again" beside it would invite a second payment.
  const isCheckout = target === collectionTarget(request.collectionId);
  const isHandledHere = (error: AppError) => isConflict(error) || (isCheckout && isUncertain(error));
  const result = yield* callApi(postOrder, { ...request, key, returnUrl }, { errors: 'alert', isHandledHere });
  if (result.ok) yield* recordResponse(id, pending, result.data);
  else if (isDropped(result.error)) yield put(orderDropped(key, target));
  else if (isUncertain(result.error)) yield* recoverOrder(id, pending, result.error);
  else {
    yield* removeOrder(id, target);
    yield put(orderFailed(key, target, result.error));
  }
}

/** Looks up a lost order of this visit again. */
function* retryRecovery({ payload: target }: PayloadAction<string>): SagaIterator {
  const attempt = yield* select(selectAttempt, target);
  if (attempt?.status !== 'failed' || !attempt.isLost) return;
  const pending = (yield* pendingOrders()).find(({ key }) => key === attempt.key);
  if (pending) yield* recoverOrder(yield* userId(), pending, attempt.error);
}

function* recoverLostOrders(): SagaIterator {
  for (const target of Object.keys(yield* select(selectAttempts))) yield put(lostOrderRequested(target));
}

/** Abandons an order that is not paid; one that has been paid meanwhile is shown as paid. */
function* abandonOrder({ payload: target }: PayloadAction<string>): SagaIterator {
  const attempt = yield* select(selectAttempt, target);
  const isUnpaid = attempt?.status === 'done' && attempt.order.status === 'pending';
  if (isUnpaid && (yield* checkUnpaid(target)) !== 'unpaid') {
    yield put(orderNotAbandoned(target));
    return;
  }
  yield* removeOrder(yield* userId(), target);
  if (attempt) yield put(orderDropped(attempt.key, target));
}

function* releaseOrder({ payload: { target, orderId } }: ReturnType<typeof orderReleased>): SagaIterator {
  const pending = (yield* pendingOrders()).find((order) => order.request.target === target);
  if (pending?.orderId === orderId) yield* removeOrder(yield* userId(), target);
}

export function* ordersSaga(): SagaIterator {
  yield takeEverySafely(orderPlaced, placeOrder);
  yield takeEverySafely(lostOrderRequested, retryRecovery);
  yield takeEverySafely(orderSettled, settleOrder, 'orders/settled');
  yield takeEverySafely(orderAbandoned, abandonOrder);
  yield takeEverySafely(orderReleased, releaseOrder);
  yield takeEverySafely(ownedChanged, dropUnstored);
  yield takeEverySafely(pendingOrderOpened, function* openPage({ payload: path }: PayloadAction<string>): SagaIterator {
    (yield* getService('navigation')).push(path);
  });
  yield takeEverySafely(sessionStarted, resumeOrders);
  yield takeEverySafely(userLoaded, resumeOrders);
  yield* pollOrderSaga();
  yield fork(whenOnline, recoverLostOrders);
  yield* resumeOrders();
}

export const ordersDuck = createDuck('orders', { reducer: ordersReducer, saga: ordersSaga });

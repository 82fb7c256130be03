/**
 * Pays: reloads the offer right before the order, shows its changes since the visitor agreed, then opens the payment
 * page. Several presses send one order.
 */
import type { UnknownAction } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { all, call, put, take } from 'redux-saga/effects';
import type { ReceiptDetails } from '@/domain/order/receiptDetails';
import { refusalOf } from '@/domain/order/refusal';
import {
  collectionTarget,
  type OrderRequest,
  orderDone,
  orderDropped,
  orderFailed,
  orderPlaced,
  orderSent,
  orderWithheld,
  selectAttempt,
  selectRefusals,
} from '@/domain/order/state';
import { checkUnpaid } from '@/domain/order/unpaidOrderSaga';
import { bundleOptions, type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { refreshServerTime } from '@/platform/clock/serverTimeSaga';
import { minuteMs } from '@/platform/clock/useNow';
import { openLogin } from '@/platform/navigation/openLogin';
import { getService } from '@/platform/services/services';
import { endWithSession } from '@/platform/session/endWithSession';
import { selectLoggedIn } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { keyOf } from '@/shared/duck/fetch';
import { requestAndWait } from '@/shared/duck/requestAndWait';
import { takeLeadingSafely } from '@/shared/duck/safely';
import type { Order } from '@/shared/entities/order';
import { orderOwnership } from '@/shared/entities/ownership';
import { pictureUrl } from '@/shared/ui/content/pictureSources';
import { type Agreed, agreedOf, differenceOf, type Offer } from './agreement';
import { safePaymentUrl } from './paymentUrl';
import { type Purchase, payableOffer, selectPurchase } from './purchase';
import { payEnded, payLeft, paymentOpened, payRequested, payStopped } from './state';

/** Reloads what can be bought; returns null when that fails. */
function* readPurchase(id: number): SagaIterator<Purchase | null> {
  const before = yield* select((root: CheckoutSlice) => selectCollectionDetail(root, id).data);
  const readers: readonly (() => SagaIterator<unknown>)[] = [
    () => requestAndWait(collectionDetail, { id }, { hasSlots: true }),
    ...(before?.kind === 'bundle' ? [() => requestAndWait(bundleOptions, { id }, { hasSlots: true })] : []),
    // The early price depends on the time, and the device's clock may have been corrected.
    ...(before?.presalePrice == null ? [] : [() => refreshServerTime(minuteMs)]),
  ];
  const read: unknown[] = yield all(readers.map((reader) => call(reader)));
  if (read.includes(null)) return null;
  return yield* select(selectPurchase, id, (yield* getService('clock')).now());
}

/**
 * Shows the differences between the offer and the agreement. `refusedTimes`: refusals of this same order. Without a
 * difference the visitor may try once more, and is then asked to contact support.
 */
function* stopPaying(agreed: Agreed, purchase: Purchase | null, refusedTimes: number): SagaIterator {
  const offer = purchase && payableOffer(purchase);
  if (!purchase) yield put(payStopped('unread'));
  else if (!offer) yield put(payEnded());
  else {
    const unexplained = refusedTimes > 1 ? 'refused' : 'other';
    yield put(payStopped(differenceOf(agreed, agreedOf(offer)) ?? unexplained));
  }
}

function requestOf({ collection: { id, kind }, items }: Purchase, { plan, method, total }: Offer): OrderRequest {
  return {
    target: collectionTarget(id),
    collectionId: id,
    planId: plan?.id || null,
    paymentMethodId: method?.id || null,
    items: kind === 'bundle' ? items.map((item) => ({ type: item.type, id: item.id })) : [],
    expectedPrice: total.charged,
    currency: total.currency,
  };
}

const receiptDetailsOf = (
  { collection: { kind, name }, items }: Purchase,
  { plan, total: { renewal } }: Offer,
): ReceiptDetails => ({
  kind,
  name,
  items: items.map(({ type, id, name: itemName, picture }) => {
    const cover = pictureUrl(picture, 'thumbnail');
    return { type, id, name: itemName, ...(cover ? { picture: cover } : {}) };
  }),
  plan: plan?.name ?? '',
  renewal: renewal && { price: renewal.price, months: renewal.months },
});

/** Places an order; returns the action that ended it. Another order of the target may be looked up before. */
function* placeOrder(request: OrderRequest, details: ReceiptDetails): SagaIterator<UnknownAction> {
  yield put(orderPlaced(request, details));
  const isStarted = (action: { type: string }) =>
    (orderWithheld.match(action) && action.payload === request.target) ||
    (orderSent.match(action) && action.payload.request.target === request.target);
  const started: UnknownAction = yield take(isStarted);
  if (!orderSent.match(started)) return started;
  const { key } = started.payload;
  const ends = [orderDone, orderFailed, orderDropped];
  const isEnd = (action: { type: string }) =>
    ends.some((end) => end.match(action) && (action.payload as { key: string }).key === key);
  return yield take(isEnd);
}

function* pay({ payload: { collectionId: id, agreed } }: ReturnType<typeof payRequested>): SagaIterator {
  if (!(yield* select(selectLoggedIn))) {
    yield put(payEnded());
    yield* openLogin();
    return;
  }
  const purchase = yield* readPurchase(id);
  const offer = purchase && payableOffer(purchase);
  if (!offer || differenceOf(agreed, agreedOf(offer))) {
    yield* stopPaying(agreed, purchase, 0);
    return;
  }
  const request = requestOf(purchase, offer);
  const end = yield* placeOrder(request, receiptDetailsOf(purchase, offer));
  if (orderFailed.match(end) && refusalOf(end.payload.error)) {
    const times = (yield* select(selectRefusals))[keyOf(request)]?.times ?? 0;
    yield* stopPaying(agreed, yield* readPurchase(id), times);
  } else if (orderDone.match(end) && end.payload.order.status === 'pending') yield* leaveToPay(end.payload.order);
  else {
    yield put(payEnded());
    if (orderDone.match(end)) yield put(collectionDetail.request({ id }));
  }
}

/** Opens the payment page. If its URL is missing or not allowed, the page says so and how to ask about the order. */
function* leaveToPay({ paymentUrl }: Pick<Order, 'paymentUrl'>): SagaIterator {
  const navigation = yield* getService('navigation');
  const url = safePaymentUrl(paymentUrl, { navigation, paymentOrigins: yield* getService('paymentOrigins') });
  if (url === null) {
    if (paymentUrl)
      (yield* getService('report'))(new Error('A payment page has an address that is not allowed'), 'purchase');
    yield put(payEnded());
  } else {
    yield put(payLeft());
    navigation.leave(url);
  }
}

/** Returns whether an order of this tab still waits for its payment; one that only the address names is asked for there. */
function* isUnpaid(target: string): SagaIterator<boolean> {
  const attempt = yield* select(selectAttempt, target);
  return attempt === null || (yield* checkUnpaid(target)) === 'unpaid';
}

/** Opens the payment page of an earlier order, unless it is settled or the visitor owns its content by now. */
function* openPayment({ payload }: ReturnType<typeof paymentOpened>): SagaIterator {
  const { collectionId, items, paymentUrl } = payload;
  const purchase = yield* readPurchase(collectionId);
  if (!purchase) yield put(payStopped('unread'));
  else if (orderOwnership(purchase.collection, items)) yield put(payEnded());
  else if (yield* isUnpaid(collectionTarget(collectionId))) yield* leaveToPay({ paymentUrl });
  else yield put(payEnded());
}

/** Ends the worker with the session: nobody orders or pays what another visitor has agreed to. */
function inSession<P>(worker: (action: PayloadAction<P>) => SagaIterator) {
  return function* run(action: PayloadAction<P>): SagaIterator {
    if (!(yield* endWithSession(() => worker(action)))) yield put(payEnded());
  };
}

export function* paySaga(): SagaIterator {
  yield takeLeadingSafely(payRequested, inSession(pay), 'purchase/pay');
  yield takeLeadingSafely(paymentOpened, inSession(openPayment), 'purchase/openPayment');
}

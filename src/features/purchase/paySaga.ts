/**
 * Paying: what was agreed to is looked at again right before it is ordered, and whatever is different by then is shown
 * and agreed to anew; then the browser goes to the payment page. However often it is pressed, one order is on its way.
 */
import type { UnknownAction } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { all, call, put, take } from 'redux-saga/effects';
import { selectCart } from '@/core/cart/state';
import {
  bundleOptions,
  type CheckoutSlice,
  collectionDetail,
  selectBundleOptions,
  selectCollectionDetail,
} from '@/core/checkout/state';
import { localePath } from '@/core/locale/paths';
import { selectLocale, selectRegion } from '@/core/locale/reducer';
import { refusalOf } from '@/core/orders/refusal';
import { collectionTarget, orderDone, orderDropped, orderFailed, orderPlaced } from '@/core/orders/state';
import { pathOf } from '@/core/services/navigation';
import { service } from '@/core/services/services';
import { sessionCleared } from '@/core/session/actions';
import { selectLoggedIn } from '@/core/session/selectors';
import { selectT } from '@/shared/duck/effects';
import type { FetchActions } from '@/shared/duck/fetch';
import { leading } from '@/shared/duck/safely';
import type { Order } from '@/shared/entities/order';
import { regions } from '@/shared/i18n/locales';
import { safeUrl } from '@/shared/lib/redirect';
import { type Agreed, agreedOf, differenceOf, type Offer } from './offer';
import { type Purchase, payableOffer, purchaseOf } from './purchase';
import { payEnded, payLeft, payPressed, payStopped, selectChoice } from './state';

function* logInFirst(): SagaIterator {
  const navigation = yield* service('navigation');
  const login = localePath(yield* selectT(selectLocale), '/login');
  navigation.push(`${login}?next=${encodeURIComponent(pathOf(navigation.current()))}`);
}

/** Reads something anew; false when it did not come. */
function* reads<T>(actions: FetchActions<{ id: number }, T>, id: number): SagaIterator<boolean> {
  yield put(actions.request({ id }));
  const ends = [actions.success, actions.failure, actions.dropped] as const;
  const isEnd = (action: { type: string }) =>
    actions.clear.match(action) ||
    ends.some((end) => end.match(action) && (action.payload as { params: { id: number } }).params.id === id);
  const end: UnknownAction = yield take(isEnd);
  return actions.success.match(end);
}

/** What can be bought now; null when it could not be read. */
function* readPurchase(id: number): SagaIterator<Purchase | null> {
  const before = yield* selectT((root: CheckoutSlice) => selectCollectionDetail(root, id).data);
  const readers = [
    () => reads(collectionDetail, id),
    ...(before?.kind === 'bundle' ? [() => reads(bundleOptions, id)] : []),
  ];
  const read: boolean[] = yield all(readers.map((reader) => call(reader)));
  const collection = yield* selectT((root: CheckoutSlice) => selectCollectionDetail(root, id).data);
  if (read.includes(false) || !collection) return null;
  return purchaseOf({
    collection,
    options: yield* selectT((root: CheckoutSlice) => selectBundleOptions(root, id).data),
    cart: yield* selectT(selectCart),
    choice: yield* selectT(selectChoice, id),
    now: (yield* service('clock')).now(),
    regionCurrency: regions[yield* selectT(selectRegion)].currency,
  });
}

/** Says what is different from what was agreed to; `refused`: the server has said so. */
function* stop(agreed: Agreed, purchase: Purchase | null, refused: boolean): SagaIterator {
  const offer = purchase && payableOffer(purchase);
  if (!purchase) yield put(payStopped('unread'));
  else if (!offer) yield put(payEnded());
  else {
    const difference = differenceOf(agreed, agreedOf(offer));
    yield put(difference ? payStopped(difference) : refused ? payStopped('other') : payEnded());
  }
}

function* order({ collection: { id, kind }, items }: Purchase, offer: Offer): SagaIterator<UnknownAction> {
  const target = collectionTarget(id);
  yield put(
    orderPlaced({
      target,
      collectionId: id,
      planId: offer.plan?.id || null,
      paymentMethodId: offer.method?.id || null,
      items: kind === 'bundle' ? items.map((item) => ({ type: item.type, id: item.id })) : [],
      expectedPrice: offer.total.charged,
      currency: offer.total.currency,
    }),
  );
  const isEnd = (action: { type: string }) =>
    sessionCleared.match(action) ||
    [orderDone, orderFailed, orderDropped].some(
      (end) => end.match(action) && (action.payload as { target: string }).target === target,
    );
  return yield take(isEnd);
}

function* pay({ payload: { collectionId: id, agreed } }: ReturnType<typeof payPressed>): SagaIterator {
  if (!(yield* selectT(selectLoggedIn))) {
    yield put(payEnded());
    yield* logInFirst();
    return;
  }
  const purchase = yield* readPurchase(id);
  const offer = purchase && payableOffer(purchase);
  if (!offer || differenceOf(agreed, agreedOf(offer))) {
    yield* stop(agreed, purchase, false);
    return;
  }
  const end = yield* order(purchase, offer);
  if (orderFailed.match(end) && refusalOf(end.payload.error)) yield* stop(agreed, yield* readPurchase(id), true);
  else if (orderDone.match(end) && end.payload.order.status === 'pending') yield* leave(end.payload.order);
  else {
    yield put(payEnded());
    if (orderDone.match(end)) yield put(collectionDetail.request({ id }));
  }
}

/** Without a payment page that may be opened, the page says so and how to ask for the order. */
function* leave({ paymentUrl }: Order): SagaIterator {
  const url = safeUrl(paymentUrl);
  if (url === null) yield put(payEnded());
  else {
    yield put(payLeft());
    (yield* service('navigation')).leave(url);
  }
}

export function* paySaga(): SagaIterator {
  yield leading(payPressed, pay, 'purchase/pay');
}

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
import { type Agreed, agreedOf, differenceOf, type Offer, offerOf } from './offer';
import { payEnded, payLeft, payPressed, payStopped, selectChoice } from './state';
import { chosenOf, contentsOf, hasAll, isClosed, leftToChoose, type Thing } from './things';

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

interface Standing {
  things: Thing[];
  isBundle: boolean;
  /** Null: there is nothing that could be ordered now; the page says why. */
  offer: Offer | null;
}

/** What can be ordered now; null when it could not be read. */
function* lookAgain(id: number): SagaIterator<Standing | null> {
  const before = yield* selectT((root: CheckoutSlice) => selectCollectionDetail(root, id).data);
  const readers = [
    () => reads(collectionDetail, id),
    ...(before?.kind === 'bundle' ? [() => reads(bundleOptions, id)] : []),
  ];
  const read: boolean[] = yield all(readers.map((reader) => call(reader)));
  const collection = yield* selectT((root: CheckoutSlice) => selectCollectionDetail(root, id).data);
  if (read.includes(false) || !collection) return null;
  const cart = yield* selectT(selectCart);
  const options = yield* selectT((root: CheckoutSlice) => selectBundleOptions(root, id).data);
  const chosen = cart.info.bundleId === id ? cart.items : [];
  const isBundle = collection.kind === 'bundle';
  const things = isBundle ? chosenOf(collection, chosen, options) : contentsOf(collection);
  const choice = yield* selectT(selectChoice, id);
  const now = (yield* service('clock')).now();
  const regionCurrency = regions[yield* selectT(selectRegion)].currency;
  const isOpen =
    collection.kind !== 'bundles' &&
    hasAll(things) === null &&
    !isClosed(collection) &&
    leftToChoose(collection, things.length) === 0;
  return { things, isBundle, offer: isOpen ? offerOf(collection, choice, things, { now, regionCurrency }) : null };
}

/** Says what is different from what was agreed to; `refused`: the server has said so. */
function* stop(agreed: Agreed, standing: Standing | null, refused: boolean): SagaIterator {
  if (!standing) yield put(payStopped('unread'));
  else if (!standing.offer) yield put(payEnded());
  else {
    const difference = differenceOf(agreed, agreedOf(standing.offer));
    yield put(difference ? payStopped(difference) : refused ? payStopped('other') : payEnded());
  }
}

function* order(id: number, { things, isBundle }: Standing, offer: Offer): SagaIterator<UnknownAction> {
  const target = collectionTarget(id);
  yield put(
    orderPlaced({
      target,
      collectionId: id,
      planId: offer.plan?.id || null,
      paymentMethodId: offer.method?.id || null,
      items: isBundle ? things.map((thing) => ({ type: thing.type, id: thing.id })) : [],
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
  const standing = yield* lookAgain(id);
  const offer = standing?.offer;
  if (!standing || !offer || differenceOf(agreed, agreedOf(offer))) {
    yield* stop(agreed, standing, false);
    return;
  }
  const end = yield* order(id, standing, offer);
  if (orderFailed.match(end) && refusalOf(end.payload.error)) yield* stop(agreed, yield* lookAgain(id), true);
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

/**
 * One order for each yes: ten presses send it once. A try whose answer was lost is looked for by its key, at once, when
 * the network is back and after the next login; when it is tried again, it goes under its own key.
 */
import type { SagaIterator } from 'redux-saga';
import { fork, put, take } from 'redux-saga/effects';
import { cartCleared, selectCartBundleId } from '@/core/cart/state';
import { localePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';
import { pathOf } from '@/core/services/navigation';
import { backOnline } from '@/core/services/online';
import { service } from '@/core/services/services';
import { ownedChanged, sessionStarted, userLoaded, userRequested } from '@/core/session/actions';
import { selectLoggedIn, selectUser } from '@/core/session/selectors';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi, isDropped } from '@/shared/duck/callApi';
import { selectT } from '@/shared/duck/effects';
import { keyOf } from '@/shared/duck/fetch';
import { every } from '@/shared/duck/safely';
import type { Order } from '@/shared/entities/order';
import type { AppError } from '@/shared/http/AppError';
import { createUuid } from '@/shared/lib/ids';
import { getOrderByKey, postOrder } from './api';
import { forgetOrder, type KeptOrder, keepOrder, keptOrders } from './kept';
import { isConflict, isUncertain } from './refusal';
import {
  type Attempt,
  isUnderway,
  lostOrderAsked,
  type OrderRequest,
  orderAbandoned,
  orderBought,
  orderDone,
  orderDropped,
  orderFailed,
  orderLost,
  orderPlaced,
  orderSent,
  orderSettled,
  orderWanted,
  selectAttempt,
  selectAttempts,
} from './state';
import { keptOrderOpened, tellOfKept } from './tellOfKept';

/** The key of the order that this would repeat, else a new one. */
function keyFor(request: OrderRequest, before: Attempt | null): string {
  const repeats = before?.status === 'failed' && isUncertain(before.error) && keyOf(before.request) === keyOf(request);
  return repeats ? before.key : createUuid();
}

function* userId(): SagaIterator<string> {
  return (yield* selectT(selectUser))?.userId ?? '';
}

function* kept(): SagaIterator<KeptOrder[]> {
  const id = yield* userId();
  return id ? keptOrders(yield* service('storage'), id) : [];
}

/** Who orders may be logged out by the answer: `id` is that of who did. */
function* forget(id: string, target: string): SagaIterator {
  forgetOrder(yield* service('storage'), id, target);
}

/** The page that is open, without the order that it may be about. */
function* ownPath(): SagaIterator<string> {
  const place = (yield* service('navigation')).current();
  const query = new URLSearchParams(place.search);
  query.delete('order');
  const search = query.size > 0 ? `?${query}` : '';
  return pathOf({ ...place, search, hash: '' });
}

function* logInFirst(target: string): SagaIterator {
  const navigation = yield* service('navigation');
  const login = localePath(yield* selectT(selectLocale), '/login');
  yield put(orderWanted(target));
  navigation.push(`${login}?next=${encodeURIComponent(pathOf(navigation.current()))}`);
}

/** The server knows the order: one that waits for its payment is kept until it is known how that ended. */
function* answered(id: string, order: KeptOrder, answer: Order): SagaIterator {
  const { key, request } = order;
  if (answer.status === 'pending') keepOrder(yield* service('storage'), id, { ...order, orderId: answer.id });
  yield put(orderDone(key, request.target, answer));
  if (answer.status !== 'pending') yield* settled(orderSettled(answer, request.target));
}

/** `error`: why its answer is missing; the server may have it all the same. */
function* lookFor(id: string, order: KeptOrder, error: AppError): SagaIterator<Order | null> {
  const { key, request } = order;
  const { target } = request;
  yield put(orderLost(key, request));
  const result = yield* callApi(getOrderByKey, { key }, { errors: 'quiet' });
  if (result.ok && result.data) {
    yield* answered(id, order, result.data);
    return result.data;
  }
  if (result.ok) {
    yield* forget(id, target);
    yield put(orderFailed(key, target, error));
  } else if (isDropped(result.error)) yield put(orderDropped(key, target));
  else yield put(orderFailed(key, target, error, true));
  return null;
}

function* place({ payload: request }: PayloadAction<OrderRequest>): SagaIterator {
  const { target } = request;
  const before = yield* selectT(selectAttempt, target);
  if (isUnderway(before)) return;
  if (!(yield* selectT(selectLoggedIn))) {
    yield* logInFirst(target);
    return;
  }
  const id = yield* userId();
  const path = yield* ownPath();
  const order: KeptOrder = {
    key: keyFor(request, before),
    request: { ...request, items: [...request.items] },
    path,
    orderId: null,
  };
  const { key } = order;
  if (id) keepOrder(yield* service('storage'), id, order);
  yield put(orderSent(key, request));
  const returnUrl = (yield* service('navigation')).origin + path;
  const result = yield* callApi(postOrder, { ...request, key, returnUrl }, { errors: 'alert', own: isConflict });
  if (result.ok) yield* answered(id, order, result.data);
  else if (isDropped(result.error)) yield put(orderDropped(key, target));
  else if (isUncertain(result.error)) yield* lookFor(id, order, result.error);
  else {
    yield* forget(id, target);
    yield put(orderFailed(key, target, result.error));
  }
}

/** Of lost orders of this visit. */
function* askAgain({ payload: target }: PayloadAction<string>): SagaIterator {
  const attempt = yield* selectT(selectAttempt, target);
  if (attempt?.status !== 'failed' || !attempt.isLost) return;
  const order = (yield* kept()).find(({ key }) => key === attempt.key);
  if (order) yield* lookFor(yield* userId(), order, attempt.error);
}

function* askWhenOnline(): SagaIterator {
  const online = backOnline();
  try {
    while (true) {
      yield take(online);
      for (const target of Object.keys(yield* selectT(selectAttempts))) yield put(lostOrderAsked(target));
    }
  } finally {
    online.close();
  }
}

/** Stands for an answer that was not waited for. */
const unheard: AppError = {
  kind: 'network',
  status: null,
  code: null,
  message: null,
  requestEpoch: 0,
  endpoint: 'createOrder',
  method: 'POST',
};

/** What this user left behind, at a reload or a logout; a page that is about an order asks for that one itself. */
function* resume(): SagaIterator {
  const shown = new URLSearchParams((yield* service('navigation')).current().search).get('order');
  for (const order of yield* kept()) {
    if (yield* selectT(selectAttempt, order.request.target)) continue;
    if (order.orderId !== null && order.orderId === shown) continue;
    const found = yield* lookFor(yield* userId(), order, unheard);
    if (found) yield* tellOfKept(order, found);
  }
}

/** The end of an order: it is kept no longer, and what it has bought is owned wherever it is shown. */
function* settled({ payload: { order, target } }: ReturnType<typeof orderSettled>): SagaIterator {
  const mine = (yield* kept()).find(({ orderId, request }) =>
    orderId === null ? request.target === target : orderId === order.id,
  );
  if (mine) yield* forget(yield* userId(), mine.request.target);
  if (order.status !== 'paid') return;
  const bundle = yield* selectT(selectCartBundleId);
  if (mine) yield put(orderBought(mine.request));
  if (mine && bundle === mine.request.collectionId) yield put(cartCleared());
  yield put(ownedChanged());
  yield put(userRequested());
}

function* abandoned({ payload: target }: PayloadAction<string>): SagaIterator {
  yield* forget(yield* userId(), target);
}

export function* ordersSaga(): SagaIterator {
  yield every(orderPlaced, place);
  yield every(lostOrderAsked, askAgain);
  yield every(orderSettled, settled, 'orders/settled');
  yield every(orderAbandoned, abandoned);
  yield every(keptOrderOpened, function* open({ payload: path }: PayloadAction<string>): SagaIterator {
    (yield* service('navigation')).push(path);
  });
  yield every(sessionStarted, resume);
  yield every(userLoaded, resume);
  yield fork(askWhenOnline);
  yield* resume();
}

/**
 * An order whose answer is missing is looked for by its key until it is found, or known not to exist: while it may still
 * be on its way to the server, "there is none" is no answer.
 */
import type { SagaIterator } from 'redux-saga';
import { delay, put, race, take } from 'redux-saga/effects';
import { service } from '@/core/services/services';
import { sessionCleared, sessionStarted } from '@/core/session/actions';
import { callApi, isDropped } from '@/shared/duck/callApi';
import type { Order } from '@/shared/entities/order';
import type { AppError } from '@/shared/http/AppError';
import { getOrderByKey } from './api';
import type { PendingOrder } from './pendingOrders';
import { lostOrderAsked, orderDropped, orderFailed, orderLost } from './state';

/** Milliseconds after it was sent in which an order may still arrive. */
const longestArrival = 60_000;
/** Milliseconds between two questions; the last one repeats. */
const pauses = [2000, 4000, 8000, 15_000];

/** What ends a pause. `over`: the session ends meanwhile, and the order is asked for after the next login. */
function* waitToAsk(target: string, ms: number): SagaIterator<'time' | 'asked' | 'over'> {
  const isAsked = (action: { type: string }) => lostOrderAsked.match(action) && action.payload === target;
  const { asked, over } = yield race({
    time: delay(ms),
    asked: take(isAsked),
    over: take([sessionCleared.type, sessionStarted.type]),
  });
  return over ? 'over' : asked ? 'asked' : 'time';
}

export type Finding =
  | { readonly is: 'found'; readonly order: Order }
  /** The server has never received it. */
  | { readonly is: 'none' }
  /** The server could not be asked, or the session is over. */
  | { readonly is: 'unknown' };

/** Asks at once, and again as long as it may still arrive. `error`: why its answer is missing. */
export function* findOrder({ key, request, sentAt }: PendingOrder, error: AppError): SagaIterator<Finding> {
  const { target } = request;
  const age = (yield* service('clock')).now() - sentAt;
  // Counted by the pauses from here on: the device's clock may jump.
  let left = longestArrival - Math.max(0, age);
  yield put(orderLost(key, request));
  for (let turn = 0; ; turn += 1) {
    const result = yield* callApi(getOrderByKey, { key }, { errors: 'quiet' });
    if (result.ok && result.data) return { is: 'found', order: result.data };
    if (!result.ok) {
      yield put(isDropped(result.error) ? orderDropped(key, target) : orderFailed(key, target, error, true));
      return { is: 'unknown' };
    }
    if (left <= 0) return { is: 'none' };
    const pause = Math.min(left, pauses[turn] ?? 15_000);
    const ended = yield* waitToAsk(target, pause);
    if (ended === 'over') return { is: 'unknown' };
    if (ended === 'time') left -= pause;
  }
}

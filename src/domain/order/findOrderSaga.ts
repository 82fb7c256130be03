/**
 * Looks for an order without a response by its key, until it is found or known not to exist. While the request may
 * still be on its way to the server, "not found" is not final.
 */
import type { SagaIterator } from 'redux-saga';
import { delay, put, race, take } from 'redux-saga/effects';
import { getService } from '@/platform/services/services';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { callApi, isDropped } from '@/shared/duck/callApi';
import type { Order } from '@/shared/entities/order';
import type { AppError } from '@/shared/http/AppError';
import { getOrderByKey } from './api';
import type { PendingOrder } from './pendingOrders';
import { pauseAfter, requestTimes } from './requestTimes';
import { lostOrderRequested, orderDropped, orderFailed, orderLost } from './state';

/** Waits; returns what ended the pause. `over`: the session ended, and the order is looked for after the next login. */
function* waitForRequest(target: string, ms: number): SagaIterator<'time' | 'requested' | 'over'> {
  const isRequested = (action: { type: string }) => lostOrderRequested.match(action) && action.payload === target;
  const { requested, over } = yield race({
    time: delay(ms),
    requested: take(isRequested),
    over: take([sessionCleared.type, sessionStarted.type]),
  });
  return over ? 'over' : requested ? 'requested' : 'time';
}

export type Finding =
  | { readonly kind: 'found'; readonly order: Order }
  /** The server has never received it. */
  | { readonly kind: 'none' }
  /** The request failed, or the session is over. */
  | { readonly kind: 'unknown' };

/** Requests the order at once, and again as long as it may still arrive. `error`: why its response is missing. */
export function* findOrder({ key, request, sentAt }: PendingOrder, error: AppError): SagaIterator<Finding> {
  const { target } = request;
  const age = (yield* getService('clock')).now() - sentAt;
  // Counted by the pauses from here on, since the device's clock may jump.
  let left = requestTimes.lookUp.longest - Math.max(0, age);
  yield put(orderLost(key, request));
  for (let turn = 0; ; turn += 1) {
    const result = yield* callApi(getOrderByKey, { key }, { errors: 'quiet' });
    if (result.ok && result.data) return { kind: 'found', order: result.data };
    if (!result.ok) {
      yield put(isDropped(result.error) ? orderDropped(key, target) : orderFailed(key, target, error, true));
      return { kind: 'unknown' };
    }
    if (left <= 0) return { kind: 'none' };
    const pause = pauseAfter(requestTimes.lookUp, turn, left);
    const ended = yield* waitForRequest(target, pause);
    if (ended === 'over') return { kind: 'unknown' };
    if (ended === 'time') left -= pause;
  }
}

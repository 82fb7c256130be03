import type { SagaIterator } from 'redux-saga';
import { put, take } from 'redux-saga/effects';
import { type FetchActions, keyOf } from './fetch';

/**
 * Requests a read and waits for its end. Returns the data; null when the read failed, was dropped or cleared, or a newer
 * request with other parameters replaced it. `hasSlots`: requests with other parameters run beside it.
 */
export function* requestAndWait<P, D>(
  actions: FetchActions<P, D>,
  params: P,
  { hasSlots = false } = {},
): SagaIterator<D | null> {
  yield put(actions.request(params));
  const isOwn = (own: P) => keyOf(own) === keyOf(params);
  const isEnd = (action: { type: string }): boolean => {
    if (actions.clear.match(action)) return true;
    for (const outcome of [actions.success, actions.failure, actions.dropped] as const)
      if (outcome.match(action)) return !hasSlots || isOwn(action.payload.params);
    return false;
  };
  const end = yield take(isEnd);
  return actions.success.match(end) && isOwn(end.payload.params) ? end.payload.data : null;
}

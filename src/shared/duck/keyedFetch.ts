/** One read operation with several slots: the rows of a page, a banner per screen. */
import type { Reducer } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, take } from 'redux-saga/effects';
import type { PayloadAction } from './action';
import type { ApiCall } from './callApi';
import { callInto, type ReadOptions } from './callInto';
import { select } from './effects';
import { type FetchActions, type FetchState, fetchReducer, idleFetch, isCurrent } from './fetch';
import { contentOutdated } from './outdated';
import { takeEverySafely } from './safely';

export type KeyedFetchState<D> = Readonly<Record<string, FetchState<D>>>;

/** Returns the state of one slot; idle when nothing was requested. */
export const slotState = <D>(slots: KeyedFetchState<D>, slot: string | number): FetchState<D> =>
  slots[String(slot)] ?? idleFetch;

/** `slotOf` returns the slot of parameters; `clear` empties all slots. */
export function keyedFetchReducer<P, D>(
  actions: FetchActions<P, D>,
  slotOf: (params: P) => string | number,
): Reducer<KeyedFetchState<D>> {
  const one = fetchReducer(actions);
  const paramsOf = (action: { type: string }): P | undefined => {
    if (actions.request.match(action)) return action.payload;
    const outcome = [actions.success, actions.failure, actions.dropped].some((creator) => creator.match(action));
    return outcome ? (action as PayloadAction<{ params: P }>).payload.params : undefined;
  };
  return (state = {}, action) => {
    if (actions.clear.match(action)) return {};
    if (contentOutdated.match(action))
      return Object.fromEntries(Object.entries(state).map(([slot, before]) => [slot, one(before, action)]));
    const params = paramsOf(action);
    if (params === undefined) return state;
    const slot = String(slotOf(params));
    const before = state[slot];
    const after = one(before, action);
    return after === before ? state : { ...state, [slot]: after };
  };
}

interface WatchOptions<P, D> extends ReadOptions {
  slotOf: (params: P) => string | number;
  select: (state: never) => KeyedFetchState<D>;
}

/** Watches all slots: a newer request of a slot cancels the older one of that slot only; `clear` cancels all. */
export function* watchKeyedFetch<P, D>(
  actions: FetchActions<P, D>,
  api: ApiCall<P, D>,
  { slotOf, select: selectSlots, ...options }: WatchOptions<P, D>,
): SagaIterator {
  yield takeEverySafely(
    actions.request,
    function* load({ payload }: PayloadAction<P>): SagaIterator {
      const replaces = (action: { type: string }) =>
        actions.clear.match(action) || (actions.request.match(action) && slotOf(action.payload) === slotOf(payload));
      yield race([call(callInto<P, D>, actions, api, payload, options), take(replaces)]);
    },
    actions.request.type,
  );
  yield takeEverySafely(
    actions.ensure,
    function* ensure({ payload }: PayloadAction<P>): SagaIterator {
      const slots = yield* select(selectSlots as (state: unknown) => KeyedFetchState<D>);
      const state = slotState(slots, slotOf(payload));
      if (!isCurrent(state, payload)) yield put(actions.request(payload));
    },
    actions.ensure.type,
  );
}

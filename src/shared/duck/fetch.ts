/** One read operation: its four actions, its state and its watcher. A newer request, or `clear`, cancels the older one. */
import type { Reducer } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { AppError } from '@/shared/http/AppError';
import { createAction, type PayloadAction } from './action';
import type { ApiCall } from './callApi';
import { callInto, type ReadOptions } from './callInto';
import { select } from './effects';
import { contentOutdated } from './outdated';
import { takeLatestSafely } from './safely';

/**
 * `key` names the parameters the state belongs to. Data of the same key stays visible while it is loaded again or when
 * that fails; data of another key never does.
 */
export type FetchState<D> = (
  | { readonly status: 'idle'; readonly key: null; readonly data: null; readonly error: null }
  | { readonly status: 'loading'; readonly key: string; readonly data: D | null; readonly error: null }
  | { readonly status: 'success'; readonly key: string; readonly data: D; readonly error: null }
  | { readonly status: 'failure'; readonly key: string; readonly data: D | null; readonly error: AppError }
) & {
  /** The data, or the call in flight, is outdated: `ensure` loads it again. */
  readonly outdated?: true;
  /** Actions since the request that its response may be older than; see `fetchReducer`. */
  readonly meanwhile?: readonly { type: string }[];
};

export const idleFetch: FetchState<never> = { status: 'idle', key: null, data: null, error: null };

/** Returns whether `ensure` has nothing to do: the data of these parameters is loaded, or loading, and current. */
export function isCurrent<P, D>({ status, key, outdated }: FetchState<D>, params: P): boolean {
  return (status === 'success' || status === 'loading') && !outdated && key === keyOf(params);
}

/** Returns whether the server does not know what was requested: it responded with 404, and no older data is on screen. */
export const isMissing = ({ data, error }: FetchState<unknown>): boolean => data === null && error?.status === 404;

/** Returns a stable text for parameters, independent of the order of their keys. */
export function keyOf(params: unknown): string {
  return JSON.stringify(params ?? null, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Returns the parameters of a key. */
const paramsOf = <P>(key: string | null): P => JSON.parse(key ?? 'null');

export function fetchActions<P, D>(name: string) {
  const request = createAction(`${name}/request`, (params: P) => params);
  return {
    /** Loads, even if the data is loaded already. */
    request,
    /** Returns the request that a state belongs to, so that a failed one can be repeated. */
    repeat: ({ key }: FetchState<D>) => request(paramsOf(key)),
    /** Loads unless data of the same parameters is loaded or loading (Back, a second block with the same data). */
    ensure: createAction(`${name}/ensure`, (params: P) => params),
    success: createAction(`${name}/success`, (params: P, data: D) => ({ params, data })),
    failure: createAction(`${name}/failure`, (params: P, error: AppError) => ({ params, error })),
    /** The response was dropped (navigation, another session): restores the previous state. */
    dropped: createAction(`${name}/dropped`, (params: P) => ({ params })),
    clear: createAction(`${name}/clear`),
  };
}

export type FetchActions<P, D> = ReturnType<typeof fetchActions<P, D>>;

/**
 * `change` lets a duck update the loaded data on its own actions (progress, a rating). `stored`: types of actions after
 * the server has stored a change. A response to an earlier request may lack the change, so `change` updates the
 * response too.
 */
export function fetchReducer<P, D>(
  actions: FetchActions<P, D>,
  change: (data: D, action: { type: string }) => D = (data) => data,
  stored: readonly string[] = [],
): Reducer<FetchState<D>> {
  return (state = idleFetch, action) => {
    if (actions.request.match(action)) {
      const key = keyOf(action.payload);
      return { status: 'loading', key, data: state.key === key ? state.data : null, error: null };
    }
    if (actions.clear.match(action)) return idleFetch;
    if (contentOutdated.match(action)) return state.key === null ? state : { ...state, outdated: true };
    if (state.status === 'loading') {
      const { meanwhile = [], ...loading } = state;
      if (actions.success.match(action) && keyOf(action.payload.params) === state.key)
        return { ...loading, status: 'success', data: meanwhile.reduce(change, action.payload.data) };
      if (actions.failure.match(action) && keyOf(action.payload.params) === state.key)
        return { ...loading, status: 'failure', error: action.payload.error };
      if (actions.dropped.match(action) && keyOf(action.payload.params) === state.key)
        return state.data === null ? idleFetch : { ...loading, status: 'success', data: state.data };
    }
    const data = state.data === null ? null : change(state.data, action);
    const changed = data === state.data ? state : ({ ...state, data } as FetchState<D>);
    return changed.status === 'loading' && stored.includes(action.type)
      ? { ...changed, meanwhile: [...(changed.meanwhile ?? []), action] }
      : changed;
  };
}

interface WatchOptions<D> extends ReadOptions {
  select: (state: never) => FetchState<D>;
}

/** Watches one read operation; `api` is the function of the feature's `api.ts`. */
export function* watchFetch<P, D>(
  actions: FetchActions<P, D>,
  api: ApiCall<P, D>,
  { select: selectFetch, ...options }: WatchOptions<D>,
): SagaIterator {
  yield takeLatestSafely(
    [actions.request, actions.clear],
    function* load(action: PayloadAction<P | undefined>): SagaIterator {
      if (actions.clear.match(action)) return;
      yield* callInto(actions, api, action.payload as P, options);
    },
    actions.request.type,
  );
  yield takeLatestSafely(
    actions.ensure,
    function* ensure({ payload }: PayloadAction<P>): SagaIterator {
      const state = yield* select(selectFetch as (state: unknown) => FetchState<D>);
      if (!isCurrent(state, payload)) yield put(actions.request(payload));
    },
    actions.ensure.type,
  );
}

/** Calls the server from a saga: aborts when cancelled, never throws, and reports failures to the global handler. */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { type AppError, RequestError } from '@/shared/http/AppError';
import type { Http } from '@/shared/http/http';
import { createAction } from './action';
import { getContext } from './effects';

/** `alert`: an alert tells the user. `quiet`: the screen shows the error itself. `ignore`: nothing shows it. */
export type ErrorPolicy = 'alert' | 'quiet' | 'ignore';
export type ApiCall<P, T> = (http: Http, params: P, signal: AbortSignal) => Promise<T>;
export type ApiResult<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: AppError };

export interface CallOptions {
  errors: ErrorPolicy;
  /** Returns true for errors that the caller shows itself: they never alert, but a dead session still counts. */
  isHandledHere?: (error: AppError) => boolean;
}

/** Reports a failed call to the global error handler. */
export const requestFailed = createAction('http/requestFailed', (error: AppError, errors: ErrorPolicy) => ({
  error,
  errors,
}));

/** Returns whether a response is no longer awaited: cancelled here, or sent in an older session. */
export const isDropped = (error: AppError) => error.kind === 'abort' || error.kind === 'stale';

/**
 * Calls an API function with the app's http service. Returns `{ ok, data }` or `{ ok: false, error }`; an exception that
 * is no request error is a bug and goes up to `runSafely`.
 */
export function* callApi<P, T>(fn: ApiCall<P, T>, params: P, options: CallOptions): SagaIterator<ApiResult<T>> {
  const http = yield* getContext<Http>('http');
  const controller = new AbortController();
  let ended = false;
  try {
    const data: T = yield call(fn, http, params, controller.signal);
    ended = true;
    return { ok: true, data };
  } catch (thrown) {
    ended = true;
    if (!(thrown instanceof RequestError)) throw thrown;
    const { error } = thrown;
    yield put(requestFailed(error, options.isHandledHere?.(error) ? 'quiet' : options.errors));
    return { ok: false, error };
  } finally {
    // Only a cancelled call has not ended here. `yield cancelled()` would not work: a saga that is cancelled inside
    // `yield*` continues after it when the inner saga yields once more.
    if (!ended) controller.abort();
  }
}

/** The one way a saga talks to the server: aborts when cancelled, never throws, and hands failures to the global handler. */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { type AppError, RequestError } from '@/shared/http/AppError';
import type { Http } from '@/shared/http/http';
import { createAction } from './action';
import { contextT } from './effects';

/** `alert`: the user is told. `quiet`: the screen shows it itself. `ignore`: nobody needs to know. */
export type ErrorPolicy = 'alert' | 'quiet' | 'ignore';
export type ApiCall<P, T> = (http: Http, params: P, signal: AbortSignal) => Promise<T>;
export type ApiResult<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: AppError };

export interface CallOptions {
  errors: ErrorPolicy;
  /** True for errors that the caller shows by itself: they never alert, but a dead session still counts. */
  own?: (error: AppError) => boolean;
}

/** How a failed call reaches the global error handler. */
export const requestFailed = createAction('http/requestFailed', (error: AppError, errors: ErrorPolicy) => ({
  error,
  errors,
}));

/** An answer that nobody waits for any more: cancelled here, or sent under an older session. */
export const isDropped = (error: AppError) => error.kind === 'abort' || error.kind === 'stale';

/**
 * Calls an API function with the app's http service. Returns `{ ok, data }` or `{ ok: false, error }`; an exception that
 * is no request error is a bug and goes up to `safely`.
 */
export function* callApi<P, T>(fn: ApiCall<P, T>, params: P, options: CallOptions): SagaIterator<ApiResult<T>> {
  const http = yield* contextT<Http>('http');
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
    yield put(requestFailed(error, options.own?.(error) ? 'quiet' : options.errors));
    return { ok: false, error };
  } finally {
    // Only a cancellation comes here unended. To ask `yield cancelled()` would be wrong: a saga that is being cancelled
    // inside `yield*` goes on behind it as soon as the inner one yields once more.
    if (!ended) controller.abort();
  }
}

/**
 * A read whose outcome goes into the state: unless cancelled, it always dispatches one of success, failure or dropped.
 */
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type AppError, appError } from '@/shared/http/AppError';
import { type ApiCall, type ApiResult, type CallOptions, callApi, isDropped } from './callApi';

/** Options of a read. `errors`: default `quiet`, since the block of the data also shows the failure. */
export type ReadOptions = Partial<CallOptions>;

interface Outcomes<P, T> {
  success(params: P, data: T): Action;
  failure(params: P, error: AppError): Action;
  dropped(params: P): Action;
}

/** The error in the state for a bug in the API function or in a reducer of its result; the bug itself is reported. */
const unexpected = appError('body');

export function* callInto<P, T>(
  outcomes: Outcomes<P, T>,
  api: ApiCall<P, T>,
  params: P,
  options: ReadOptions,
): SagaIterator {
  try {
    const result: ApiResult<T> = yield* callApi(api, params, { errors: 'quiet', ...options });
    if (result.ok) yield put(outcomes.success(params, result.data));
    else yield put(isDropped(result.error) ? outcomes.dropped(params) : outcomes.failure(params, result.error));
  } catch (bug) {
    // Otherwise the state would stay at loading, which prevents both another load and Retry.
    yield put(outcomes.failure(params, unexpected));
    throw bug;
  }
}

/** A call whose outcome goes into state: unless cancelled, one of success, failure or dropped always follows it. */
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { AppError } from '@/shared/http/AppError';
import { type ApiCall, type ApiResult, type CallOptions, callApi, isDropped } from './callApi';

interface Outcomes<P, T> {
  success(params: P, data: T): Action;
  failure(params: P, error: AppError): Action;
  dropped(params: P): Action;
}

/** Stands in the state for a bug, in the API function or in a reducer that gets its answer; the bug itself is reported. */
const unexpected: AppError = {
  kind: 'body',
  status: null,
  code: null,
  message: null,
  requestEpoch: 0,
  endpoint: '',
  method: '',
};

export function* callInto<P, T>(
  outcomes: Outcomes<P, T>,
  api: ApiCall<P, T>,
  params: P,
  options: CallOptions,
): SagaIterator {
  try {
    const result: ApiResult<T> = yield* callApi(api, params, options);
    if (result.ok) yield put(outcomes.success(params, result.data));
    else yield put(isDropped(result.error) ? outcomes.dropped(params) : outcomes.failure(params, result.error));
  } catch (bug) {
    // Else the state would stay at loading, and loading refuses both to load again and to offer Retry.
    yield put(outcomes.failure(params, unexpected));
    throw bug;
  }
}

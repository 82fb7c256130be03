/**
 * One write operation of a form: sent once however often it is pressed; its parameters are never stored in the state.
 */
import type { Reducer } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type AppError, appError } from '@/shared/http/AppError';
import { createAction } from './action';
import { type ApiCall, type ApiResult, callApi } from './callApi';

export type SubmitState =
  | { readonly status: 'idle'; readonly error: null }
  | { readonly status: 'sending'; readonly error: null }
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'done'; readonly error: null };

const idle: SubmitState = { status: 'idle', error: null };

export function submitActions<P, R = void>(name: string) {
  return {
    submit: createAction(`${name}/submit`, (params: P) => params),
    done: createAction(`${name}/done`, (result: R) => result),
    failed: createAction(`${name}/failed`, (error: AppError) => error),
    /** When the form opens or closes. */
    reset: createAction(`${name}/reset`),
  };
}

type SubmitActions<P, R> = ReturnType<typeof submitActions<P, R>>;

export function submitReducer<P, R>(actions: SubmitActions<P, R>): Reducer<SubmitState> {
  return (state: SubmitState = idle, action): SubmitState => {
    if (actions.submit.match(action)) return { status: 'sending', error: null };
    if (actions.done.match(action)) return { status: 'done', error: null };
    if (actions.failed.match(action)) return { status: 'failed', error: action.payload };
    if (actions.reset.match(action)) return idle;
    return state;
  };
}

/**
 * Calls the server for a submitted form. An alert tells of a failure, and `failed` puts it into the form's state, so
 * that the caller only returns; after a success the caller does what it has to do and puts `done`. An exception of the
 * API function fails the form too, so that it can be sent again, and goes up to `runSafely`.
 */
export function* callSubmit<F, R, P, T>(
  { failed }: SubmitActions<F, R>,
  api: ApiCall<P, T>,
  params: P,
): SagaIterator<ApiResult<T>> {
  try {
    const result: ApiResult<T> = yield* callApi(api, params, { errors: 'alert' });
    if (!result.ok) yield put(failed(result.error));
    return result;
  } catch (bug) {
    yield put(failed(appError('body')));
    throw bug;
  }
}

import { call, put, take } from 'redux-saga/effects';
import { describe, expect, it } from 'vitest';
import type { AppErrorKind } from '@/shared/http/AppError';
import { appError, controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { createAction } from './action';
import { type ApiCall, type ApiResult, type CallOptions, callApi, isDropped, requestFailed } from './callApi';
import { takeEverySafely, takeLatestSafely } from './safely';

const wanted = createAction('course/wanted', (id: number) => ({ id }));
const left = createAction('course/left');

const getCourse: ApiCall<{ id: number }, string> = (http, { id }, signal) =>
  http.request('course', { path: { id }, query: { id }, read: String, signal });

/** `wanted` calls, `left` cancels. */
function start(options: CallOptions = { errors: 'alert' }, api = getCourse) {
  const controlled = controlledHttp();
  const results: ApiResult<string>[] = [];
  const app = startSaga(
    function* root() {
      yield takeLatestSafely([wanted, left], function* load(action) {
        if (left.match(action) || !action.payload) return;
        results.push(yield* callApi(api, action.payload, options));
      });
    },
    { http: controlled.http },
  );
  return { ...controlled, ...app, results, failures: () => app.actionsOf(requestFailed).map(({ payload }) => payload) };
}

describe('callApi', () => {
  it('calls with the http service and the parameters, and gives the data', async () => {
    const { dispatch, calls, call, results, failures } = start();
    dispatch(wanted(7));
    expect(calls).toEqual([expect.objectContaining({ endpoint: 'course', query: { id: 7 } })]);
    expect(results).toEqual([]);
    await call(0).respond('Algebra');
    expect(results).toEqual([{ ok: true, data: 'Algebra' }]);
    expect(failures()).toEqual([]);
  });

  it.each(['alert', 'quiet', 'ignore'] as const)('hands a failure to the global handler as %s', async (errors) => {
    const { dispatch, call, results, failures, reports } = start({ errors });
    dispatch(wanted(7));
    const error = appError('api', { status: 422, code: '20-300-0001-001', message: 'No' });
    await call(0).fail(requestError('api', error));
    expect(results).toEqual([{ ok: false, error }]);
    expect(failures()).toEqual([{ error, errors }]);
    expect(reports).toEqual([]);
  });

  it('keeps quiet about errors that the caller shows, and about no others', async () => {
    const { dispatch, call, results, failures } = start({
      errors: 'alert',
      isHandledHere: (error) => error.status === 404,
    });
    dispatch(wanted(1));
    await call(0).fail(requestError('status', { status: 404 }));
    dispatch(wanted(2));
    await call(1).fail(requestError('status', { status: 500 }));
    expect(failures().map(({ errors }) => errors)).toEqual(['quiet', 'alert']);
    expect(results.map(({ ok }) => ok)).toEqual([false, false]);
  });

  it('takes a request error that is thrown at once like one that comes later', () => {
    const { dispatch, results, failures } = start({ errors: 'quiet' }, () => {
      throw requestError('network');
    });
    dispatch(wanted(1));
    expect(results).toEqual([{ ok: false, error: appError('network') }]);
    expect(failures()).toEqual([{ error: appError('network'), errors: 'quiet' }]);
  });

  it('lets any other exception up to the report, and says nothing to the global handler', async () => {
    const { dispatch, call, results, failures, reports, task } = start();
    const bug = new TypeError('undefined is not a course');
    dispatch(wanted(1));
    await call(0).fail(bug);
    expect(reports).toEqual([{ error: bug, where: 'load' }]);
    expect(results).toEqual([]);
    expect(failures()).toEqual([]);
    expect(task.isRunning()).toBe(true);
  });

  it('aborts the request when it is cancelled, and drops what comes after', async () => {
    const { dispatch, call, results, failures, reports } = start();
    dispatch(wanted(1));
    expect(call(0).signal?.aborted).toBe(false);
    dispatch(wanted(2));
    expect(call(0).signal?.aborted).toBe(true);
    expect(call(1).signal?.aborted).toBe(false);
    dispatch(left());
    expect(call(1).signal?.aborted).toBe(true);
    await call(0).respond('too late');
    await call(1).fail(requestError('abort'));
    expect({ results, failures: failures(), reports }).toEqual({ results: [], failures: [], reports: [] });
  });

  it('does not abort a call that has ended', async () => {
    const { dispatch, call } = start();
    dispatch(wanted(1));
    await call(0).respond('Algebra');
    dispatch(wanted(2));
    await call(1).fail(requestError('timeout'));
    dispatch(left());
    expect([call(0).signal?.aborted, call(1).signal?.aborted]).toEqual([false, false]);
  });

  it('never takes a bug in what follows a success for a failed request', async () => {
    const controlled = controlledHttp();
    const bug = new Error('reducer');
    const { dispatch, actionsOf, reports } = startSaga(
      function* root() {
        yield takeEverySafely(wanted, function* load({ payload }) {
          const result = yield* callApi(getCourse, payload, { errors: 'alert' });
          if (result.ok) yield put(left());
        });
      },
      {
        http: controlled.http,
        reducer: (_, action) => {
          if (left.match(action)) throw bug;
          return null;
        },
      },
    );
    dispatch(wanted(1));
    await controlled.call(0).respond('Algebra');
    expect(reports).toEqual([{ error: bug, where: 'load' }]);
    expect(actionsOf(requestFailed)).toEqual([]);
  });

  it('tells the global handler before the caller continues', async () => {
    const controlled = controlledHttp();
    const order: string[] = [];
    startSaga(
      function* root() {
        yield takeEverySafely(requestFailed, function* handle() {
          yield call(() => order.push('handler'));
        });
        yield takeEverySafely(wanted, function* load({ payload }) {
          yield* callApi(getCourse, payload, { errors: 'alert' });
          order.push('caller');
        });
        yield take(left);
      },
      { http: controlled.http },
    ).dispatch(wanted(1));
    await controlled.call(0).fail(requestError());
    expect(order).toEqual(['handler', 'caller']);
  });
});

describe('isDropped', () => {
  it.each<[AppErrorKind, boolean]>([
    ['abort', true],
    ['stale', true],
    ['api', false],
    ['status', false],
    ['network', false],
    ['timeout', false],
    ['body', false],
  ])('%s: %s', (kind, dropped) => {
    expect(isDropped(appError(kind))).toBe(dropped);
  });
});

import { describe, expect, it } from 'vitest';
import { appError, controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import { createAction } from './action';
import { type ApiCall, requestFailed } from './callApi';
import type { ReadOptions } from './callInto';
import { type FetchState, fetchActions, fetchReducer, idleFetch, isMissing, keyOf, watchFetch } from './fetch';
import { contentOutdated } from './outdated';

interface Params {
  id: number;
  preview?: boolean;
}
interface Course {
  title: string;
  rated?: boolean;
}

const course = fetchActions<Params, Course>('course/detail');
const rated = createAction('course/rated');
const unrelated = createAction('course/unrelated');
const reducer = fetchReducer(course, (data: Course, action) => (rated.match(action) ? { ...data, rated: true } : data));
const getCourse: ApiCall<Params, Course> = (http, params, signal) =>
  http.request('course', { path: { id: params.id }, query: params, read: (data) => data as Course, signal });

function start(options: ReadOptions = {}) {
  const controlled = controlledHttp();
  const app = startSaga(
    () => watchFetch(course, getCourse, { ...options, select: (state: FetchState<Course>) => state }),
    { reducer, http: controlled.http },
  );
  const load = async (params: Params, title: string) => {
    app.dispatch(course.request(params));
    await controlled.call(controlled.calls.length - 1).respond({ title });
  };
  return { ...controlled, ...app, load };
}

const key7 = keyOf({ id: 7 });
const key8 = keyOf({ id: 8 });
const algebra = { title: 'Algebra' };

describe('a read operation', () => {
  it('goes from idle over loading to success', async () => {
    const { dispatch, getState, calls, call } = start();
    expect(getState()).toBe(idleFetch);
    dispatch(course.request({ id: 7 }));
    expect(getState()).toEqual({ status: 'loading', key: key7, data: null, error: null });
    expect(calls.map(({ query }) => query)).toEqual([{ id: 7 }]);
    await call(0).respond(algebra);
    expect(getState()).toEqual({ status: 'success', key: key7, data: algebra, error: null });
  });

  it('ends in failure, under the policy it was given, and can be asked again', async () => {
    const { dispatch, getState, call, actionsOf } = start({
      errors: 'alert',
      isHandledHere: ({ status }) => status === 404,
    });
    dispatch(course.request({ id: 7 }));
    await call(0).fail(requestError('status', { status: 500 }));
    const error = appError('status', { status: 500 });
    expect(getState()).toEqual({ status: 'failure', key: key7, data: null, error });
    dispatch(course.request({ id: 7 }));
    expect(getState()).toEqual({ status: 'loading', key: key7, data: null, error: null });
    await call(1).fail(requestError('status', { status: 404 }));
    expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['alert', 'quiet']);
    dispatch(course.request({ id: 7 }));
    await call(2).respond(algebra);
    expect(getState().status).toBe('success');
  });

  it('keeps the data of the same parameters while they load again, and when that fails', async () => {
    const { dispatch, getState, call, load } = start();
    await load({ id: 7, preview: true }, 'Algebra');
    const key = keyOf({ preview: true, id: 7 });
    dispatch(course.request({ preview: true, id: 7 }));
    expect(getState()).toEqual({ status: 'loading', key, data: algebra, error: null });
    await call(1).fail(requestError());
    expect(getState()).toEqual({ status: 'failure', key, data: algebra, error: appError() });
  });

  it('is repeated with the parameters of its state', async () => {
    const { dispatch, getState, call, calls } = start();
    dispatch(course.request({ preview: true, id: 7 }));
    await call(0).fail(requestError());
    dispatch(course.repeat(getState()));
    expect(calls[1]?.query).toEqual({ id: 7, preview: true });
    expect(getState().status).toBe('loading');
    const list = fetchActions<null, string[]>('test/list');
    expect(list.repeat(fetchReducer(list)(undefined, list.request(null)))).toEqual(list.request(null));
    expect(list.repeat(idleFetch)).toEqual(list.request(null));
  });

  it('is quiet about a failure, unless told otherwise', async () => {
    for (const options of [{}, { errors: 'ignore' }] as const) {
      const { dispatch, call, actionsOf } = start(options);
      dispatch(course.request({ id: 7 }));
      await call(0).fail(requestError());
      expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual([options.errors ?? 'quiet']);
    }
  });

  it('is missing after a 404, unless older data is on screen', async () => {
    const { dispatch, getState, call, load } = start();
    expect(isMissing(getState())).toBe(false);
    dispatch(course.request({ id: 7 }));
    expect(isMissing(getState())).toBe(false);
    await call(0).fail(requestError('status', { status: 500 }));
    expect(isMissing(getState())).toBe(false);
    dispatch(course.request({ id: 7 }));
    await call(1).fail(requestError('api', { status: 404 }));
    expect(isMissing(getState())).toBe(true);
    await load({ id: 7 }, 'Algebra');
    dispatch(course.request({ id: 7 }));
    await call(3).fail(requestError('status', { status: 404 }));
    expect(getState().status).toBe('failure');
    expect(isMissing(getState())).toBe(false);
  });

  it('drops the data of other parameters at once', async () => {
    const { dispatch, getState, call, load } = start();
    await load({ id: 7 }, 'Algebra');
    dispatch(course.request({ id: 8 }));
    expect(getState()).toEqual({ status: 'loading', key: key8, data: null, error: null });
    await call(1).fail(requestError());
    expect(getState().data).toBeNull();
  });

  it.each([
    ['before', [0, 1]],
    ['after', [1, 0]],
  ])('never shows the response of an older request that comes %s the newer one', async (_, order) => {
    const { dispatch, getState, call, actionsOf, reports } = start();
    dispatch(course.request({ id: 7 }));
    dispatch(course.request({ id: 8 }));
    expect([call(0).signal?.aborted, call(1).signal?.aborted]).toEqual([true, false]);
    for (const index of order) await call(index).respond({ title: index === 0 ? 'old' : 'new' });
    expect(getState()).toEqual({ status: 'success', key: key8, data: { title: 'new' }, error: null });
    expect(actionsOf(course.success)).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('never shows an older response for the same parameters either, be it good or bad', async () => {
    const { dispatch, getState, call, actionsOf } = start();
    for (let times = 0; times < 3; times += 1) dispatch(course.request({ id: 7 }));
    await call(0).respond({ title: 'oldest' });
    await call(1).fail(requestError());
    expect(getState().status).toBe('loading');
    await call(2).respond({ title: 'newest' });
    expect(getState().data).toEqual({ title: 'newest' });
    expect(actionsOf(requestFailed)).toEqual([]);
  });

  it('clear returns to idle, aborts the call and drops its response', async () => {
    const { dispatch, getState, call, load } = start();
    dispatch(course.request({ id: 7 }));
    dispatch(course.clear());
    expect(getState()).toBe(idleFetch);
    expect(call(0).signal?.aborted).toBe(true);
    await call(0).respond(algebra);
    expect(getState()).toBe(idleFetch);
    await load({ id: 7 }, 'Algebra');
    dispatch(course.clear());
    expect(getState()).toBe(idleFetch);
  });

  it('ensure loads only what is neither there nor on its way', async () => {
    const { dispatch, getState, calls, call } = start();
    dispatch(course.ensure({ id: 7 }));
    dispatch(course.ensure({ id: 7 }));
    expect(calls).toHaveLength(1);
    await call(0).respond(algebra);
    const there = getState();
    dispatch(course.ensure({ id: 7 }));
    expect(calls).toHaveLength(1);
    expect(getState()).toBe(there);
    dispatch(course.ensure({ id: 8 }));
    expect(calls).toHaveLength(2);
    await call(1).fail(requestError());
    dispatch(course.ensure({ id: 8 }));
    expect(calls).toHaveLength(3);
  });

  it('ensure loads outdated data again and shows it until the new data has come', async () => {
    const { dispatch, getState, calls, call, load } = start();
    dispatch(contentOutdated());
    expect(getState()).toBe(idleFetch);
    await load({ id: 7 }, 'Algebra');
    dispatch(contentOutdated());
    expect(calls).toHaveLength(1);
    dispatch(course.ensure({ id: 7 }));
    dispatch(course.ensure({ id: 7 }));
    expect(getState()).toEqual({ status: 'loading', key: key7, data: algebra, error: null });
    await call(1).respond({ title: '代數' });
    dispatch(course.ensure({ id: 7 }));
    expect(getState()).toEqual({ status: 'success', key: key7, data: { title: '代數' }, error: null });
    expect(calls).toHaveLength(2);
  });

  it('ensure asks again for what was on its way when it became outdated', async () => {
    const { dispatch, getState, calls, call } = start();
    dispatch(course.request({ id: 7 }));
    dispatch(contentOutdated());
    await call(0).respond(algebra);
    dispatch(course.ensure({ id: 7 }));
    dispatch(contentOutdated());
    dispatch(course.ensure({ id: 7 }));
    expect(calls).toHaveLength(3);
    expect(call(1).signal?.aborted).toBe(true);
    await call(2).respond({ title: '代數' });
    expect(getState().data).toEqual({ title: '代數' });
  });

  it.each(['abort', 'stale'] as const)('goes back to what was there when the response is dropped: %s', async (kind) => {
    const { dispatch, getState, calls, call, load, actionsOf } = start();
    dispatch(course.request({ id: 7 }));
    await call(0).fail(requestError(kind));
    expect(getState()).toBe(idleFetch);
    expect(actionsOf(requestFailed).map(({ payload }) => payload.error.kind)).toEqual([kind]);
    dispatch(course.ensure({ id: 7 }));
    expect(calls).toHaveLength(2);
    await load({ id: 7 }, 'Algebra');
    dispatch(course.request({ id: 7 }));
    await call(3).fail(requestError(kind));
    expect(getState()).toEqual({ status: 'success', key: key7, data: algebra, error: null });
  });

  it('reports an unexpected exception, fails visibly and keeps listening', async () => {
    const { dispatch, getState, call, actionsOf, reports, load } = start();
    const bug = new TypeError('no title');
    dispatch(course.ensure({ id: 7 }));
    await call(0).fail(bug);
    expect(reports).toEqual([{ error: bug, where: 'course/detail/request' }]);
    expect(getState()).toMatchObject({ status: 'failure', key: key7, data: null, error: { kind: 'body' } });
    expect(actionsOf(requestFailed)).toEqual([]);
    await load({ id: 7 }, 'Algebra');
    expect(getState().data).toEqual(algebra);
  });
});

describe('fetchReducer', () => {
  const loading = reducer(undefined, course.request({ id: 8 }));
  const loaded = reducer(loading, course.success({ id: 8 }, algebra));

  it.each([
    ['success', course.success({ id: 7 }, algebra)],
    ['failure', course.failure({ id: 7 }, appError())],
    ['dropped', course.dropped({ id: 7 })],
  ])('refuses a %s of other parameters, and any that nobody waits for', (_, action) => {
    expect(reducer(loading, action)).toBe(loading);
    expect(reducer(loaded, { ...action, payload: { ...action.payload, params: { id: 8 } } })).toBe(loaded);
    expect(reducer(undefined, action)).toBe(idleFetch);
  });

  it('applies what the server has stored meanwhile to a response that may be older', () => {
    const change = (data: Course, action: { type: string }) =>
      rated.match(action) || unrelated.match(action) ? { ...data, rated: rated.match(action) } : data;
    const read = fetchReducer(course, change, [rated.type]);
    const stateAfter = (...actions: { type: string }[]) => actions.reduce(read, undefined);
    const response = course.success({ id: 7 }, { title: 'Seven' });
    const request = course.request({ id: 7 });
    expect(stateAfter(request, rated(), response)).toEqual({
      status: 'success',
      key: key7,
      data: { title: 'Seven', rated: true },
      error: null,
    });
    expect(stateAfter(request, unrelated(), response)?.data).toEqual({ title: 'Seven' });
    expect(stateAfter(rated(), request, response)?.data).toEqual({ title: 'Seven' });
    expect(stateAfter(request, rated(), request, response)?.data).toEqual({ title: 'Seven' });
    expect(stateAfter(request, response, request, rated(), response)?.data).toEqual({ title: 'Seven', rated: true });
    expect(stateAfter(request, rated(), course.failure({ id: 7 }, appError('network')))).not.toHaveProperty(
      'meanwhile',
    );
  });

  it('lets a duck change loaded data, and only loaded data', () => {
    expect(reducer(loaded, rated())).toEqual({ ...loaded, data: { title: 'Algebra', rated: true } });
    expect(reducer(loaded, unrelated())).toBe(loaded);
    expect(reducer(loading, rated())).toBe(loading);
    const again = reducer(loaded, course.request({ id: 8 }));
    expect(reducer(again, rated())).toMatchObject({ status: 'loading', data: { rated: true } });
  });
});

describe('keyOf', () => {
  it('is the same whatever the order of the keys, at every depth', () => {
    expect(keyOf({ a: 1, b: { c: 2, d: [3, { e: 4, f: 5 }] } })).toBe(
      keyOf({ b: { d: [3, { f: 5, e: 4 }], c: 2 }, a: 1 }),
    );
  });

  it('tells values, types and the order of lists apart', () => {
    const all = [
      { ids: [1, 2] },
      { ids: [2, 1] },
      { ids: ['1', 2] },
      { id: 1 },
      { id: '1' },
      { id: null },
      {},
      [],
      null,
      0,
    ];
    expect(new Set(all.map(keyOf)).size).toBe(all.length);
  });

  it('takes what is absent for undefined', () => {
    expect(keyOf({ id: 1, level: undefined })).toBe(keyOf({ id: 1 }));
    expect(keyOf(undefined)).toBe(keyOf(null));
  });
});

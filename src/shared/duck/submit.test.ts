import { put } from 'redux-saga/effects';
import { describe, expect, it } from 'vitest';
import { appError, controlledHttp, requestError } from '~test/controlledHttp';
import { startSaga } from '~test/startSaga';
import type { PayloadAction } from './action';
import { type ApiCall, requestFailed } from './callApi';
import { takeLeadingSafely } from './safely';
import { callSubmit, submitActions, submitReducer } from './submit';

const login = submitActions<{ email: string; password: string }, { token: string }>('session/login');
const reducer = submitReducer(login);
const idle = { status: 'idle', error: null };

describe('a form submission', () => {
  const sending = reducer(undefined, login.submit({ email: 'a@b.example', password: 'secret' }));
  const failure = reducer(sending, login.failed(appError('api')));

  it('starts idle and leaves the same state for other actions', () => {
    const state = reducer(undefined, { type: '@@init' });
    expect(state).toEqual(idle);
    expect(reducer(state, { type: 'session/login' })).toBe(state);
    expect(reducer(sending, { type: 'session/other' })).toBe(sending);
  });

  it('goes over sending to done or failed', () => {
    expect(sending).toEqual({ status: 'sending', error: null });
    expect(reducer(sending, login.done({ token: 't' }))).toEqual({ status: 'done', error: null });
    expect(failure).toEqual({ status: 'failed', error: appError('api') });
  });

  it('forgets a failure when it is sent again or reset', () => {
    expect(reducer(failure, login.submit({ email: '', password: '' }))).toEqual({ status: 'sending', error: null });
    expect(reducer(failure, login.reset())).toEqual(idle);
  });

  it('keeps neither what was sent nor what came back', () => {
    const done = reducer(sending, login.done({ token: 'bearer' }));
    expect(JSON.stringify([sending, done])).not.toMatch(/secret|bearer|example/);
  });
});

describe('the call of a form', () => {
  type Form = { email: string; password: string };
  const postLogin: ApiCall<{ email: string }, { token: string }> = (http, body, signal) =>
    http.request('login', { body, read: (data) => data as { token: string }, signal });

  function start(api = postLogin) {
    const controlled = controlledHttp();
    const app = startSaga(
      function* saga() {
        yield takeLeadingSafely(login.submit, function* send({ payload: { email } }: PayloadAction<Form>) {
          const result = yield* callSubmit(login, api, { email });
          if (result.ok) yield put(login.done(result.data));
        });
      },
      { reducer, http: controlled.http },
    );
    return {
      ...controlled,
      ...app,
      submit: () => app.dispatch(login.submit({ email: 'a@b.example', password: 'secret' })),
    };
  }

  it('hands the response to the caller, who ends the form', async () => {
    const { submit, calls, call, getState, actionsOf } = start();
    submit();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'a@b.example' }]);
    expect(getState().status).toBe('sending');
    await call(0).respond({ token: 't' });
    expect(getState().status).toBe('done');
    expect(actionsOf(login.done).map(({ payload }) => payload)).toEqual([{ token: 't' }]);
    expect(actionsOf(login.failed)).toEqual([]);
  });

  it('fails the form with an alert, and can be sent again', async () => {
    const { submit, call, getState, actionsOf } = start();
    submit();
    await call(0).fail(requestError('status', { status: 500 }));
    expect(getState()).toEqual({ status: 'failed', error: appError('status', { status: 500 }) });
    expect(actionsOf(requestFailed).map(({ payload }) => payload.errors)).toEqual(['alert']);
    submit();
    await call(1).respond({ token: 't' });
    expect(getState().status).toBe('done');
  });

  it('fails the form and reports the bug when the API function throws', () => {
    const bug = new TypeError('no path value');
    const { submit, getState, reports } = start(() => {
      throw bug;
    });
    submit();
    expect(getState()).toMatchObject({ status: 'failed', error: { kind: 'body' } });
    expect(reports).toEqual([{ error: bug, where: 'send' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { appError } from '~test/heldHttp';
import { submitActions, submitReducer } from './submit';

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

import { describe, expect, it } from 'vitest';
import { modalHidden, modalShown } from '@/platform/messages/state';
import { endAcknowledged, sessionCleared, sessionStarted, tokenLost, userRequested } from '@/platform/session/state';
import { type ErrorPolicy, requestFailed } from '@/shared/duck/callApi';
import type { AppError } from '@/shared/http/AppError';
import { appError } from '~test/controlledHttp';
import { startSession } from '~test/startSession';
import { errorSaga, forceLogout } from './saga';

const devices = '20-100-0008-010';
const inactive = '20-100-0008-001';
const inactiveText = 'Looks like you have been logged out after being inactive for too long. Please log in again.';
const devicesText = 'You might have logged in to Lantern with more than 2 devices. Please log in again.';
const coded = (code: string, more: Partial<AppError> = {}) =>
  appError('api', { status: 422, code, message: 'Server says no', ...more });

async function open(options: Parameters<typeof startSession>[1] = {}) {
  const tab = await startSession(errorSaga, options);
  return {
    ...tab,
    fail: (error: AppError, errors: ErrorPolicy = 'alert') => tab.dispatch(requestFailed(error, errors)),
    alert: () => tab.getState().alert,
    modal: () => tab.getState().modal,
  };
}

describe('a failed call', () => {
  it.each([
    ['the server’s words', coded('20-100-0001-001'), 'Server says no'],
    ['our own', appError('status', { status: 500 }), 'Something went wrong. Please try again.'],
    ['that there is no network', appError('network'), "We couldn't connect. Check your connection and try again."],
    [
      'that it may have arrived',
      appError('timeout', { method: 'POST' }),
      'It may have been received: check before trying again.',
    ],
  ])('alerts %s', async (_, error, message) => {
    const { fail, alert, moves, actionsOf } = await open();
    fail(error);
    expect(alert()).toEqual({ show: true, type: 'error', message, undo: null, id: null });
    expect([moves, actionsOf(sessionCleared), actionsOf(userRequested)]).toEqual([[], [], []]);
  });

  it('of a quiet call does nothing', async () => {
    const { fail, actions } = await open();
    const before = actions.length;
    fail(coded('20-100-0001-001'), 'quiet');
    expect(actions).toHaveLength(before + 1);
  });

  it.each([
    ['/en-hk/course/101', [{ to: '/en-hk', replace: true }]],
    ['/en-hk', []],
  ])('that leads away from %s leads home, unless that is home', async (url, way) => {
    const { fail, alert, moves } = await open({ url });
    fail(coded('20-100-0002-000'));
    expect(moves).toEqual(way);
    expect(alert().message).toBe('Server says no');
  });

  it.each([
    ['looks at the profile of a member', 'lt-kit', 1],
    ['leaves a guest alone', null, 0],
  ])('with a refusal without a code %s', async (_, token, looks) => {
    const { fail, alert, actionsOf } = await open({ token });
    fail(appError('status', { status: 403 }));
    expect(actionsOf(userRequested)).toHaveLength(looks);
    expect(alert().message).toBe('Something went wrong. Please try again.');
  });
});

describe('a token cookie that is gone', () => {
  it('ends the session without a word as soon as the server refuses', async () => {
    const { fail, cookies, alert, modal, getState, actionsOf } = await open();
    cookies.remove('token');
    fail(appError('status', { status: 401 }));
    expect(getState().session.ended).toBeNull();
    expect([alert().show, modal().visible, actionsOf(tokenLost).length]).toEqual([false, false, 1]);
  });

  it.each([
    ['a 403', appError('status', { status: 403 })],
    ['a 401 whose body is of no use', appError('body', { status: 401 })],
  ])('does not end it at %s', async (_, error) => {
    const { fail, cookies, actionsOf } = await open();
    cookies.remove('token');
    fail(error);
    expect([actionsOf(tokenLost), actionsOf(sessionCleared)]).toEqual([[], []]);
  });

  it('does not matter to a guest', async () => {
    const { fail, alert, actionsOf } = await open({ token: null });
    fail(appError('status', { status: 401 }));
    expect(actionsOf(sessionCleared)).toEqual([]);
    expect(alert().show).toBe(true);
  });

  it('is not gone while it is there: a 401 without a code ends nothing', async () => {
    const { fail, actionsOf } = await open();
    fail(appError('status', { status: 401 }));
    expect([actionsOf(sessionCleared).length, actionsOf(userRequested).length]).toEqual([0, 1]);
  });
});

describe('a session that the server ends', () => {
  it.each([
    [devices, 'devices', devicesText, 'Got it'],
    [inactive, 'inactive', inactiveText, ''],
  ])(
    'with %s is cleared, explained, and leads to the login page with the way back',
    async (code, ended, content, okText) => {
      const { fail, modal, moves, told, getState } = await open({ url: '/en-hk/course/101?tab=about#faq' });
      fail(coded(code));
      expect(getState().session).toMatchObject({ loggedIn: false, ended });
      expect(modal()).toEqual({ visible: true, type: 'session', title: "You've been logged out", content, okText });
      expect(told).toEqual([{ type: 'cleared', ended }]);
      expect(moves).toEqual([{ to: '/en-hk/login?next=%2Fen-hk%2Fcourse%2F101%3Ftab%3Dabout%23faq', replace: true }]);
    },
  );

  it('stays on the login page', async () => {
    const { fail, moves, modal } = await open({ url: '/en-hk/login?next=%2Fen-hk%2Fcourse%2F101' });
    fail(coded(inactive));
    expect([modal().visible, moves]).toEqual([true, []]);
  });

  it('is not told to the other tabs when one of them said so', async () => {
    const tab = await startSession(() => forceLogout('inactive', false));
    expect(tab.told).toEqual([]);
    expect(tab.getState().modal.content).toBe(inactiveText);
  });

  it('is explained to a guest only where the login itself was refused', async () => {
    const { fail, modal, moves, actionsOf } = await open({ token: null, url: '/en-hk/login' });
    fail(coded(devices));
    expect(modal().visible).toBe(false);
    fail(coded(devices, { endpoint: 'login' }));
    expect([modal().content, moves, actionsOf(sessionCleared)]).toEqual([devicesText, [], []]);
  });

  it('leaves nothing of an old session with a guest', async () => {
    const { fail, storage, actionsOf } = await open({ token: null });
    storage.set('user', { userId: 'u-old' });
    fail(coded(devices));
    expect(storage.get('user')).toBeNull();
    expect(actionsOf(sessionCleared)).toEqual([]);
  });

  it('is explained until the next session starts, which hides no other message', async () => {
    const { fail, dispatch, modal } = await open();
    fail(coded(inactive));
    expect(modal()).toMatchObject({ visible: true, type: 'session' });
    dispatch(sessionStarted(null));
    expect(modal().visible).toBe(false);
    dispatch(modalShown({ type: 'info', title: 'Hello', content: '' }));
    dispatch(sessionStarted(null));
    expect(modal().visible).toBe(true);
  });

  it('is over for the message once that is closed', async () => {
    const { fail, dispatch, getState, actionsOf } = await open();
    dispatch(modalHidden());
    expect(actionsOf(endAcknowledged)).toEqual([]);
    fail(coded(devices));
    dispatch(modalHidden());
    expect(getState().session.ended).toBeNull();
  });
});

import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alertHidden } from '@/platform/messages/state';
import { memoryStorage } from '@/platform/services/storage';
import { requestFailed } from '@/shared/duck/callApi';
import { readUserResponse } from '@/shared/entities/user';
import common from '~locales/en/common.json';
import { requestError } from '~test/controlledHttp';
import { startSession } from '~test/startSession';
import { draftKey } from './drafts';
import { clearLeftovers, clearSession, sessionSaga } from './saga';
import {
  login,
  logoutRequested,
  passwordReset,
  sessionCleared,
  sessionStarted,
  signup,
  tokenLost,
  tokenReplaced,
  userRequested,
} from './state';

const raw = { userId: 'u-ada', firstName: 'Ada', region: { name: 'tw' }, requiredFields: [] };
const { user: ada } = readUserResponse({ user: raw });
const form = { email: 'ada@lantern.example', password: 'long-enough', next: '/zh-tw/course/7' };

afterEach(() => void vi.useRealTimers());

async function open(options: Parameters<typeof startSession>[1] = {}) {
  const hooks = {
    onCleared: vi.fn(function* onCleared(): SagaIterator {}),
    beforeLogout: vi.fn(function* beforeLogout(): SagaIterator {}),
    afterLogout: vi.fn(function* afterLogout(): SagaIterator {}),
  };
  return { hooks, ...(await startSession(() => sessionSaga(hooks), options)) };
}

type Tab = Awaited<ReturnType<typeof open>>;
const forms = ({ getState }: Tab) => getState().forms;
const session = ({ getState }: Tab) => getState().session;
/** Returns the error policies of the failed calls. */
const policies = ({ actionsOf }: Tab) => actionsOf(requestFailed).map(({ payload }) => payload.errors);

/** Expects the full result of a session start, in every place. */
function expectBegun(tab: Tab) {
  expect(tab.cookies.get('token')).toBe('lt-ada');
  expect(tab.storage.get('user')).toMatchObject({ userId: 'u-ada' });
  expect(session(tab)).toMatchObject({ loggedIn: true, user: { userId: 'u-ada' } });
  expect(tab.told).toEqual([{ type: 'started' }]);
  expect(tab.moves).toEqual([{ to: '/zh-tw/course/7', replace: true }]);
}

describe('a session begins', () => {
  it('with a log-in', async () => {
    const tab = await open({ token: null, url: '/en-hk/login' });
    tab.dispatch(login.submit(form));
    tab.dispatch(login.submit(form));
    expect(tab.calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ['login', { email: 'ada@lantern.example', password: 'long-enough' }],
    ]);
    expect(forms(tab).login.status).toBe('sending');
    await tab.call(0).respond({ user: raw, token: 'lt-ada' });
    expectBegun(tab);
    expect(forms(tab).login.status).toBe('done');
    expect(tab.getState().alert).toMatchObject({ message: 'Welcome back', type: 'success' });
  });

  it('with a new account, without a welcome back', async () => {
    const tab = await open({ token: null, url: '/en-hk/signup' });
    tab.dispatch(signup.submit({ ...form, firstName: 'Ada', lastName: 'Ng' }));
    const { next: _, ...typed } = form;
    expect(tab.calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ['signup', { firstName: 'Ada', lastName: 'Ng', ...typed }],
    ]);
    await tab.call(0).respond({ user: raw, token: 'lt-ada' });
    expectBegun(tab);
    expect(forms(tab).signup.status).toBe('done');
    expect(tab.getState().alert.show).toBe(false);
  });

  it('with the account that a sign-up made whose response was lost, when it is sent again', async () => {
    const tab = await open({ token: null });
    const person = { ...form, firstName: 'Ada', lastName: 'Ng' };
    const sent = () => tab.calls.map(({ endpoint }) => endpoint);
    tab.dispatch(signup.submit(person));
    await tab.call(0).fail(requestError('network'));
    // The account was not made: the log-in is refused, silently, and the sign-up sent again.
    tab.dispatch(signup.submit(person));
    await tab.call(1).fail(requestError('api', { message: 'Wrong' }));
    await tab.call(2).fail(requestError('timeout'));
    expect(policies(tab)).toEqual(['alert', 'ignore', 'alert']);
    // Another e-mail has nothing to do with it.
    tab.dispatch(signup.submit({ ...person, email: 'eve@lantern.example' }));
    await tab.call(3).fail(requestError('api', { message: 'Taken' }));
    tab.dispatch(signup.submit({ ...person, email: 'eve@lantern.example' }));
    await tab.call(4).fail(requestError('network'));
    expect(sent()).toEqual(['signup', 'login', 'signup', 'signup', 'signup']);
    tab.dispatch(signup.submit({ ...person, email: 'eve@lantern.example' }));
    expect(tab.call(5)).toMatchObject({
      endpoint: 'login',
      body: { email: 'eve@lantern.example', password: person.password },
    });
    await tab.call(5).respond({ user: raw, token: 'lt-ada' });
    expectBegun(tab);
    expect(forms(tab).signup.status).toBe('done');
    expect(sent()).toHaveLength(6);
  });

  it('neither where the browser keeps no cookies, which is said', async () => {
    const tab = await open({ token: null });
    vi.spyOn(tab.cookies, 'set').mockImplementation(() => {});
    const alert = { message: common.errors.cookies, type: 'error' };
    tab.dispatch(login.submit(form));
    expect(tab.getState()).toMatchObject({ forms: { login: { status: 'idle' } }, alert });
    tab.dispatch(alertHidden());
    tab.dispatch(signup.submit({ ...form, firstName: 'Ada', lastName: 'Ng' }));
    expect(tab.getState()).toMatchObject({ forms: { signup: { status: 'idle' } }, alert });
    expect(tab.calls).toEqual([]);
  });

  it('neither when the server refuses', async () => {
    const tab = await open({ token: null });
    tab.dispatch(login.submit(form));
    tab.dispatch(signup.submit({ ...form, firstName: 'Ada', lastName: 'Ng' }));
    await tab.call(0).fail(requestError('api', { message: 'Wrong' }));
    await tab.call(1).fail(requestError('api', { message: 'Taken' }));
    expect(forms(tab)).toMatchObject({
      login: { status: 'failed', error: { message: 'Wrong' } },
      signup: { status: 'failed', error: { message: 'Taken' } },
    });
    expect([session(tab).loggedIn, tab.cookies.get('token'), tab.told, tab.moves]).toEqual([false, null, [], []]);
    expect(policies(tab)).toEqual(['alert', 'alert']);
    expect(tab.reports).toEqual([]);
  });
});

describe('a new password', () => {
  it('is asked for by email, which is said', async () => {
    const tab = await open({ token: null });
    tab.dispatch(passwordReset.submit({ email: form.email }));
    expect(tab.call(0)).toMatchObject({ endpoint: 'passwordReset', body: { email: form.email } });
    expect(tab.getState().alert.show).toBe(false);
    await tab.call(0).respond({ anything: 1 });
    expect(forms(tab).passwordReset.status).toBe('done');
    expect(tab.getState().alert).toMatchObject({ message: 'Email sent', type: 'success' });
  });

  it('is not said to be on its way when that failed', async () => {
    const tab = await open({ token: null });
    tab.dispatch(passwordReset.submit({ email: form.email }));
    await tab.call(0).fail(requestError('network'));
    expect([forms(tab).passwordReset.status, tab.getState().alert.show]).toEqual(['failed', false]);
    expect(policies(tab)).toEqual(['alert']);
  });
});

describe('the user', () => {
  it('is read, and known at the next start', async () => {
    const tab = await open();
    tab.dispatch(userRequested());
    expect([tab.call(0).endpoint, session(tab).userStatus]).toEqual(['currentUser', 'loading']);
    await tab.call(0).respond({ user: raw });
    expect(session(tab)).toMatchObject({ user: ada, userStatus: 'idle' });
    expect(tab.storage.get('user')).toMatchObject({ userId: 'u-ada' });
  });

  it('stays who was known when that failed', async () => {
    const tab = await open();
    tab.dispatch(userRequested());
    await tab.call(0).fail(requestError('network'));
    expect(session(tab)).toMatchObject({ user: { userId: 'u-kit' }, userStatus: 'failed' });
    expect(policies(tab)).toEqual(['quiet']);
  });

  it('is read by the newest request alone', async () => {
    const tab = await open();
    tab.dispatch(userRequested());
    tab.dispatch(userRequested());
    expect(tab.call(0).signal?.aborted).toBe(true);
    await tab.call(1).respond({ user: raw });
    await tab.call(0).respond({ user: { ...raw, userId: 'u-old' } });
    expect(session(tab).user?.userId).toBe('u-ada');
  });
});

/** Expects the full result of a session end, in every place. */
function expectOver(tab: Tab) {
  expect([session(tab).loggedIn, session(tab).user, session(tab).ended]).toEqual([false, null, null]);
  expect([tab.cookies.get('token'), tab.storage.get('user')]).toEqual([null, null]);
  expect(tab.cookies.get('device_id')).toBe('d-1');
  expect(tab.aborted).toHaveBeenCalledTimes(1);
  expect(tab.told).toEqual([{ type: 'cleared', ended: null }, { type: 'loggedOut' }]);
}

describe('a log-out', () => {
  it('tells the server, clears, and forgets what this user typed', async () => {
    const tab = await open();
    tab.storage.set(draftKey('u-kit', 'support'), 'typed');
    tab.storage.set(draftKey('u-sam', 'support'), 'of another');
    tab.dispatch(logoutRequested());
    tab.dispatch(logoutRequested());
    expect(tab.hooks.beforeLogout).toHaveBeenCalledTimes(1);
    expect(tab.calls.map(({ endpoint }) => endpoint)).toEqual(['logout']);
    expect(session(tab).loggedIn).toBe(true);
    await tab.call(0).respond({ anything: 1 });
    expectOver(tab);
    expect(tab.storage.keys('drafts.')).toEqual(['drafts.u-sam.support']);
    expect(tab.hooks.afterLogout).toHaveBeenCalledTimes(1);
  });

  it('clears although the call fails', async () => {
    const tab = await open();
    tab.dispatch(logoutRequested());
    await tab.call(0).fail(requestError('network'));
    expectOver(tab);
    expect(policies(tab)).toEqual(['ignore']);
  });

  it('clears after three seconds without a response', async () => {
    vi.useFakeTimers();
    const tab = await open();
    tab.dispatch(logoutRequested());
    await vi.advanceTimersByTimeAsync(2999);
    expect(session(tab).loggedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expectOver(tab);
    expect(tab.call(0).signal?.aborted).toBe(true);
  });

  it('clears although what comes before it breaks, and reports that', async () => {
    const tab = await open();
    tab.hooks.beforeLogout.mockImplementation(() => {
      throw new Error('broken');
    });
    tab.dispatch(logoutRequested());
    await tab.call(0).respond(null);
    expectOver(tab);
    expect(tab.reports).toMatchObject([{ where: 'beforeLogout' }]);
  });

  it('does nothing more when the session has ended meanwhile', async () => {
    const tab = await open();
    tab.hooks.beforeLogout.mockImplementation(function* ended() {
      yield put(sessionCleared('inactive'));
    });
    tab.dispatch(logoutRequested());
    expect([tab.calls, tab.told, session(tab).ended]).toEqual([[], [], 'inactive']);
    expect(tab.hooks.afterLogout).not.toHaveBeenCalled();
  });

  it('does nothing more when the session has ended during the call', async () => {
    const tab = await open();
    tab.dispatch(logoutRequested());
    tab.dispatch(sessionCleared('devices'));
    await tab.call(0).fail(requestError('stale'));
    expect([tab.told, session(tab).ended]).toEqual([[], 'devices']);
    expect(tab.hooks.afterLogout).not.toHaveBeenCalled();
  });

  it.each([
    ['those of the user whom another tab has loaded', { userId: 'u-kit' }, ['drafts.u-sam.support']],
    ['those of all users when nobody knows whose session it was', null, []],
  ])('forgets %s', async (_, saved, left) => {
    const tab = await open();
    tab.dispatch(sessionStarted(null));
    if (saved) tab.storage.set('user', saved);
    else tab.storage.remove('user');
    for (const user of ['u-kit', 'u-sam']) tab.storage.set(draftKey(user, 'support'), 'typed');
    tab.dispatch(logoutRequested());
    await tab.call(0).respond(null);
    expectOver(tab);
    expect(tab.storage.keys('drafts.')).toEqual(left);
    expect(tab.reports).toEqual([]);
  });
});

describe('another tab', () => {
  it('that bought something says so to a member alone', async () => {
    const [member, guest] = [await open(), await open({ token: null })];
    for (const tab of [member, guest]) tab.say({ type: 'bought' });
    expect([session(member).owned, session(guest).owned]).toEqual([1, 0]);
    expect([member.hooks.onCleared.mock.calls, member.told]).toEqual([[], []]);
  });

  it('that logged in brings the session here, and its user is read', async () => {
    const tab = await open({ token: null });
    tab.cookies.set('token', 'lt-ada');
    tab.say({ type: 'started' });
    expect([session(tab).loggedIn, tab.call(0).endpoint, tab.told]).toEqual([true, 'currentUser', []]);
  });

  it('that says so while there is no token is not believed', async () => {
    const tab = await open({ token: null });
    tab.say({ type: 'started' });
    expect([session(tab).loggedIn, tab.calls]).toEqual([false, []]);
  });

  it('that logged out ends the session here, as often as it happens', async () => {
    const tab = await open();
    tab.say({ type: 'cleared', ended: 'devices' });
    tab.say({ type: 'cleared', ended: null });
    expect(tab.hooks.onCleared.mock.calls).toEqual([['devices'], [null]]);
    expect(tab.hooks.afterLogout).not.toHaveBeenCalled();
    tab.say({ type: 'loggedOut' });
    expect(tab.hooks.afterLogout).toHaveBeenCalledTimes(1);
  });

  it('that logged out means nothing to a guest', async () => {
    const tab = await open({ token: null });
    tab.say({ type: 'cleared', ended: null });
    expect(tab.hooks.onCleared).not.toHaveBeenCalled();
  });

  it('of another version may say what it likes', async () => {
    const tab = await open();
    tab.say({ type: 'exploded' });
    tab.say('nonsense');
    tab.say({ type: 'cleared', ended: 'inactive' });
    expect(tab.hooks.onCleared.mock.calls).toEqual([['inactive']]);
    expect(tab.reports).toEqual([]);
  });

  it('is listened to also after something broke here', async () => {
    const tab = await open();
    tab.hooks.onCleared.mockImplementationOnce(() => {
      throw new Error('broken');
    });
    tab.say({ type: 'cleared', ended: null });
    tab.say({ type: 'cleared', ended: null });
    expect(tab.hooks.onCleared).toHaveBeenCalledTimes(2);
    expect(tab.reports).toMatchObject([{ where: 'tabs' }]);
  });

  it('is listened to until the app stops', async () => {
    const tab = await open();
    expect(tab.listeners()).toBe(1);
    tab.task.cancel();
    expect(tab.listeners()).toBe(0);
  });
});

describe('a token that this tab did not write', () => {
  it('and is missing ends the session, in the other tabs too', async () => {
    const tab = await open();
    tab.dispatch(tokenLost());
    expect([session(tab).loggedIn, session(tab).ended, tab.storage.get('user')]).toEqual([false, null, null]);
    expect(tab.told).toEqual([{ type: 'cleared', ended: null }]);
    expect(tab.aborted).toHaveBeenCalledTimes(1);
    expect([tab.calls, tab.hooks.afterLogout.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['full name', { ...raw, lastName: 'Ng' }, 'Ada Ng'],
    ['username, without a name', { userId: 'u-ada', username: 'ada77' }, 'ada77'],
  ])('and is of another user starts their session, which is said with their %s', async (_, user, name) => {
    const tab = await open();
    tab.dispatch(tokenReplaced());
    expect([session(tab).loggedIn, session(tab).user, tab.call(0).endpoint]).toEqual([true, null, 'currentUser']);
    expect(tab.getState().alert.show).toBe(false);
    await tab.call(0).respond({ user });
    const message = `This browser is now logged in as ${name}. Nothing was sent.`;
    expect(tab.getState().alert).toMatchObject({ message, type: 'info' });
    expect([session(tab).user?.userId, tab.told]).toEqual(['u-ada', []]);
  });

  it.each([
    ['is of the same user', (tab: Tab) => tab.call(0).respond({ user: { userId: 'u-kit' } }), 'u-kit'],
    ['cannot be read', (tab: Tab) => tab.call(0).fail(requestError('network')), undefined],
    ['ends with its session', async (tab: Tab) => tab.dispatch(sessionCleared('devices')), undefined],
  ])('and %s is not spoken of', async (_, end, userId) => {
    const tab = await open();
    tab.dispatch(tokenReplaced());
    await end(tab);
    expect([session(tab).user?.userId, tab.getState().alert.show, tab.reports]).toEqual([userId, false, []]);
  });

  it('is not spoken of on the page of a guest', async () => {
    const tab = await open({ token: null });
    tab.dispatch(tokenReplaced());
    await tab.call(0).respond({ user: raw });
    expect([session(tab).user?.userId, tab.getState().alert.show]).toEqual(['u-ada', false]);
  });
});

it('a session that another tab has cleared is not told to it again', async () => {
  const tab = await startSession(() => clearSession('devices', false));
  expect([tab.told, tab.cookies.get('token')]).toEqual([[], null]);
});

describe('what an old session left with a guest', () => {
  it('is cleared with its token', async () => {
    const tab = await startSession(clearLeftovers);
    expect(tab.actionsOf(sessionCleared)).toHaveLength(1);
    expect(tab.cookies.get('token')).toBeNull();
  });

  it('is a user alone, where there is no token: the guest is not disturbed', async () => {
    const storage = memoryStorage();
    storage.set('user', raw);
    const tab = await startSession(clearLeftovers, { token: null, storage });
    expect(tab.actionsOf(sessionCleared)).toEqual([]);
    expect(tab.storage.get('user')).toBeNull();
    expect(tab.aborted).not.toHaveBeenCalled();
  });
});

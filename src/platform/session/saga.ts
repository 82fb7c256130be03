/** Starts and ends sessions, in this tab and the others; every end uses the same clearing. */
import { eventChannel, type SagaIterator } from 'redux-saga';
import { call, delay, fork, put, race, take } from 'redux-saga/effects';
import { selectLocale } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { select } from '@/shared/duck/effects';
import { runSafely, takeLatestSafely, takeLeadingSafely } from '@/shared/duck/safely';
import { callSubmit } from '@/shared/duck/submit';
import type { User } from '@/shared/entities/user';
import { forgetReads } from '@/shared/http/readsDatabase';
import { getCurrentUser, postLogin, postLogout, postPasswordReset, postSignup } from './api';
import { forgetDrafts } from './drafts';
import { landingUrl } from './landing';
import { fullName } from './personName';
import { forgetUser, readSavedUser, saveUser } from './savedUser';
import {
  type EndReason,
  type LoginForm,
  login,
  logoutRequested,
  ownedChanged,
  passwordReset,
  type SignupForm,
  selectLoggedIn,
  selectUser,
  sessionCleared,
  sessionStarted,
  signup,
  tokenLost,
  tokenReplaced,
  userFailed,
  userLoaded,
  userRequested,
} from './state';
import { isTabMessage, type TabMessage } from './tabMessages';
import { mayStoreCookies, readToken, removeToken, writeToken } from './token';

function* startUserSession(user: User, token: string, next: string | null): SagaIterator {
  writeToken(yield* getService('cookies'), token);
  // Stored reads may be left from a session whose end this browser has missed.
  forgetReads();
  saveUser(yield* getService('storage'), user);
  yield put(sessionStarted(user));
  (yield* getService('tabs')).post({ type: 'started' } satisfies TabMessage);
  const navigation = yield* getService('navigation');
  navigation.replace(landingUrl(user, yield* select(selectLocale), next, navigation.origin));
}

/**
 * Returns whether a session can start; shows a message when the browser stores no cookies, since the token could not be
 * stored.
 */
function* canBegin(): SagaIterator<boolean> {
  if (mayStoreCookies(yield* getService('cookies'))) return true;
  const { i18n } = yield* getService('translations');
  yield put(alertShown(i18n.t('errors.cookies', { ns: 'common' }), 'error'));
  return false;
}

function* logIn({ payload: { email, password, next } }: PayloadAction<LoginForm>): SagaIterator {
  if (!(yield* canBegin())) {
    yield put(login.reset());
    return;
  }
  const result = yield* callSubmit(login, postLogin, { email, password });
  if (!result.ok) return;
  const { user, token } = result.data;
  const { i18n } = yield* getService('translations');
  yield* startUserSession(user, token, next);
  yield put(alertShown(i18n.t('messages.welcomeBack', { ns: 'common' }), 'success'));
  yield put(login.done(user));
}

/**
 * Signs up. A sign-up without a response may have made the account, which the server would then refuse to make again: the
 * next one with its e-mail tries to log in first.
 */
function createSignUp() {
  let unanswered: string | null = null;
  return function* signUp({ payload: { next, ...body } }: PayloadAction<SignupForm>): SagaIterator {
    if (!(yield* canBegin())) {
      yield put(signup.reset());
      return;
    }
    const { email, password } = body;
    const found = email === unanswered ? yield* callApi(postLogin, { email, password }, { errors: 'ignore' }) : null;
    const result = found?.ok ? found : yield* callSubmit(signup, postSignup, body);
    unanswered = !result.ok && result.error.kind !== 'api' ? email : null;
    if (!result.ok) return;
    const { user, token } = result.data;
    yield* startUserSession(user, token, next);
    yield put(signup.done(user));
  };
}

function* resetPassword({ payload }: PayloadAction<{ email: string }>): SagaIterator {
  const { i18n } = yield* getService('translations');
  const result = yield* callSubmit(passwordReset, postPasswordReset, payload);
  if (!result.ok) return;
  yield put(passwordReset.done());
  yield put(alertShown(i18n.t('messages.emailSent', { ns: 'common' }), 'success'));
}

function* loadUser(): SagaIterator {
  const result = yield* callApi(getCurrentUser, undefined, { errors: 'quiet' });
  if (!result.ok) {
    yield put(userFailed());
    return;
  }
  saveUser(yield* getService('storage'), result.data);
  yield put(userLoaded(result.data));
}

/**
 * Ends the session, whatever the cause: removes token and user data, aborts calls in flight and resets the state. With
 * `tell` false, other tabs are not notified.
 */
export function* clearSession(ended: EndReason | null, tell = true): SagaIterator {
  removeToken(yield* getService('cookies'));
  forgetUser(yield* getService('storage'));
  // Abort before the state changes, so that the guest's first calls are not aborted too.
  (yield* getService('http')).abortAll();
  yield put(sessionCleared(ended));
  if (tell) (yield* getService('tabs')).post({ type: 'cleared', ended } satisfies TabMessage);
}

/** Removes the leftovers of an old session: a guest has none to end, and without leftovers nothing happens. */
export function* clearLeftovers(): SagaIterator {
  if (readToken(yield* getService('cookies')) !== null) yield call(clearSession, null);
  else forgetUser(yield* getService('storage'));
}

/** Starts the session of a token that this tab did not write; says whose it is when the page showed another user. */
function* adoptSession(): SagaIterator {
  forgetReads();
  const shown = yield* select(selectUser);
  yield put(sessionStarted(null));
  yield put(userRequested());
  if (!shown) return;
  yield take([userLoaded.type, userFailed.type, sessionCleared.type]);
  const user = yield* select(selectUser);
  if (!user || user.userId === shown.userId) return;
  const { i18n } = yield* getService('translations');
  const name = fullName(user, yield* select(selectLocale)) || user.username;
  yield put(alertShown(i18n.t('messages.otherUser', { ns: 'common', name }), 'info'));
}

function* followTabs({ onCleared, afterLogout }: Omit<SessionHooks, 'beforeLogout'>): SagaIterator {
  const tabs = yield* getService('tabs');
  const messages = eventChannel<object>((emit) => tabs.listen((message) => emit({ message })));
  try {
    while (true) {
      const { message } = yield take(messages);
      if (!isTabMessage(message)) continue;
      yield call(
        runSafely(function* follow(): SagaIterator {
          if (message.type === 'started') {
            if (!readToken(yield* getService('cookies'))) return;
            yield fork(adoptSession);
          } else if (message.type === 'loggedOut') {
            yield call(afterLogout);
          } else if (yield* select(selectLoggedIn)) {
            if (message.type === 'cleared') yield call(onCleared, message.ended);
            else yield put(ownedChanged());
          }
        }, 'tabs'),
      );
    }
  } finally {
    messages.close();
  }
}

interface SessionHooks {
  /** Handles a session that ended in another tab. */
  onCleared: (ended: EndReason | null) => SagaIterator;
  /** Sends or discards what is unsent when the user logs out. */
  beforeLogout: () => SagaIterator;
  /** Runs after the user's own logout, in every tab. */
  afterLogout: () => SagaIterator;
}

/** Milliseconds to wait for the server's response to a logout. */
const longestGoodbye = 3000;

/** Logs out even when the call fails or hangs: the device must never stay logged in against the user's wish. */
function* logOut({ beforeLogout, afterLogout }: Omit<SessionHooks, 'onCleared'>): SagaIterator {
  yield call(runSafely(beforeLogout, 'beforeLogout'));
  // A call of `beforeLogout` may have found a dead session, which has then been ended with a message.
  if (!(yield* select(selectLoggedIn))) return;
  yield race([call(callApi, postLogout, undefined, { errors: 'ignore' }), delay(longestGoodbye)]);
  if (!(yield* select(selectLoggedIn))) return;
  const storage = yield* getService('storage');
  // Another tab may have loaded the user whom this one does not know yet.
  const user = (yield* select(selectUser)) ?? readSavedUser(storage);
  forgetDrafts(storage, user?.userId || null);
  yield call(clearSession, null);
  (yield* getService('tabs')).post({ type: 'loggedOut' } satisfies TabMessage);
  yield call(afterLogout);
}

export function* sessionSaga({ onCleared, beforeLogout, afterLogout }: SessionHooks): SagaIterator {
  yield takeLeadingSafely(login.submit, logIn);
  yield takeLeadingSafely(signup.submit, createSignUp());
  yield takeLeadingSafely(passwordReset.submit, resetPassword);
  yield takeLatestSafely(userRequested, loadUser);
  yield takeLeadingSafely(tokenLost, function* follow(): SagaIterator {
    yield call(clearSession, null);
  });
  yield takeLeadingSafely(tokenReplaced, adoptSession);
  yield takeLeadingSafely(logoutRequested, function* leave(): SagaIterator {
    yield* logOut({ beforeLogout, afterLogout });
  });
  yield fork(followTabs, { onCleared, afterLogout });
}

/**
 * Start of the app: the page is on screen at once; the server hears of it, then site info and the user follow. What a
 * missing network kept away comes when the browser is back online.
 */
import type { SagaIterator } from 'redux-saga';
import { fork, put, take } from 'redux-saga/effects';
import { localeChanged } from '@/core/locale/actions';
import { selectLocale, selectRegion } from '@/core/locale/reducer';
import { backOnline } from '@/core/services/online';
import { service } from '@/core/services/services';
import { sessionCleared, sessionStarted, userRequested } from '@/core/session/actions';
import { forgetUser } from '@/core/session/savedUser';
import { selectLoggedIn, selectUserStatus } from '@/core/session/selectors';
import { selectSite, siteInfo } from '@/core/site/duck';
import { createAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { selectT } from '@/shared/duck/effects';
import { latest, leading } from '@/shared/duck/safely';
import { postAppLaunch } from './api';

export const appLaunched = createAction('app/launched');

function* launch(): SagaIterator {
  const loggedIn = yield* selectT(selectLoggedIn);
  // A token that ran out while the browser was closed leaves user data behind.
  if (!loggedIn) forgetUser(yield* service('storage'));
  yield put(siteInfo.ensure({ region: yield* selectT(selectRegion) }));
  if (loggedIn) yield put(userRequested());
  yield* tellServer();
}

/** Repeated whenever the browser is back online, until the server has heard of the launch. */
function* tellServer(): SagaIterator {
  const online = backOnline();
  try {
    while (true) {
      const result = yield* callApi(postAppLaunch, { lang: yield* selectT(selectLocale) }, { errors: 'quiet' });
      if (result.ok) return (yield* service('clock')).setServerTime(result.data.serverTime);
      yield take(online);
    }
  } finally {
    online.close();
  }
}

function* loadSiteInfo(): SagaIterator {
  yield put(siteInfo.request({ region: yield* selectT(selectRegion) }));
}

/** The site's texts are in a language, and so are the user's grade, subjects and links. */
function* followLocale(): SagaIterator {
  yield* loadSiteInfo();
  if (yield* selectT(selectLoggedIn)) yield put(userRequested());
}

/** A change of session drops what is in flight, and the site info belongs to no session. */
function* keepSiteInfo(): SagaIterator {
  if ((yield* selectT(selectSite)).status !== 'success') yield* loadSiteInfo();
}

/** The page loads its own parts again; this is what belongs to no page. */
function* catchUp(): SagaIterator {
  yield put(siteInfo.ensure({ region: yield* selectT(selectRegion) }));
  if ((yield* selectT(selectUserStatus)) === 'failed') yield put(userRequested());
}

function* watchOnline(): SagaIterator {
  const online = backOnline();
  try {
    while (true) {
      yield take(online);
      yield* catchUp();
    }
  } finally {
    online.close();
  }
}

export function* launchSaga(): SagaIterator {
  yield fork(watchOnline);
  yield leading(appLaunched, launch);
  yield latest(localeChanged, followLocale);
  yield latest(sessionStarted, keepSiteInfo);
  yield latest(sessionCleared, keepSiteInfo);
}

/**
 * Start of the app: renders the page at once, reports the launch to the server, and loads site info and the user. Calls
 * that fail without a network are repeated when the browser is back online.
 */
import type { SagaIterator } from 'redux-saga';
import { fork, put } from 'redux-saga/effects';
import { keepServerTime } from '@/platform/clock/serverTimeSaga';
import { localeChanged, selectRegion } from '@/platform/locale/state';
import { whenOnline } from '@/platform/services/online';
import { getService } from '@/platform/services/services';
import { forgetUser, hasSavedUser } from '@/platform/session/savedUser';
import {
  selectLoggedIn,
  selectUserStatus,
  sessionCleared,
  sessionStarted,
  userRequested,
} from '@/platform/session/state';
import { selectSite, siteInfo } from '@/platform/site/state';
import { createAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { takeLatestSafely, takeLeadingSafely } from '@/shared/duck/safely';

export const appLaunched = createAction('app/launched');

function* launch(): SagaIterator {
  const loggedIn = yield* select(selectLoggedIn);
  // User data remains in storage when the token expires while the browser is closed.
  const storage = yield* getService('storage');
  if (!loggedIn && hasSavedUser(storage)) forgetUser(storage);
  yield put(siteInfo.ensure({ region: yield* select(selectRegion) }));
  if (loggedIn) yield put(userRequested());
}

function* loadSiteInfo(): SagaIterator {
  yield put(siteInfo.request({ region: yield* select(selectRegion) }));
}

/** Reloads what the server translates: the site's texts and the user's level, subjects and links. */
function* followLocale(): SagaIterator {
  yield* loadSiteInfo();
  if (yield* select(selectLoggedIn)) yield put(userRequested());
}

/** Reloads site info after a change of session, which aborts the call although site info depends on no session. */
function* keepSiteInfo(): SagaIterator {
  if ((yield* select(selectSite)).status !== 'success') yield* loadSiteInfo();
}

/** Retries what belongs to no page; each page retries its own calls. */
function* catchUp(): SagaIterator {
  yield put(siteInfo.ensure({ region: yield* select(selectRegion) }));
  if ((yield* select(selectUserStatus)) === 'failed') yield put(userRequested());
}

export function* launchSaga(): SagaIterator {
  yield fork(whenOnline, catchUp);
  yield takeLeadingSafely(appLaunched, launch);
  yield takeLeadingSafely(appLaunched, keepServerTime);
  yield takeLatestSafely(localeChanged, followLocale);
  yield takeLatestSafely(sessionStarted, keepSiteInfo);
  yield takeLatestSafely(sessionCleared, keepSiteInfo);
}

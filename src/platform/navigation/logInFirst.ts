import type { UnknownAction } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put, take } from 'redux-saga/effects';
import { selectRegion } from '@/platform/locale/state';
import { pathOf } from '@/platform/services/navigation';
import { getService } from '@/platform/services/services';
import { selectUserRegion, sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { openLogin } from './openLogin';

/** A guest has pressed a button that needs a session. */
const loginNeeded = createAction('navigation/loginNeeded');

/**
 * Leads a guest to the login page; returns whether to continue with what was pressed. A login that leads elsewhere, or to
 * the user's own region, returns false, as does the next button that needs a session: the guest has changed their mind.
 */
export function* logInFirst(): SagaIterator<boolean> {
  const navigation = yield* getService('navigation');
  const path = pathOf(navigation.current());
  yield put(loginNeeded());
  yield* openLogin();
  const end: UnknownAction = yield take([sessionStarted.type, sessionCleared.type, loginNeeded.type]);
  if (!sessionStarted.match(end)) return false;
  const own = yield* select(selectUserRegion);
  if (own !== null && own !== (yield* select(selectRegion))) return false;
  return new URLSearchParams(navigation.current().search).get('next') === path;
}

/** The global error handler: handles every failed call once, and ends a dead session once, however many calls fail. */
import type { SagaIterator } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { localePath, locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { alertShown, modalHidden, modalShown, selectModal } from '@/platform/messages/state';
import { pathOf } from '@/platform/services/navigation';
import { getService } from '@/platform/services/services';
import { clearLeftovers, clearSession } from '@/platform/session/saga';
import {
  type EndReason,
  endAcknowledged,
  selectEnded,
  selectLoggedIn,
  sessionStarted,
  tokenLost,
  userRequested,
} from '@/platform/session/state';
import { readToken } from '@/platform/session/token';
import { env } from '@/shared/config/env';
import type { PayloadAction } from '@/shared/duck/action';
import { type ErrorPolicy, requestFailed } from '@/shared/duck/callApi';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import type { AppError } from '@/shared/http/AppError';
import { paths } from '@/shared/routing/paths';
import { type AlertText, decideReaction } from './decide';

function* showAlert(text: AlertText): SagaIterator {
  const { i18n } = yield* getService('translations');
  const message = 'server' in text ? text.server : i18n.t(`errors.${text.key}`, { ns: 'common' });
  yield put(alertShown(message, 'error'));
}

function* showEnd(reason: EndReason): SagaIterator {
  const { i18n } = yield* getService('translations');
  yield put(
    modalShown({
      type: 'session',
      title: i18n.t('session.endedTitle', { ns: 'common' }),
      content: i18n.t(`session.ended.${reason}`, { ns: 'common', product: env.productName }),
      ...(reason === 'devices' ? { okText: i18n.t('session.gotIt', { ns: 'common' }) } : {}),
    }),
  );
}

/**
 * Clears the session, explains why and navigates to the login page with `next`. Unless `tell` is false, other tabs are
 * notified and do the same.
 */
export function* forceLogout(reason: EndReason, tell = true): SagaIterator {
  const locale = yield* select(selectLocale);
  const navigation = yield* getService('navigation');
  const place = navigation.current();
  const { path } = locatePath(place.pathname, locale);
  yield call(clearSession, reason, tell);
  yield* showEnd(reason);
  if (path !== paths.login()) navigation.replace(localePath(locale, paths.login(pathOf(place))));
}

function* react({ payload: { error, errors } }: PayloadAction<{ error: AppError; errors: ErrorPolicy }>): SagaIterator {
  const loggedIn = yield* select(selectLoggedIn);
  if (loggedIn && error.status === 401 && error.kind === 'status' && readToken(yield* getService('cookies')) === null)
    return yield put(tokenLost());
  const ended = yield* select(selectEnded);
  const reaction = decideReaction({ error, errors, loggedIn, ended });
  switch (reaction.kind) {
    case 'nothing':
      return;
    case 'alert':
      return yield* showAlert(reaction.text);
    case 'clear':
      return yield call(clearLeftovers);
    case 'modal':
      return yield* showEnd(reaction.reason);
    case 'logout':
      return yield* forceLogout(reaction.reason);
    case 'alertAndLeave': {
      yield* showAlert(reaction.text);
      const home = localePath(yield* select(selectLocale), paths.home());
      const navigation = yield* getService('navigation');
      // Avoids a loop when a call of the home page itself fails like this.
      return navigation.current().pathname === home ? undefined : navigation.replace(home);
    }
    case 'alertAndCheck':
      yield* showAlert(reaction.text);
      if (loggedIn) yield put(userRequested());
  }
}

function* acknowledge(): SagaIterator {
  if ((yield* select(selectEnded)) !== null) yield put(endAcknowledged());
}

/** Closes the message about the previous session's end when a new session starts, in this tab or another one. */
function* hideEnd(): SagaIterator {
  if ((yield* select(selectModal)).type === 'session') yield put(modalHidden());
}

export function* errorSaga(): SagaIterator {
  yield takeEverySafely(requestFailed, react);
  yield takeEverySafely(modalHidden, acknowledge);
  yield takeEverySafely(sessionStarted, hideEnd);
}

/** All sagas that run from the start; a failure of one does not affect the others. */
import type { SagaIterator } from 'redux-saga';
import { delay, fork, put } from 'redux-saga/effects';
import { cartSaga } from '@/domain/cart/saga';
import { contactSaga } from '@/platform/contact/saga';
import { localeSaga } from '@/platform/locale/saga';
import { alertShown } from '@/platform/messages/state';
import { flushBeforeLogout, outboxSaga } from '@/platform/outbox/saga';
import { getService } from '@/platform/services/services';
import { draftsSaga } from '@/platform/session/drafts';
import { clearSession, sessionSaga } from '@/platform/session/saga';
import type { EndReason } from '@/platform/session/state';
import { siteSaga } from '@/platform/site/saga';
import { runSafely } from '@/shared/duck/safely';
import { errorSaga, forceLogout } from './errors/saga';
import { launchSaga } from './launch/saga';
import { pageViewSaga } from './routing/pageViews';

/** Follows a session that ended in another tab; a forced logout shows its message. */
function* onCleared(ended: EndReason | null): SagaIterator {
  if (ended) yield* forceLogout(ended, false);
  else yield* clearSession(null, false);
}

function* beforeLogout(): SagaIterator {
  const listeners = yield* getService('beforeLogout');
  for (const listener of listeners) listener();
  // Positions that a listener reports reach the outbox after this turn.
  if (listeners.size > 0) yield delay(0);
  yield* flushBeforeLogout();
}

function* afterLogout(): SagaIterator {
  const { i18n } = yield* getService('translations');
  yield put(alertShown(i18n.t('messages.loggedOut', { ns: 'common' }), 'success'));
}

function* session(): SagaIterator {
  yield* sessionSaga({ onCleared, beforeLogout, afterLogout });
}

export function* rootSaga(): SagaIterator {
  const parts = [
    errorSaga,
    localeSaga,
    session,
    draftsSaga,
    siteSaga,
    contactSaga,
    pageViewSaga,
    outboxSaga,
    cartSaga,
    launchSaga,
  ];
  for (const part of parts) yield fork(runSafely(part, part.name));
}

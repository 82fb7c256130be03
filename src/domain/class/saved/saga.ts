/**
 * Sends one request at a time for each lesson, and none when the value is shown already. A change made while another is
 * being sent follows it, so that Undo is never lost. A failure rolls back to the server's last value.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { selectRegion } from '@/platform/locale/state';
import { alertHidden, alertShown, selectAlert } from '@/platform/messages/state';
import { openLogin } from '@/platform/navigation/openLogin';
import { pathOf } from '@/platform/services/navigation';
import { service } from '@/platform/services/services';
import { selectLoggedIn, selectUserRegion, sessionStarted } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { postSaved } from '../api';
import {
  guestSaveForgotten,
  guestSaveRequested,
  savedChanged,
  savedFailed,
  savedReducer,
  savedSent,
  savedSettled,
  saveRequested,
  selectGuestSave,
  selectIsSaved,
  selectSavedEntry,
} from './state';

function* logInFirst(lesson: LiveLesson): SagaIterator {
  const navigation = yield* service('navigation');
  yield put(guestSaveRequested(lesson, pathOf(navigation.current())));
  yield* openLogin();
}

function* showSavedAlert(lesson: LiveLesson, saved: boolean): SagaIterator {
  const { i18n } = yield* service('translations');
  const undo = { label: i18n.t('undo', { ns: 'schedule' }), action: saveRequested(lesson, true) };
  if (saved) yield put(alertShown(i18n.t('added', { ns: 'schedule' }), 'success'));
  else yield put(alertShown(i18n.t('removed', { ns: 'schedule' }), 'success', undo));
}

/** Hides the success message of a change that has failed, also when no other message replaces it. */
function* hideSavedAlert(): SagaIterator {
  const { show, message } = yield* selectT(selectAlert);
  const { i18n } = yield* service('translations');
  const said = [i18n.t('added', { ns: 'schedule' }), i18n.t('removed', { ns: 'schedule' })];
  if (show && said.includes(message)) yield put(alertHidden());
}

function* rollBack(id: number): SagaIterator {
  yield put(savedFailed(id));
  yield* hideSavedAlert();
  const entry = yield* selectT(selectSavedEntry, id);
  if (entry && entry.saved !== entry.server) yield put(savedChanged(entry.lesson, entry.server));
}

/** Sends changes until the server has the value that is shown. */
function* sendChanges(id: number): SagaIterator {
  for (;;) {
    const entry = yield* selectT(selectSavedEntry, id);
    if (!entry || entry.sending || entry.saved === entry.server) return;
    const { saved } = entry;
    yield put(savedSent(id));
    try {
      const result = yield* callApi(postSaved, { id, saved }, { errors: 'alert' });
      if (!result.ok) {
        yield* rollBack(id);
        return;
      }
    } catch (bug) {
      yield* rollBack(id);
      throw bug;
    }
    yield put(savedSettled(id, saved));
  }
}

function* toggleSaved({
  payload: { lesson, saved },
}: PayloadAction<{ lesson: LiveLesson; saved: boolean }>): SagaIterator {
  if (!(yield* selectT(selectLoggedIn))) {
    if (saved) yield* logInFirst(lesson);
    return;
  }
  if ((yield* selectT(selectIsSaved, lesson)) === saved) return;
  yield put(savedChanged(lesson, saved));
  yield* showSavedAlert(lesson, saved);
  yield* sendChanges(lesson.id);
}

/** Completes the change after the login that it led to; after any other login the guest has changed their mind. */
function* resumeAfterLogin(): SagaIterator {
  const guestSave = yield* selectT(selectGuestSave);
  if (!guestSave) return;
  yield put(guestSaveForgotten());
  const { search } = (yield* service('navigation')).current();
  const own = yield* selectT(selectUserRegion);
  const sameRegion = own === null || own === (yield* selectT(selectRegion));
  if (sameRegion && new URLSearchParams(search).get('next') === guestSave.path)
    yield put(saveRequested(guestSave.lesson, true));
}

export function* savedSaga(): SagaIterator {
  yield every(saveRequested, toggleSaved, saveRequested.type);
  yield every(sessionStarted, resumeAfterLogin, 'saved/resumeAfterLogin');
}

export const savedDuck = createDuck('saved', { reducer: savedReducer, saga: savedSaga });

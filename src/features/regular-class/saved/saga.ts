/** Adds lessons to the schedule and removes them, with an alert and Undo. A guest logs in first. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import {
  guestSaveForgotten,
  guestSaveRequested,
  lessonSave,
  savedReducer,
  selectGuestSave,
  selectIsSaved,
  selectSavedEntry,
} from '@/domain/class/savedState';
import { selectRegion } from '@/platform/locale/state';
import { alertHidden, alertShown } from '@/platform/messages/state';
import { openLogin } from '@/platform/navigation/openLogin';
import { pathOf } from '@/platform/services/navigation';
import { getService } from '@/platform/services/services';
import { endWithSession } from '@/platform/session/endWithSession';
import { selectLoggedIn, selectUserRegion, sessionStarted } from '@/platform/session/state';
import { callApi } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { paths } from '@/shared/routing/paths';
import { postSaved } from './api';

/** Names the alert that tells of a change. */
const alertId = 'saved';

function* logInFirst(lesson: LiveLesson): SagaIterator {
  const navigation = yield* getService('navigation');
  yield put(guestSaveRequested(lesson, pathOf(navigation.current())));
  yield* openLogin();
}

/** Returns whether a user is logged in. Else leads to the login page; a guest has no schedule to remove from. */
function* checkLogin(lesson: LiveLesson, saved: boolean): SagaIterator<boolean> {
  if (yield* selectT(selectLoggedIn)) return true;
  if (saved) yield* logInFirst(lesson);
  return false;
}

function* showSavedAlert(lesson: LiveLesson, saved: boolean): SagaIterator {
  const { i18n } = yield* getService('translations');
  const undo = {
    label: i18n.t('undo', { ns: 'schedule' }),
    action: lessonSave.request(lesson, true),
    ...(lesson.liveTopicId === null ? {} : { restores: paths.liveLesson(lesson.liveTopicId, lesson.id) }),
  };
  if (saved) yield put(alertShown(i18n.t('added', { ns: 'schedule' }), 'success', { id: alertId }));
  else yield put(alertShown(i18n.t('removed', { ns: 'schedule' }), 'success', { undo, id: alertId }));
}

/**
 * Shows the server's last value again, unless the visitor has changed it back. Hides the success message, also when no
 * other message replaces it.
 */
function* rollBack(id: number): SagaIterator {
  yield put(lessonSave.failed(id));
  yield put(alertHidden(alertId));
  const entry = yield* selectT(selectSavedEntry, id);
  if (entry && entry.shown !== entry.server) yield put(lessonSave.changed(entry.lesson, entry.server));
}

/**
 * Sends changes until the server has the value that is shown: a change made while another one is being sent follows it,
 * so that Undo is never lost. An exception rolls back too, and is reported.
 */
function* sendChanges(id: number): SagaIterator {
  for (;;) {
    const entry = yield* selectT(selectSavedEntry, id);
    if (!entry || entry.sending || entry.shown === entry.server) return;
    yield put(lessonSave.sent(id));
    try {
      const result = yield* callApi(postSaved, { id, saved: entry.shown }, { errors: 'alert' });
      if (!result.ok) {
        yield* rollBack(id);
        return;
      }
    } catch (bug) {
      yield* rollBack(id);
      throw bug;
    }
    yield put(lessonSave.settled(id, entry.shown));
  }
}

function* changeSaved({ payload: { lesson, saved } }: ReturnType<typeof lessonSave.request>): SagaIterator {
  if (!(yield* checkLogin(lesson, saved))) return;
  if ((yield* selectT(selectIsSaved, lesson)) === saved) return;
  yield put(lessonSave.changed(lesson, saved));
  yield* showSavedAlert(lesson, saved);
  if (!(yield* endWithSession(() => sendChanges(lesson.id)))) yield put(alertHidden(alertId));
}

/** Completes the change after the login that it led to; after any other login the guest has changed their mind. */
function* resumeAfterLogin(): SagaIterator {
  const guestSave = yield* selectT(selectGuestSave);
  if (!guestSave) return;
  yield put(guestSaveForgotten());
  const { search } = (yield* getService('navigation')).current();
  const own = yield* selectT(selectUserRegion);
  const sameRegion = own === null || own === (yield* selectT(selectRegion));
  if (sameRegion && new URLSearchParams(search).get('next') === guestSave.path)
    yield put(lessonSave.request(guestSave.lesson, true));
}

export function* savedSaga(): SagaIterator {
  yield takeEverySafely(lessonSave.request, changeSaved, lessonSave.request.type);
  yield takeEverySafely(sessionStarted, resumeAfterLogin, 'saved/resumeAfterLogin');
}

export const savedDuck = createDuck('saved', { reducer: savedReducer, saga: savedSaga });

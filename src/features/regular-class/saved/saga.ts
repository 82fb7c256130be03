/** Adds lessons to the schedule and removes them, with an alert and Undo. A guest logs in first. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import {
  guestSaveForgotten,
  guestSaveRequested,
  isLessonSaved,
  lessonSave,
  savedReducer,
  selectGuestSave,
  selectSavedLessons,
} from '@/domain/class/savedState';
import { selectRegion } from '@/platform/locale/state';
import { alertHidden, alertShown } from '@/platform/messages/state';
import { openLogin } from '@/platform/navigation/openLogin';
import { pathOf } from '@/platform/services/navigation';
import { service } from '@/platform/services/services';
import { clearOnSession } from '@/platform/session/clearOnSession';
import { selectLoggedIn, selectUserRegion, sessionStarted } from '@/platform/session/state';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import { watchToggle } from '@/shared/duck/watchToggle';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { paths } from '@/shared/routing/paths';
import { postSaved } from './api';

/** Names the alert that tells of a change. */
const alertId = 'saved';

function* logInFirst(lesson: LiveLesson): SagaIterator {
  const navigation = yield* service('navigation');
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
  const { i18n } = yield* service('translations');
  const undo = {
    label: i18n.t('undo', { ns: 'schedule' }),
    action: lessonSave.request(lesson, true),
    ...(lesson.liveTopicId === null ? {} : { restores: paths.liveLesson(lesson.liveTopicId, lesson.id) }),
  };
  if (saved) yield put(alertShown(i18n.t('added', { ns: 'schedule' }), 'success', { id: alertId }));
  else yield put(alertShown(i18n.t('removed', { ns: 'schedule' }), 'success', { undo, id: alertId }));
}

/** Hides the success message of a change that has failed, also when no other message replaces it. */
function* hideSavedAlert(): SagaIterator {
  yield put(alertHidden(alertId));
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
    yield put(lessonSave.request(guestSave.lesson, true));
}

export function* savedSaga(): SagaIterator {
  yield* watchToggle(lessonSave, postSaved, {
    select: selectSavedLessons,
    isOn: isLessonSaved,
    check: checkLogin,
    onChange: showSavedAlert,
    onFailure: hideSavedAlert,
  });
  yield* clearOnSession(lessonSave.clear);
  yield every(sessionStarted, resumeAfterLogin, 'saved/resumeAfterLogin');
}

export const savedDuck = createDuck('saved', { reducer: savedReducer, saga: savedSaga });

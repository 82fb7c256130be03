/** Adds lessons to the schedule and removes them, with an alert and Undo. A guest logs in first. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { lessonSave, savedReducer, selectIsSaved, selectSavedEntry } from '@/domain/class/savedState';
import { alertHidden, alertShown } from '@/platform/messages/state';
import { logInFirst } from '@/platform/navigation/logInFirst';
import { getService } from '@/platform/services/services';
import { endWithSession } from '@/platform/session/endWithSession';
import { selectLoggedIn } from '@/platform/session/state';
import { callApi } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { paths } from '@/shared/routing/paths';
import { postSaved } from './api';

/** Names the alert that tells of a change. */
const alertId = 'saved';

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
  const entry = yield* select(selectSavedEntry, id);
  if (entry && entry.shown !== entry.server) yield put(lessonSave.changed(entry.lesson, entry.server));
}

/**
 * Sends changes until the server has the value that is shown: a change made while another one is being sent follows it,
 * so that Undo is never lost. An exception rolls back too, and is reported.
 */
function* sendChanges(id: number): SagaIterator {
  for (;;) {
    const entry = yield* select(selectSavedEntry, id);
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
  // A guest has no schedule to remove from.
  const mayChange = (yield* select(selectLoggedIn)) || (saved && (yield* logInFirst()));
  if (!mayChange) return;
  if ((yield* select(selectIsSaved, lesson)) === saved) return;
  yield put(lessonSave.changed(lesson, saved));
  yield* showSavedAlert(lesson, saved);
  if (!(yield* endWithSession(() => sendChanges(lesson.id)))) yield put(alertHidden(alertId));
}

export function* savedSaga(): SagaIterator {
  yield takeEverySafely(lessonSave.request, changeSaved, lessonSave.request.type);
}

export const savedDuck = createDuck('saved', { reducer: savedReducer, saga: savedSaga });

/** Adds lessons to the schedule and removes them, with an alert and Undo. A guest logs in first. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import {
  scheduleChange,
  scheduleChangesReducer,
  selectIsOnSchedule,
  selectScheduleChange,
} from '@/domain/class/scheduleChanges';
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
import { postScheduleChange } from './api';

/** Names the alert that tells of a change. */
const alertId = 'scheduleChange';

function* showChangeAlert(lesson: LiveLesson, onSchedule: boolean): SagaIterator {
  const { i18n } = yield* getService('translations');
  const undo = {
    label: i18n.t('undo', { ns: 'schedule' }),
    action: scheduleChange.request(lesson, true),
    ...(lesson.liveTopicId === null ? {} : { restores: paths.liveLesson(lesson.liveTopicId, lesson.id) }),
  };
  if (onSchedule) yield put(alertShown(i18n.t('added', { ns: 'schedule' }), 'success', { id: alertId }));
  else yield put(alertShown(i18n.t('removed', { ns: 'schedule' }), 'success', { undo, id: alertId }));
}

/**
 * Shows the server's last value again, unless the visitor has changed it back. Hides the success message, also when no
 * other message replaces it.
 */
function* rollBack(id: number): SagaIterator {
  yield put(scheduleChange.failed(id));
  yield put(alertHidden(alertId));
  const change = yield* select(selectScheduleChange, id);
  if (change && change.isWanted !== change.isConfirmed)
    yield put(scheduleChange.changed(change.lesson, change.isConfirmed));
}

/**
 * Sends changes until the server has the value that is shown: a change made while another one is being sent follows it,
 * so that Undo is never lost. An exception rolls back too, and is reported.
 */
function* sendChanges(id: number): SagaIterator {
  for (;;) {
    const change = yield* select(selectScheduleChange, id);
    if (!change || change.sending || change.isWanted === change.isConfirmed) return;
    yield put(scheduleChange.sent(id));
    try {
      const result = yield* callApi(postScheduleChange, { id, onSchedule: change.isWanted }, { errors: 'alert' });
      if (!result.ok) {
        yield* rollBack(id);
        return;
      }
    } catch (bug) {
      yield* rollBack(id);
      throw bug;
    }
    yield put(scheduleChange.settled(id, change.isWanted));
  }
}

function* changeSchedule({ payload: { lesson, onSchedule } }: ReturnType<typeof scheduleChange.request>): SagaIterator {
  // A guest has no schedule to remove from.
  const mayChange = (yield* select(selectLoggedIn)) || (onSchedule && (yield* logInFirst()));
  if (!mayChange) return;
  if ((yield* select(selectIsOnSchedule, lesson)) === onSchedule) return;
  yield put(scheduleChange.changed(lesson, onSchedule));
  yield* showChangeAlert(lesson, onSchedule);
  if (!(yield* endWithSession(() => sendChanges(lesson.id)))) yield put(alertHidden(alertId));
}

export function* scheduleChangesSaga(): SagaIterator {
  yield takeEverySafely(scheduleChange.request, changeSchedule, scheduleChange.request.type);
}

export const scheduleChangesDuck = createDuck('scheduleChanges', {
  reducer: scheduleChangesReducer,
  saga: scheduleChangesSaga,
});

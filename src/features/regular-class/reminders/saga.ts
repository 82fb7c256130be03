/**
 * Announces the sessions of the schedule ten minutes before they start, while the app is open in a tab or installed.
 * The setting is stored on the device, under the user.
 */
import { eventChannel, type SagaIterator } from 'redux-saga';
import { call, delay, put, race, take } from 'redux-saga/effects';
import { lessonSave, selectSavedLessons } from '@/domain/class/savedState';
import { localePath } from '@/platform/locale/paths';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { remindersKey } from '@/platform/session/drafts';
import { selectUser, sessionCleared, sessionStarted, userLoaded } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi } from '@/shared/duck/callApi';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { takeLatestSafely, takeLeadingSafely } from '@/shared/duck/safely';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import { savedDuck } from '../saved/saga';
import { getSchedule } from '../schedule/api';
import { nextReminder, type Reminder, readAnnounced, stillAhead } from './due';
import { askPermission, isAllowed, showNotification } from './notifications';
import { remindersChanged, remindersReducer, reminderToggled, selectRemindersOn } from './state';

/** Milliseconds after which the schedule is loaded again. */
const loadAgain = 60 * 60 * 1000;

function* toggle({ payload: on }: PayloadAction<boolean>): SagaIterator {
  // First of all, while the press counts.
  const allowed = on && ((yield call(askPermission)) as boolean);
  const user = yield* selectT(selectUser);
  if (!user) return;
  const storage = yield* getService('storage');
  if (allowed) storage.set(remindersKey(user.userId), {});
  else storage.remove(remindersKey(user.userId));
  yield put(remindersChanged(allowed));
  if (!on || allowed) return;
  const { i18n } = yield* getService('translations');
  yield put(alertShown(i18n.t('reminder.blocked', { ns: 'schedule' }), 'info'));
}

/** Turns reminders on for a user who had turned them on, if the browser still allows them. */
function* restore(): SagaIterator {
  const user = yield* selectT(selectUser);
  const storage = yield* getService('storage');
  const isOn = user !== null && storage.get(remindersKey(user.userId)) !== null && isAllowed();
  if (isOn !== (yield* selectT(selectRemindersOn))) yield put(remindersChanged(isOn));
}

function* announce({ lesson, start }: Reminder, key: string): SagaIterator {
  const { now } = yield* getService('clock');
  const storage = yield* getService('storage');
  // Another tab may have been faster.
  const announced = readAnnounced(storage.get(key));
  if (announced[lesson.id] === start) return;
  storage.set(key, { ...stillAhead(announced, now()), [lesson.id]: start });
  const translations = yield* getService('translations');
  const locale = yield* selectT(selectLocale);
  yield call(translations.load, locale, ['schedule']);
  const count = Math.max(1, Math.ceil((start - now()) / 60_000));
  const region = yield* selectT(selectRegion);
  const { origin } = yield* getService('navigation');
  const path = lesson.liveTopicId === null ? paths.schedule() : paths.liveLesson(lesson.liveTopicId, lesson.id);
  yield call(showNotification, {
    title: translations.i18n.t('reminder.title', { ns: 'schedule', name: lesson.name, count }),
    body: [lesson.liveTopicName, joinNames(lesson.instructors)].filter(Boolean).join('\n'),
    tag: `live-lesson-${region}-${lesson.id}`,
    url: origin + localePath(locale, path),
  });
}

/** Loads the schedule and announces what is due, until it has to be loaded again. */
function* watchSchedule(key: string): SagaIterator {
  const clock = yield* getService('clock');
  const storage = yield* getService('storage');
  const jumps = eventChannel<true>((emit) => clock.subscribe(() => emit(true)));
  try {
    let lessons: readonly LiveLesson[] = [];
    for (;;) {
      const result = yield* callApi(getSchedule.upcoming, { query: null, page: 1 }, { errors: 'ignore' });
      if (result.ok) lessons = result.data.items;
      const until = clock.now() + loadAgain;
      let isOld = false;
      while (!isOld) {
        const saved = yield* selectT(selectSavedLessons);
        const there = lessons.filter(({ id }) => saved[id]?.shown !== false);
        const next = nextReminder(there, readAnnounced(storage.get(key)), clock.now());
        if (next && next.at <= clock.now()) {
          yield* announce(next, key);
          continue;
        }
        const wait = Math.max(0, Math.min(until, next?.at ?? until) - clock.now());
        const { changed } = yield race({
          time: delay(wait),
          jump: take(jumps),
          changed: take(lessonSave.settled.type),
        });
        isOld = Boolean(changed) || clock.now() >= until;
      }
    }
  } finally {
    jumps.close();
  }
}

function* follow({ payload: isOn }: PayloadAction<unknown>): SagaIterator {
  const user = yield* selectT(selectUser);
  if (isOn === true && user) yield* watchSchedule(remindersKey(user.userId));
}

export function* remindersSaga(): SagaIterator {
  yield takeLeadingSafely(reminderToggled, toggle, 'reminders/toggle');
  yield takeLatestSafely<unknown>([remindersChanged, sessionCleared], follow, 'reminders/follow');
  yield takeLatestSafely<unknown>([sessionStarted, userLoaded], restore, 'reminders/restore');
  yield call(restore);
}

export const remindersDuck = createDuck('reminders', {
  reducer: remindersReducer,
  saga: remindersSaga,
  needs: [savedDuck],
});

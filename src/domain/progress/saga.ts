/** Tracks every player event once, passes positions to the outbox, which never loses one, and remembers the day. */
import type { SagaIterator } from 'redux-saga';
import { delay, fork, put, take } from 'redux-saga/effects';
import { selectRegion } from '@/platform/locale/state';
import { flushRequested, type OutboxSlice, positionSaved, selectUnsaved, sendingFailed } from '@/platform/outbox/state';
import { getService } from '@/platform/services/services';
import { playerKey } from '@/platform/services/storage';
import { selectUser } from '@/platform/session/state';
import { env } from '@/shared/config/env';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { regions } from '@/shared/i18n/locales';
import { chooseDataSaver } from '@/shared/lib/dataSaver';
import { browserZone } from '@/shared/lib/timeZone';
import { readSettings } from './settings';
import {
  lessonLeft,
  lessonWatched,
  type ProgressSlice,
  progressReducer,
  selectPlayerSettings,
  settingsChanged,
  settingsLoaded,
  type WatchEvent,
  type WatchedLesson,
} from './state';
import { rememberDay } from './watchedDays';

const wholeSeconds = (seconds: number) => Math.max(0, Math.floor(seconds));

function* visitorZone(): SagaIterator<string> {
  return browserZone(regions[yield* select(selectRegion)].timeZone);
}

function* save({ targetType, targetId, lessonId }: WatchedLesson, seconds: number): SagaIterator {
  const savedAt = (yield* getService('clock')).now();
  yield put(positionSaved({ targetType, targetId, lessonId, position: wholeSeconds(seconds), savedAt }));
  const user = yield* select(selectUser);
  if (user?.userId) rememberDay(yield* getService('storage'), user.userId, savedAt, yield* visitorZone());
}

interface Watched {
  event: WatchEvent;
  lesson: WatchedLesson;
  seconds: number;
}

function* watched({ payload: { event, lesson, seconds } }: PayloadAction<Watched>): SagaIterator {
  const http = yield* getService('http');
  const user = yield* select(selectUser);
  http.track({
    platform: 'web',
    productName: env.productName,
    ...(user ? { userId: user.userId } : {}),
    event,
    episodeId: lesson.lessonId,
    targetType: lesson.targetType === 'course' ? 'course' : 'live_topic',
    targetId: lesson.targetId,
    isEpisodeEnrolled: lesson.isEnrolled,
    isBackground: typeof document !== 'undefined' && document.hidden,
    isAutoPlay: lesson.isAutoPlay,
    progressDuration: wholeSeconds(seconds),
    timezone: yield* visitorZone(),
  });
  // A play starts where the last event ended, so its position is stored already.
  if (event !== 'play') yield* save(lesson, seconds);
}

function* left(): SagaIterator {
  yield put(flushRequested(true));
}

function* keepSettings(): SagaIterator {
  const settings = yield* select<ProgressSlice, [], ReturnType<typeof selectPlayerSettings>>(selectPlayerSettings);
  (yield* getService('storage')).set(playerKey, settings);
  chooseDataSaver(settings);
}

/** Delays in ms. */
const firstAgain = 15_000;
const longestAgain = 120_000;

/** Retries positions that failed to be sent, with growing delays, also when no video plays any more. */
function* sendAgain(): SagaIterator {
  const isUnsaved = () => select<OutboxSlice, [], boolean>(selectUnsaved);
  while (true) {
    yield take(sendingFailed.type);
    for (let wait = firstAgain; yield* isUnsaved(); wait = Math.min(2 * wait, longestAgain)) {
      yield delay(wait);
      if (yield* isUnsaved()) yield put(flushRequested());
    }
  }
}

export function* progressSaga(): SagaIterator {
  yield put(settingsLoaded(readSettings((yield* getService('storage')).get(playerKey))));
  yield takeEverySafely(lessonWatched, watched);
  yield takeEverySafely(lessonLeft, left);
  yield takeEverySafely(settingsChanged, keepSettings);
  yield fork(sendAgain);
}

export const progressDuck = createDuck('progress', { reducer: progressReducer, saga: progressSaga });

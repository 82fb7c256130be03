/**
 * While a lesson is on screen, requests its topic whenever `computeNextRefresh` says so, by the app's clock, which may jump; never
 * twice at a time, and not after the page is left.
 */
import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { delay, put, race, take } from 'redux-saga/effects';
import { getService } from '@/platform/services/services';
import type { PayloadAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import type { Clock } from '@/shared/lib/clock';
import { findLiveLesson, selectReceivedAt, selectTopic, topicDetail, topicReceived } from '../state';
import { computeNextRefresh } from './nextRefresh';
import type { OpenLesson } from './watchState';

/** Timers support at most some 24 days. */
const longestDelay = 3_600_000;

/** Returns true at the moment; false when another response arrived before. */
function* until(moment: number, clock: Clock, jumps: EventChannel<true>): SagaIterator<boolean> {
  for (let left = moment - clock.now(); left > 0; left = moment - clock.now()) {
    const { response } = yield race({
      time: delay(Math.min(left, longestDelay)),
      jump: take(jumps),
      response: take(topicReceived.type),
    });
    if (response) return false;
  }
  return true;
}

function* watch({ topic, lessonId }: OpenLesson, clock: Clock, jumps: EventChannel<true>): SagaIterator {
  let askedAt = 0;
  for (;;) {
    const detail = yield* select(selectTopic);
    const lesson = detail?.id === topic.id ? findLiveLesson(detail, lessonId) : null;
    const receivedAt = yield* select(selectReceivedAt);
    const moment = lesson && receivedAt !== null ? computeNextRefresh(lesson, Math.max(receivedAt, askedAt)) : null;
    if (moment === null) {
      yield take(topicReceived.type);
      continue;
    }
    if (!(yield* until(moment, clock, jumps))) continue;
    askedAt = clock.now();
    yield put(topicDetail.request(topic));
    yield take([topicReceived.type, topicDetail.failure.type, topicDetail.dropped.type]);
  }
}

export function* watchLesson({ payload }: PayloadAction<OpenLesson | null>): SagaIterator {
  if (payload === null) return;
  const clock = yield* getService('clock');
  const jumps = eventChannel<true>((emit) => clock.subscribe(() => emit(true)));
  try {
    yield* watch(payload, clock, jumps);
  } finally {
    jumps.close();
  }
}

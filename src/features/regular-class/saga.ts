/**
 * Loads the open topic, again when a lesson's state changes, and stores the time of the response; the page shows
 * errors.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { enrollStatusRead, enrolmentsDuck } from '@/domain/enrolment/state';
import { refreshDuck } from '@/domain/feed/refresh/saga';
import { progressDuck } from '@/domain/progress/saga';
import { ratingsDuck } from '@/domain/rating/saga';
import { getService } from '@/platform/services/services';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { takeEverySafely, takeLatestSafely } from '@/shared/duck/safely';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { getLiveTopic } from './api';
import { watchLesson } from './lesson/watchSaga';
import { lessonLeft, lessonOpened } from './lesson/watchState';
import { selectTopicDetail, topicDetail, topicReceived, topicReducer } from './state';

function* answered({ payload: { data } }: PayloadAction<{ data: LiveTopic }>): SagaIterator {
  // Updates the enrolment status in lists that were loaded before.
  yield put(enrollStatusRead('topic', data.id, data.enrollStatus));
  yield put(topicReceived((yield* getService('clock')).now()));
}

export function* regularClassSaga(): SagaIterator {
  yield takeEverySafely(topicDetail.success, answered);
  yield takeLatestSafely([lessonOpened, lessonLeft], watchLesson);
  yield* watchFetch(topicDetail, getLiveTopic, { select: selectTopicDetail });
}

/** The open topic, shared by the pages of the topic and of its lessons. */
export const topicDuck = createDuck('topic', {
  reducer: topicReducer,
  saga: regularClassSaga,
  needs: [enrolmentsDuck, progressDuck, ratingsDuck, refreshDuck],
});

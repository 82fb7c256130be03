/** Reads the open topic and notes when it was answered; the page itself shows what went wrong. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { service } from '@/core/services/services';
import { watchFetch } from '@/shared/duck/fetch';
import { every } from '@/shared/duck/safely';
import { getLiveTopic } from './api';
import { selectTopicDetail, topicAnswered, topicDetail } from './state';

function* answered(): SagaIterator {
  yield put(topicAnswered((yield* service('clock')).now()));
}

export function* regularClassSaga(): SagaIterator {
  yield every(topicDetail.success, answered);
  yield* watchFetch(topicDetail, getLiveTopic, { errors: 'quiet', select: selectTopicDetail });
}

/** The lists of the sections, quiet: they show what went wrong and offer Retry. Nothing of one student outlives their session. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { sessionCleared, sessionStarted } from '@/core/session/actions';
import { latest } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getSubscribed } from './api';
import { sections, subscribed, subscribedSelectors } from './state';

function* forget(): SagaIterator {
  for (const section of sections) yield put(subscribed[section].clear());
}

export function* subscribedSaga(): SagaIterator {
  for (const section of sections) {
    const select = subscribedSelectors[section].selectList;
    yield* watchPagedList(subscribed[section], getSubscribed[section], { errors: 'quiet', select });
  }
  yield latest(sessionCleared, forget);
  yield latest(sessionStarted, forget);
}

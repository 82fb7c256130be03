/** Loads the lists of the sections; a student's lists are cleared with the session. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createDuck } from '@/shared/duck/duck';
import { latest } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getSubscribed } from './api';
import { sections, subscribed, subscribedReducer, subscribedSelectors } from './state';

function* forget(): SagaIterator {
  for (const section of sections) yield put(subscribed[section].clear());
}

export function* subscribedSaga(): SagaIterator {
  for (const section of sections) {
    const select = subscribedSelectors[section].selectList;
    yield* watchPagedList(subscribed[section], getSubscribed[section], { select });
  }
  yield latest(sessionCleared, forget);
  yield latest(sessionStarted, forget);
}

export const subscribedDuck = createDuck('subscribed', { reducer: subscribedReducer, saga: subscribedSaga });

/** Loads the lists of the sections; a student's lists are cleared with the session. */
import type { SagaIterator } from 'redux-saga';
import { clearOnSession } from '@/platform/session/clearOnSession';
import { createDuck } from '@/shared/duck/duck';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getSubscribed } from './api';
import { subscribedReducer, subscribedSections, subscribedSelectors, subscribedTopics } from './state';

export function* subscribedSaga(): SagaIterator {
  for (const section of subscribedSections) {
    const select = subscribedSelectors[section].selectList;
    yield* watchPagedList(subscribedTopics[section], getSubscribed[section], { select });
  }
  yield* clearOnSession(...subscribedSections.map((section) => subscribedTopics[section].clear));
}

export const subscribedDuck = createDuck('subscribed', { reducer: subscribedReducer, saga: subscribedSaga });

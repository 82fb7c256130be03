/** Loads a student's feed, and clears it with the session. */
import type { SagaIterator } from 'redux-saga';
import { clearOnSession } from '@/platform/session/clearOnSession';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getContinueWatching, getUpNext } from './api';
import { continueWatching, continueWatchingSelectors, feedReducer, selectUpNext, upNext } from './state';

export function* feedSaga(): SagaIterator {
  yield* watchPagedList(continueWatching, getContinueWatching, { select: continueWatchingSelectors.selectList });
  yield* watchFetch(upNext, getUpNext, { select: selectUpNext });
  yield* clearOnSession(continueWatching.clear, upNext.clear);
}

export const feedDuck = createDuck('feed', { reducer: feedReducer, saga: feedSaga });

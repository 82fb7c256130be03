/** Loads a student's feed, and clears it with the session. */
import type { SagaIterator } from 'redux-saga';
import { clearOnSession } from '@/platform/session/clearOnSession';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getContinueWatching, getOwnSessions, getPastSessions, getUpNext } from './api';
import {
  continueWatching,
  continueWatchingSelectors,
  feedReducer,
  ownSessions,
  pastSessions,
  selectOwnSessions,
  selectPastSessions,
  selectUpNext,
  upNext,
} from './state';

export function* feedSaga(): SagaIterator {
  yield* watchPagedList(continueWatching, getContinueWatching, { select: continueWatchingSelectors.selectList });
  yield* watchFetch(upNext, getUpNext, { select: selectUpNext });
  yield* watchFetch(ownSessions, getOwnSessions, { select: selectOwnSessions });
  yield* watchFetch(pastSessions, getPastSessions, { select: selectPastSessions });
  yield* clearOnSession(continueWatching.clear, upNext.clear, ownSessions.clear, pastSessions.clear);
}

export const feedDuck = createDuck('feed', { reducer: feedReducer, saga: feedSaga });

/** Loads a student's feed, and clears it with the session. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { latest } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getContinueWatching, getUpNext } from './api';
import { continueWatching, continueWatchingSelectors, feedReducer, selectUpNext, upNext } from './state';

function* forget(): SagaIterator {
  yield put(continueWatching.clear());
  yield put(upNext.clear());
}

export function* feedSaga(): SagaIterator {
  yield* watchPagedList(continueWatching, getContinueWatching, { select: continueWatchingSelectors.selectList });
  yield* watchFetch(upNext, getUpNext, { select: selectUpNext });
  yield latest(sessionCleared, forget);
  yield latest(sessionStarted, forget);
}

export const feedDuck = createDuck('feed', { reducer: feedReducer, saga: feedSaga });

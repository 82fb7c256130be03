/**
 * Loads the progress of the student's courses, again when they have watched something. Quiet: without it the cards
 * show no progress.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { coursesDuck } from '@/domain/course/saga';
import { type FeedPart, refreshRequested } from '@/domain/feed/refresh/actions';
import { refreshDuck } from '@/domain/feed/refresh/saga';
import { clearOnSession } from '@/platform/session/clearOnSession';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { takeEverySafely } from '@/shared/duck/safely';
import { getOwnProgress } from './api';
import { ownProgress, purchasedReducer, selectOwnProgress } from './state';

function* reread({ payload: part }: PayloadAction<FeedPart>): SagaIterator {
  if (part === 'learningCourses') yield put(ownProgress.request(null));
}

export function* purchasedSaga(): SagaIterator {
  yield* watchFetch(ownProgress, getOwnProgress, { select: selectOwnProgress });
  yield takeEverySafely(refreshRequested, reread, 'purchased/reread');
  yield* clearOnSession(ownProgress.clear);
}

export const purchasedDuck = createDuck('purchased', {
  reducer: purchasedReducer,
  saga: purchasedSaga,
  needs: [coursesDuck, refreshDuck],
});

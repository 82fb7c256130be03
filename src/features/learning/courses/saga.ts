/**
 * Reloads the current page when the student has made progress; when it has become empty, loads the last page instead.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type FeedPart, partRequested, refreshRequested } from '@/domain/feed/refresh/actions';
import { clearOnSession } from '@/platform/session/clearOnSession';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getLearningCourses } from './api';
import { learningCourses, learningCoursesSelectors, learningReducer } from './state';

const { selectList, selectPaging } = learningCoursesSelectors;

function* request(): SagaIterator {
  yield put(partRequested('learningCourses'));
}

function* reread({ payload: part }: PayloadAction<FeedPart>): SagaIterator {
  if (part !== 'learningCourses') return;
  const { page } = yield* select(selectPaging);
  if (page > 0) yield put(learningCourses.goTo(page));
}

/** All courses of the last page may have been finished meanwhile. */
function* notBeyond({ payload: { params, response } }: ReturnType<typeof learningCourses.success>): SagaIterator {
  const last = Math.max(1, response.totalPages ?? 1);
  if (response.items.length === 0 && params.page > last) yield put(learningCourses.goTo(last));
}

export function* learningSaga(): SagaIterator {
  yield* watchPagedList(learningCourses, getLearningCourses, { select: selectList });
  yield takeEverySafely(learningCourses.request, request, 'learning/request');
  yield takeEverySafely(refreshRequested, reread, 'learning/reread');
  yield takeEverySafely(learningCourses.success, notBeyond, 'learning/notBeyond');
  yield* clearOnSession(learningCourses.clear);
}

export const learningDuck = createDuck('learning', { reducer: learningReducer, saga: learningSaga });

/**
 * Loads lists of courses; all calls are quiet, since their blocks show what failed and offer Retry. A student's own
 * lists are cleared with the session.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { watchKeyedFetch } from '@/shared/duck/keyedFetch';
import { latest } from '@/shared/duck/safely';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import {
  getAllCourses,
  getFreeCourses,
  getGroupCourses,
  getGroupRow,
  getPurchasedCourses,
  getRecommendedCourses,
  getRegionCourses,
} from './api';
import {
  allCourses,
  allCoursesSelectors,
  coursesReducer,
  freeCourses,
  groupCourses,
  groupCoursesSelectors,
  groupRows,
  purchasedCourses,
  purchasedSelectors,
  recommendedCourses,
  regionCourses,
  rowOf,
  selectFreeCourses,
  selectGroupRows,
  selectRecommendedCourses,
  selectRegionCourses,
} from './state';

function* forget(): SagaIterator {
  yield put(purchasedCourses.clear());
}

export function* coursesSaga(): SagaIterator {
  const errors = 'quiet';
  yield* watchFetch(regionCourses, getRegionCourses, { errors, select: selectRegionCourses });
  yield* watchPagedList(allCourses, getAllCourses, { errors, select: allCoursesSelectors.selectList });
  yield* watchPagedList(groupCourses, getGroupCourses, { errors, select: groupCoursesSelectors.selectList });
  yield* watchKeyedFetch(groupRows, getGroupRow, { errors, slotOf: rowOf, select: selectGroupRows });
  yield* watchFetch(freeCourses, getFreeCourses, { errors, select: selectFreeCourses });
  yield* watchFetch(recommendedCourses, getRecommendedCourses, { errors, select: selectRecommendedCourses });
  yield* watchPagedList(purchasedCourses, getPurchasedCourses, { errors, select: purchasedSelectors.selectList });
  yield latest(sessionCleared, forget);
  yield latest(sessionStarted, forget);
}

export const coursesDuck = createDuck('courses', { reducer: coursesReducer, saga: coursesSaga });

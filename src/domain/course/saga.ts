/** Loads lists of courses; a student's own list is cleared with the session. */
import type { SagaIterator } from 'redux-saga';
import { clearOnSession } from '@/platform/session/clearOnSession';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { watchKeyedFetch } from '@/shared/duck/keyedFetch';
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

export function* coursesSaga(): SagaIterator {
  yield* watchFetch(regionCourses, getRegionCourses, { select: selectRegionCourses });
  yield* watchPagedList(allCourses, getAllCourses, { select: allCoursesSelectors.selectList });
  yield* watchPagedList(groupCourses, getGroupCourses, { select: groupCoursesSelectors.selectList });
  yield* watchKeyedFetch(groupRows, getGroupRow, { slotOf: rowOf, select: selectGroupRows });
  yield* watchFetch(freeCourses, getFreeCourses, { select: selectFreeCourses });
  yield* watchFetch(recommendedCourses, getRecommendedCourses, { select: selectRecommendedCourses });
  yield* watchPagedList(purchasedCourses, getPurchasedCourses, { select: purchasedSelectors.selectList });
  yield* clearOnSession(purchasedCourses.clear);
}

export const coursesDuck = createDuck('courses', { reducer: coursesReducer, saga: coursesSaga });

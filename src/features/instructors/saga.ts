/** Loads instructors and their profiles. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getInstructor, getInstructors, getTaughtCourses, getTaughtTopics } from './api';
import {
  instructorList,
  instructorListSelectors,
  instructorPagesReducer,
  instructorProfile,
  selectProfileState,
  selectTaughtCourses,
  selectTaughtTopics,
  taughtCourses,
  taughtTopics,
} from './state';

export function* instructorPagesSaga(): SagaIterator {
  yield* watchPagedList(instructorList, getInstructors, { select: instructorListSelectors.selectList });
  yield* watchFetch(instructorProfile, getInstructor, { select: selectProfileState });
  yield* watchFetch(taughtCourses, getTaughtCourses, { select: selectTaughtCourses });
  yield* watchFetch(taughtTopics, getTaughtTopics, { select: selectTaughtTopics });
}

export const instructorPagesDuck = createDuck('instructorPages', {
  reducer: instructorPagesReducer,
  saga: instructorPagesSaga,
});

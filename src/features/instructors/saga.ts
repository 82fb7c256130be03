/** Loads instructors and their profiles; all calls are quiet, since each block shows its error and offers Retry. */
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
  const errors = 'quiet';
  yield* watchPagedList(instructorList, getInstructors, { errors, select: instructorListSelectors.selectList });
  yield* watchFetch(instructorProfile, getInstructor, { errors, select: selectProfileState });
  yield* watchFetch(taughtCourses, getTaughtCourses, { errors, select: selectTaughtCourses });
  yield* watchFetch(taughtTopics, getTaughtTopics, { errors, select: selectTaughtTopics });
}

export const instructorPagesDuck = createDuck('instructorPages', {
  reducer: instructorPagesReducer,
  saga: instructorPagesSaga,
});

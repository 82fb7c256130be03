/** Loads an instructor's profile, courses and classes. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { getInstructor, getTaughtCourses, getTaughtTopics } from './api';
import {
  instructorDetailReducer,
  instructorProfile,
  selectProfileState,
  selectTaughtCourses,
  selectTaughtTopics,
  taughtCourses,
  taughtTopics,
} from './state';

export function* instructorDetailSaga(): SagaIterator {
  yield* watchFetch(instructorProfile, getInstructor, { select: selectProfileState });
  yield* watchFetch(taughtCourses, getTaughtCourses, { select: selectTaughtCourses });
  yield* watchFetch(taughtTopics, getTaughtTopics, { select: selectTaughtTopics });
}

export const instructorDetailDuck = createDuck('instructorDetail', {
  reducer: instructorDetailReducer,
  saga: instructorDetailSaga,
});

/** Loads an instructor, courses and classes. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { getInstructor, getTaughtCourses, getTaughtTopics } from './api';
import {
  instructorDetail,
  instructorReducer,
  selectInstructorDetail,
  selectTaughtCourses,
  selectTaughtTopics,
  taughtCourses,
  taughtTopics,
} from './state';

export function* instructorSaga(): SagaIterator {
  yield* watchFetch(instructorDetail, getInstructor, { select: selectInstructorDetail });
  yield* watchFetch(taughtCourses, getTaughtCourses, { select: selectTaughtCourses });
  yield* watchFetch(taughtTopics, getTaughtTopics, { select: selectTaughtTopics });
}

export const instructorDuck = createDuck('instructor', {
  reducer: instructorReducer,
  saga: instructorSaga,
});

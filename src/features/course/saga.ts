/** Reads the open course; the page itself shows what went wrong, a course that is not there included. */
import type { SagaIterator } from 'redux-saga';
import { watchFetch } from '@/shared/duck/fetch';
import { getCourse } from './api';
import { courseDetail, selectCourseDetail } from './state';

export function* courseSaga(): SagaIterator {
  yield* watchFetch(courseDetail, getCourse, { errors: 'quiet', select: selectCourseDetail });
}

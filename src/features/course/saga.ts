/** Reads the open course; the page itself shows what went wrong, a course that is not there included. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { statusRead } from '@/core/enrolments/state';
import type { PayloadAction } from '@/shared/duck/action';
import { watchFetch } from '@/shared/duck/fetch';
import { every } from '@/shared/duck/safely';
import type { Course } from '@/shared/entities/course';
import { getCourse } from './api';
import { courseDetail, selectCourseDetail } from './state';

/** Lists that were loaded before show it, too. */
function* tellLists({ payload: { data } }: PayloadAction<{ data: Course }>): SagaIterator {
  yield put(statusRead('course', data.id, data.enrollStatus));
}

export function* courseSaga(): SagaIterator {
  yield every(courseDetail.success, tellLists, 'course/tellLists');
  yield* watchFetch(courseDetail, getCourse, { errors: 'quiet', select: selectCourseDetail });
}

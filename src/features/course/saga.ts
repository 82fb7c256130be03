/** Loads the open course. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { lessonCountsDuck, lessonsCounted } from '@/domain/course/lessonCounts';
import { enrollStatusRead, enrolmentsDuck } from '@/domain/enrolment/state';
import { refreshDuck } from '@/domain/feed/refresh/saga';
import { progressDuck } from '@/domain/progress/saga';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { takeEverySafely } from '@/shared/duck/safely';
import type { Course } from '@/shared/entities/course';
import { getCourse } from './api';
import { courseDetail, courseReducer, selectCourseDetail } from './state';

/** Updates the enrolment status and the number of lessons in lists that were loaded before. */
function* updateLists({ payload: { data } }: PayloadAction<{ data: Course }>): SagaIterator {
  yield put(enrollStatusRead('course', data.id, data.enrollStatus));
  yield put(lessonsCounted(data.id, data.lessonsAmount));
}

export function* courseSaga(): SagaIterator {
  yield takeEverySafely(courseDetail.success, updateLists, 'course/updateLists');
  yield* watchFetch(courseDetail, getCourse, { select: selectCourseDetail });
}

export const courseDuck = createDuck('course', {
  reducer: courseReducer,
  saga: courseSaga,
  needs: [enrolmentsDuck, lessonCountsDuck, progressDuck, refreshDuck],
});

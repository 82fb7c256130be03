/** Lists of courses; all quiet, since their blocks show what went wrong and offer Retry. */
import type { SagaIterator } from 'redux-saga';
import { watchFetch } from '@/shared/duck/fetch';
import { watchPagedList } from '@/shared/duck/watchPagedList';
import { getFreeCourses, getGroupCourses, getRegionCourses } from './api';
import {
  freeCourses,
  groupCourses,
  groupCoursesSelectors,
  regionCourses,
  selectFreeCourses,
  selectRegionCourses,
} from './state';

export function* coursesSaga(): SagaIterator {
  yield* watchFetch(regionCourses, getRegionCourses, { errors: 'quiet', select: selectRegionCourses });
  yield* watchPagedList(groupCourses, getGroupCourses, {
    errors: 'quiet',
    select: groupCoursesSelectors.selectList,
  });
  yield* watchFetch(freeCourses, getFreeCourses, { errors: 'quiet', select: selectFreeCourses });
}

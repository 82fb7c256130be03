/** Loads the list of a course group by the filter of its page. */
import type { SagaIterator } from 'redux-saga';
import { followQuery } from '@/domain/catalogue/followQuery';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { coursesDuck } from '@/domain/course/saga';
import { groupCourses, groupCoursesSelectors } from '@/domain/course/state';
import { createDuck } from '@/shared/duck/duck';
import { courseGroupReducer, groupOpened, selectGroupQuery } from './state';

function* courseGroupSaga(): SagaIterator {
  yield* followQuery(groupOpened, groupCourses, selectGroupQuery, groupCoursesSelectors.selectList);
}

export const courseGroupDuck = createDuck('courseGroup', {
  reducer: courseGroupReducer,
  saga: courseGroupSaga,
  needs: [catalogueDuck, coursesDuck],
});

/** Loads the blocks of the course home by its filter; a lead group further down is loaded before it is shown. */
import type { SagaIterator } from 'redux-saga';
import { put, take } from 'redux-saga/effects';
import { followQueries, followQuery } from '@/domain/catalogue/followQuery';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { coursesDuck } from '@/domain/course/saga';
import { allCourses, allCoursesSelectors, type CoursesSlice, groupRows, selectGroupRows } from '@/domain/course/state';
import { banners } from '@/domain/promotion/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { slotState } from '@/shared/duck/keyedFetch';
import { takeLatestSafely } from '@/shared/duck/safely';
import {
  courseHomeReducer,
  coursesOpened,
  leadGroupChosen,
  leadGroupMissed,
  leadGroupReached,
  selectAllCoursesQuery,
  selectCourseBanners,
  selectCourseBannersParams,
  selectRowQueries,
} from './state';

/** Loads pages until a course of the lead group has loaded; stops when there are no more pages or one fails. */
function* reachLeadGroup({ payload: id }: PayloadAction<number>): SagaIterator {
  for (;;) {
    const courses = yield* select(allCoursesSelectors.selectItems);
    if (courses.some(({ leadGroup }) => leadGroup?.id === id)) {
      yield put(leadGroupReached(id));
      return;
    }
    const { hasMorePage } = yield* select(allCoursesSelectors.selectPaging);
    if (!hasMorePage || (yield* select(allCoursesSelectors.selectMoreFailed))) {
      yield put(leadGroupMissed());
      return;
    }
    yield put(allCourses.more(true));
    yield take([allCourses.success, allCourses.failure, allCourses.dropped, allCourses.clear]);
  }
}

export function* courseHomeSaga(): SagaIterator {
  yield* followQuery(coursesOpened, banners, selectCourseBannersParams, selectCourseBanners);
  yield* followQuery(coursesOpened, allCourses, selectAllCoursesQuery, allCoursesSelectors.selectList);
  yield* followQueries(coursesOpened, groupRows, selectRowQueries, (root: CoursesSlice, { groupId }) =>
    slotState(selectGroupRows(root), groupId),
  );
  yield takeLatestSafely(leadGroupChosen, reachLeadGroup);
}

export const courseHomeDuck = createDuck('courseHome', {
  reducer: courseHomeReducer,
  saga: courseHomeSaga,
  needs: [catalogueDuck, coursesDuck],
});

/** Loads the blocks of the course home by its filter; a lead group further down is loaded before it is shown. */
import type { SagaIterator } from 'redux-saga';
import { put, take } from 'redux-saga/effects';
import { filterChanges, loadFiltered } from '@/domain/catalogue/loadFiltered';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { selectFilterScreen, selectRowGroups } from '@/domain/catalogue/selectors';
import { coursesDuck } from '@/domain/course/saga';
import { allCourses, allCoursesSelectors, groupRows, selectGroupRows } from '@/domain/course/state';
import { banners } from '@/domain/promotion/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { slotState } from '@/shared/duck/keyedFetch';
import { every, latest } from '@/shared/duck/safely';
import {
  courseHomeReducer,
  leadGroupChosen,
  leadGroupReached,
  selectAllCoursesQuery,
  selectCourseBanners,
  selectCourseBannersParams,
  selectCourseFilter,
} from './state';

function* followFilter(action: PayloadAction<unknown>): SagaIterator {
  if ((yield* selectT(selectFilterScreen)) !== 'courses') return;
  const bannersParams = yield* selectT(selectCourseBannersParams);
  yield* loadFiltered(action, banners, bannersParams, (yield* selectT(selectCourseBanners)).key);
  const query = yield* selectT(selectAllCoursesQuery);
  yield* loadFiltered(action, allCourses, query, (yield* selectT(allCoursesSelectors.selectList)).key);
  const filter = yield* selectT(selectCourseFilter);
  for (const { id } of yield* selectT(selectRowGroups)) {
    const { key } = slotState(yield* selectT(selectGroupRows), id);
    yield* loadFiltered(action, groupRows, { groupId: id, ...filter }, key);
  }
}

/** Loads pages until a course of the lead group has loaded; stops when there are no more pages or one fails. */
function* reachLeadGroup({ payload: id }: PayloadAction<number>): SagaIterator {
  for (;;) {
    const courses = yield* selectT(allCoursesSelectors.selectItems);
    if (courses.some(({ leadGroup }) => leadGroup?.id === id)) {
      yield put(leadGroupReached(id));
      return;
    }
    const { hasMorePage } = yield* selectT(allCoursesSelectors.selectPaging);
    if (!hasMorePage || (yield* selectT(allCoursesSelectors.selectMoreFailed))) return;
    yield put(allCourses.more(true));
    yield take([allCourses.success, allCourses.failure, allCourses.dropped, allCourses.clear]);
  }
}

export function* courseHomeSaga(): SagaIterator {
  yield every(filterChanges, followFilter, 'courseHome/followFilter');
  yield latest(leadGroupChosen, reachLeadGroup);
}

export const courseHomeDuck = createDuck('courseHome', {
  reducer: courseHomeReducer,
  saga: courseHomeSaga,
  needs: [catalogueDuck, coursesDuck],
});

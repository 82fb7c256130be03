/** The filtered blocks follow the filter, whatever changed it: the address, a list that came in, the profile. */
import type { Action } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { selectFilterScreen } from '@/core/catalogue/selectors';
import { filterOpened, gradeLevels, homeContent, subjectCategories } from '@/core/catalogue/state';
import { homeTopics, selectHomeTopics } from '@/core/classes/state';
import { groupCourses, groupCoursesSelectors, regionCourses, selectRegionCourses } from '@/core/courses/state';
import { banners } from '@/core/promotions/state';
import { userLoaded } from '@/core/session/actions';
import type { PayloadAction } from '@/shared/duck/action';
import { selectT } from '@/shared/duck/effects';
import { keyOf } from '@/shared/duck/fetch';
import { every } from '@/shared/duck/safely';
import {
  selectBannersParams,
  selectCoursesParams,
  selectGroupQuery,
  selectHomeBanners,
  selectTopicsParams,
} from './queries';

interface Loadable<P> {
  request(params: P): Action;
  ensure(params: P): Action;
}

/**
 * The screen was opened: as it asks. Anything else loads a block only when that changes what the block asks for, so
 * that what has failed stays so until somebody retries it.
 */
function* load<P>(action: PayloadAction<unknown>, block: Loadable<P>, params: P, key: string | null): SagaIterator {
  if (filterOpened.match(action)) yield put(block[action.payload.load](params));
  else if (keyOf(params) !== key) yield put(block.request(params));
}

function* followFilter(action: PayloadAction<unknown>): SagaIterator {
  if ((yield* selectT(selectFilterScreen)) !== 'home') return;
  yield* load(action, banners, yield* selectT(selectBannersParams), (yield* selectT(selectHomeBanners)).key);
  yield* load(action, homeTopics, yield* selectT(selectTopicsParams), (yield* selectT(selectHomeTopics)).key);
  const group = yield* selectT(selectGroupQuery);
  if (group) yield* load(action, groupCourses, group, (yield* selectT(groupCoursesSelectors.selectList)).key);
  else
    yield* load(action, regionCourses, yield* selectT(selectCoursesParams), (yield* selectT(selectRegionCourses)).key);
}

export function* homeSaga(): SagaIterator {
  const changes = [filterOpened, gradeLevels.success, subjectCategories.success, homeContent.success, userLoaded];
  yield every(changes, followFilter, 'home/followFilter');
}

/** The filtered blocks follow the filter, whatever changed it: the address, a list that came in, the profile. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { selectFilterScreen } from '@/core/catalogue/selectors';
import { filterOpened, gradeLevels, homeContent, subjectCategories } from '@/core/catalogue/state';
import { homeTopics } from '@/core/classes/state';
import { groupCourses, regionCourses } from '@/core/courses/state';
import { banners } from '@/core/promotions/state';
import { userLoaded } from '@/core/session/actions';
import type { PayloadAction } from '@/shared/duck/action';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import { selectBannersParams, selectCoursesParams, selectGroupQuery, selectTopicsParams } from './queries';

function* followFilter(action: PayloadAction<unknown>): SagaIterator {
  if ((yield* selectT(selectFilterScreen)) !== 'home') return;
  const load = filterOpened.match(action) ? action.payload.load : 'ensure';
  yield put(banners[load](yield* selectT(selectBannersParams)));
  yield put(homeTopics[load](yield* selectT(selectTopicsParams)));
  const group = yield* selectT(selectGroupQuery);
  if (group) yield put(groupCourses[load](group));
  else yield put(regionCourses[load](yield* selectT(selectCoursesParams)));
}

export function* homeSaga(): SagaIterator {
  const changes = [filterOpened, gradeLevels.success, subjectCategories.success, homeContent.success, userLoaded];
  yield every(changes, followFilter, 'home/followFilter');
}

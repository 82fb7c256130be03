/**
 * Loads what lists are filtered by, and the home's content. The subjects are reloaded whenever the chosen grade
 * changes: by address, list or profile.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { selectRegion } from '@/platform/locale/state';
import { userLoaded } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { keyOf, watchFetch } from '@/shared/duck/fetch';
import { every } from '@/shared/duck/safely';
import { getCourseGroups, getGradeLevels, getHomeContent, getLiveGradeLevels, getSubjectCategories } from './api';
import {
  selectCourseGradeLevels,
  selectFilterQuery,
  selectFilterScreen,
  selectGroupsOnly,
  selectHomeContent,
  selectLiveGradeLevels,
  selectSubjectCategories,
} from './selectors';
import {
  catalogueReducer,
  courseGroups,
  filterOpened,
  gradeLevels,
  homeContent,
  liveGradeLevels,
  subjectCategories,
} from './state';

function* followGrade(action: PayloadAction<unknown>): SagaIterator {
  if ((yield* selectT(selectFilterScreen)) === null) return;
  const { gradeLevelId } = yield* selectT(selectFilterQuery);
  const params = { region: yield* selectT(selectRegion), gradeLevelId };
  if (filterOpened.match(action)) yield put(subjectCategories[action.payload.load](params));
  // Otherwise each loaded list would repeat a call that has failed.
  else if (keyOf(params) !== (yield* selectT(selectSubjectCategories)).key)
    yield put(subjectCategories.request(params));
}

export function* catalogueSaga(): SagaIterator {
  yield* watchFetch(gradeLevels, getGradeLevels, { select: selectCourseGradeLevels });
  yield* watchFetch(liveGradeLevels, getLiveGradeLevels, { select: selectLiveGradeLevels });
  yield* watchFetch(subjectCategories, getSubjectCategories, { select: selectSubjectCategories });
  yield* watchFetch(courseGroups, getCourseGroups, { select: selectGroupsOnly });
  yield* watchFetch(homeContent, getHomeContent, { select: selectHomeContent });
  yield every(
    [filterOpened, gradeLevels.success, liveGradeLevels.success, userLoaded],
    followGrade,
    'catalogue/followGrade',
  );
}

export const catalogueDuck = createDuck('catalogue', { reducer: catalogueReducer, saga: catalogueSaga });

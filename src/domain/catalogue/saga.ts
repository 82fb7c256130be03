/**
 * Loads what lists are filtered by, and the home's content. The subjects are reloaded whenever the chosen level
 * changes: by address, list or profile.
 */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { getService } from '@/platform/services/services';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { watchFetch } from '@/shared/duck/fetch';
import { takeEverySafely } from '@/shared/duck/safely';
import { getCourseGroups, getCourseLevels, getHomeContent, getLiveLevels, getSubjectCategories } from './api';
import { followQuery } from './followQuery';
import { readRememberedLevels, storeRememberedLevels } from './rememberedLevels';
import {
  selectCourseLevels,
  selectGroupsOnly,
  selectHomeContent,
  selectLiveLevels,
  selectRememberedLevels,
  selectSubjectCategories,
  selectSubjectParams,
} from './selectors';
import {
  catalogueReducer,
  courseGroups,
  courseLevels,
  filterOpened,
  homeContent,
  levelRemembered,
  liveLevels,
  subjectCategories,
} from './state';

/** Restores the levels before the first query is selected, and stores each later choice. */
function* rememberLevels(): SagaIterator {
  const storage = yield* getService('storage');
  for (const [region, id] of readRememberedLevels(storage)) yield put(levelRemembered(region, id));
  yield takeEverySafely(levelRemembered, function* store(): SagaIterator {
    storeRememberedLevels(storage, yield* select(selectRememberedLevels));
  });
}

export function* catalogueSaga(): SagaIterator {
  yield* rememberLevels();
  yield* watchFetch(courseLevels, getCourseLevels, { select: selectCourseLevels });
  yield* watchFetch(liveLevels, getLiveLevels, { select: selectLiveLevels });
  yield* watchFetch(subjectCategories, getSubjectCategories, { select: selectSubjectCategories });
  yield* watchFetch(courseGroups, getCourseGroups, { select: selectGroupsOnly });
  yield* watchFetch(homeContent, getHomeContent, { select: selectHomeContent });
  yield* followQuery(filterOpened, subjectCategories, selectSubjectParams, selectSubjectCategories);
}

export const catalogueDuck = createDuck('catalogue', { reducer: catalogueReducer, saga: catalogueSaga });

/**
 * Loads what lists are filtered by, and the home's content. The subjects are reloaded whenever the chosen grade
 * changes: by address, list or profile.
 */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchFetch } from '@/shared/duck/fetch';
import { getCourseGroups, getGradeLevels, getHomeContent, getLiveGradeLevels, getSubjectCategories } from './api';
import { followQuery } from './followQuery';
import {
  selectCourseGradeLevels,
  selectGroupsOnly,
  selectHomeContent,
  selectLiveGradeLevels,
  selectSubjectCategories,
  selectSubjectParams,
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

export function* catalogueSaga(): SagaIterator {
  yield* watchFetch(gradeLevels, getGradeLevels, { select: selectCourseGradeLevels });
  yield* watchFetch(liveGradeLevels, getLiveGradeLevels, { select: selectLiveGradeLevels });
  yield* watchFetch(subjectCategories, getSubjectCategories, { select: selectSubjectCategories });
  yield* watchFetch(courseGroups, getCourseGroups, { select: selectGroupsOnly });
  yield* watchFetch(homeContent, getHomeContent, { select: selectHomeContent });
  yield* followQuery(filterOpened, subjectCategories, selectSubjectParams, selectSubjectCategories);
}

export const catalogueDuck = createDuck('catalogue', { reducer: catalogueReducer, saga: catalogueSaga });

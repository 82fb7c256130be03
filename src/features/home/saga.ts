/** Loads what the home page shows by its filter. */
import type { SagaIterator } from 'redux-saga';
import { followQuery } from '@/domain/catalogue/followQuery';
import { catalogueDuck } from '@/domain/catalogue/saga';
import { classesDuck } from '@/domain/class/saga';
import { homeTopics, selectHomeTopics } from '@/domain/class/state';
import { coursesDuck } from '@/domain/course/saga';
import { groupCourses, groupCoursesSelectors, regionCourses, selectRegionCourses } from '@/domain/course/state';
import { banners } from '@/domain/promotion/state';
import { createDuck } from '@/shared/duck/duck';
import {
  homeOpened,
  selectBannersParams,
  selectCoursesParams,
  selectGroupQuery,
  selectHomeBanners,
  selectTopicsParams,
} from './queries';

export function* homeSaga(): SagaIterator {
  yield* followQuery(homeOpened, banners, selectBannersParams, selectHomeBanners);
  yield* followQuery(homeOpened, homeTopics, selectTopicsParams, selectHomeTopics);
  yield* followQuery(homeOpened, groupCourses, selectGroupQuery, groupCoursesSelectors.selectList);
  yield* followQuery(homeOpened, regionCourses, selectCoursesParams, selectRegionCourses);
}

export const homeDuck = createDuck('home', {
  saga: homeSaga,
  needs: [catalogueDuck, classesDuck, coursesDuck],
});

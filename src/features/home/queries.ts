/** Parameters of the home page's filtered blocks, from the filter and the region. */
import { createSelector } from 'reselect';
import { selectFilterQuery } from '@/domain/catalogue/selectors';
import type { HomeTopicsParams } from '@/domain/class/state';
import type { CourseGroupQuery, RegionCoursesParams } from '@/domain/course/state';
import { bannersParams } from '@/domain/promotion/bannersParams';
import { type PromotionsSlice, selectBanners } from '@/domain/promotion/state';
import { selectRegion } from '@/platform/locale/state';
import { homeFlow } from './flow';

export const selectBannersParams = createSelector([selectRegion, selectFilterQuery], (region, { gradeLevelId }) =>
  bannersParams('home', region, gradeLevelId),
);

export const selectHomeBanners = (root: PromotionsSlice) => selectBanners(root, 'home');

export const selectTopicsParams = createSelector(
  [selectRegion, selectFilterQuery],
  (region, { gradeLevelId, subjectId }): HomeTopicsParams => ({ region, gradeLevelId, subjectId }),
);

export const selectCoursesParams = createSelector(
  [selectRegion, selectFilterQuery],
  (region, { gradeLevelId, subjectId }): RegionCoursesParams => ({
    region,
    sizePerPage: homeFlow(region).courseSize,
    gradeLevelId,
    subjectId,
  }),
);

/** Null while no course group is chosen. */
export const selectGroupQuery = createSelector(
  [selectFilterQuery],
  ({ groupId, gradeLevelId, subjectId }): CourseGroupQuery | null =>
    groupId === null ? null : { groupId, gradeLevelId, subjectId },
);

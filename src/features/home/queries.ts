/** Queries of the home page, from its filter and its region. */
import { createSelector } from 'reselect';
import { selectFilterQuery } from '@/domain/catalogue/selectors';
import type { HomeTopicsParams } from '@/domain/class/state';
import type { CourseGroupQuery, RegionCoursesParams } from '@/domain/course/state';
import { bannersParams } from '@/domain/promotion/bannersParams';
import { type PromotionsSlice, selectBanners } from '@/domain/promotion/state';
import { selectRegion } from '@/platform/locale/state';
import { createAction } from '@/shared/duck/action';
import type { LoadMode } from '@/shared/routing/page';
import { homeFlow } from './flow';

/** The part of the home page with the filter was opened, or its filter has changed. */
export const homeOpened = createAction('home/opened', (load: LoadMode) => ({ load }));

export const selectBannersParams = createSelector([selectRegion, selectFilterQuery], (region, { levelId }) =>
  bannersParams('home', region, levelId),
);

export const selectHomeBanners = (root: PromotionsSlice) => selectBanners(root, 'home');

export const selectTopicsParams = createSelector(
  [selectRegion, selectFilterQuery],
  (region, { levelId, subjectId }): HomeTopicsParams => ({ region, levelId, subjectId }),
);

/** Selects null while a course group is chosen: its courses are shown instead. */
export const selectCoursesParams = createSelector(
  [selectRegion, selectFilterQuery],
  (region, { levelId, subjectId, groupId }): RegionCoursesParams | null =>
    groupId === null ? { region, sizePerPage: homeFlow(region).courseSize, levelId, subjectId } : null,
);

/** Null while no course group is chosen. */
export const selectGroupQuery = createSelector(
  [selectFilterQuery],
  ({ groupId, levelId, subjectId }): CourseGroupQuery | null =>
    groupId === null ? null : { groupId, levelId, subjectId },
);

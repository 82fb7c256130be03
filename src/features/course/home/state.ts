/** What the course home requests by its filter, and the lead group to show. */
import { combineReducers } from 'redux';
import { createSelector } from 'reselect';
import { known, selectFilterQuery } from '@/domain/catalogue/selectors';
import type { RegionParams } from '@/domain/catalogue/state';
import type { AllCoursesQuery, CourseFilter } from '@/domain/course/state';
import { bannersParams } from '@/domain/promotion/bannersParams';
import { type PromotionsSlice, selectBanners } from '@/domain/promotion/state';
import { selectRegion } from '@/platform/locale/state';
import { createAction } from '@/shared/duck/action';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { createReducer } from '@/shared/duck/reducer';
import type { CourseGroup } from '@/shared/entities/common';

/** The course groups of the region, one row each. */
export const courseGroups = fetchActions<RegionParams, CourseGroup[]>('courseHome/groups');
/** A lead group was chosen: the list is loaded up to it, then scrolled to it. */
export const leadGroupChosen = createAction('courseHome/leadGroupChosen', (id: number) => id);
/** The lead group has loaded. */
export const leadGroupReached = createAction('courseHome/leadGroupReached', (id: number) => id);
/** The list has scrolled to it. */
export const leadGroupShown = createAction('courseHome/leadGroupShown');

export interface CourseHomeSlice {
  courseHome: { groups: FetchState<CourseGroup[]>; scrollTo: number | null };
}

export const courseHomeReducer = combineReducers({
  groups: fetchReducer(courseGroups),
  scrollTo: createReducer<number | null>(null, (on) => {
    on(leadGroupReached, (_, id) => id);
    on(leadGroupShown, () => null);
  }),
});

export const selectGroups = (root: CourseHomeSlice) => root.courseHome.groups;
export const selectCourseGroups = createSelector([selectGroups], ({ data }) => known(data ?? []));
export const selectScrollTo = (root: CourseHomeSlice) => root.courseHome.scrollTo;

export const selectCourseBanners = (root: PromotionsSlice) => selectBanners(root, 'course');

export const selectCourseFilter = createSelector(
  [selectFilterQuery],
  ({ gradeLevelId, subjectId }): CourseFilter => ({ gradeLevelId, subjectId }),
);

export const selectCourseBannersParams = createSelector([selectRegion, selectFilterQuery], (region, { gradeLevelId }) =>
  bannersParams('course', region, gradeLevelId),
);

export const selectAllCoursesQuery = createSelector(
  [selectRegion, selectCourseFilter],
  (region, filter): AllCoursesQuery => ({ region, ...filter }),
);

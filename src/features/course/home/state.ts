/** Queries of the course home, from its filter, and the lead group to show. */
import { combineReducers } from 'redux';
import { createSelector } from 'reselect';
import { selectFilterQuery, selectRowGroups } from '@/domain/catalogue/selectors';
import type { AllCoursesQuery, CourseFilter, CourseGroupQuery } from '@/domain/course/state';
import { bannersParams } from '@/domain/promotion/bannersParams';
import { type PromotionsSlice, selectBanners } from '@/domain/promotion/state';
import { selectRegion } from '@/platform/locale/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { LoadMode } from '@/shared/routing/page';

/** The course home was opened, or its filter has changed. */
export const coursesOpened = createAction('courseHome/opened', (load: LoadMode) => ({ load }));
/** A lead group was chosen: the list is loaded up to it, then scrolled to it. */
export const leadGroupChosen = createAction('courseHome/leadGroupChosen', (id: number) => id);
/** The lead group was looked for up to the end of the list, or a page did not load. */
export const leadGroupMissed = createAction('courseHome/leadGroupMissed');
/** The lead group has loaded. */
export const leadGroupReached = createAction('courseHome/leadGroupReached', (id: number) => id);
/** The list has scrolled to it. */
export const leadGroupShown = createAction('courseHome/leadGroupShown');

export interface CourseHomeSlice {
  courseHome: { scrollTo: number | null; sought: number | null };
}

export const courseHomeReducer = combineReducers({
  scrollTo: createReducer<number | null>(null, (on) => {
    on(leadGroupReached, (_, id) => id);
    on(leadGroupShown, () => null);
  }),
  sought: createReducer<number | null>(null, (on) => {
    on(leadGroupChosen, (_, id) => id);
    on(leadGroupShown, () => null);
    on(leadGroupMissed, () => null);
  }),
});

/** Selects the lead group that was chosen, until the list shows it. */
export const selectSoughtGroup = (root: CourseHomeSlice) => root.courseHome.sought;
export const selectScrollTo = (root: CourseHomeSlice) => root.courseHome.scrollTo;

export const selectCourseBanners = (root: PromotionsSlice) => selectBanners(root, 'course');

export const selectCourseFilter = createSelector(
  [selectFilterQuery],
  ({ levelId, subjectId }): CourseFilter => ({ levelId, subjectId }),
);

export const selectCourseBannersParams = createSelector([selectRegion, selectFilterQuery], (region, { levelId }) =>
  bannersParams('course', region, levelId),
);

export const selectAllCoursesQuery = createSelector(
  [selectRegion, selectCourseFilter],
  (region, filter): AllCoursesQuery => ({ region, ...filter }),
);

/** Selects the queries of the rows: one for each course group. */
export const selectRowQueries = createSelector([selectRowGroups, selectCourseFilter], (groups, filter) =>
  groups.map(({ id }): CourseGroupQuery => ({ groupId: id, ...filter })),
);

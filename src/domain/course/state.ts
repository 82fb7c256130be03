/** Lists of courses: of the region, of a group, all by lead group, free ones, and a student's own. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { type KeyedFetchState, keyedFetchReducer } from '@/shared/duck/keyedFetch';
import { type PagedListState, type PageResponse, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { CourseGroup, Named } from '@/shared/entities/common';
import type { CourseCard } from '@/shared/entities/course';

export const courseGroupSize = 24;
export const coursesSize = 8;
export const groupRowSize = 8;
export const purchasedSize = 8;
export const freeCoursesSize = 8;

/** Ids to filter by; null = not filtered. */
export interface CourseFilter {
  levelId: number | null;
  subjectId: number | null;
}

export interface RegionCoursesParams extends CourseFilter {
  region: string;
  sizePerPage: number;
}

export interface AllCoursesQuery extends CourseFilter {
  region: string;
}

export interface CourseGroupQuery extends CourseFilter {
  groupId: number;
}

/** A page of all courses, ordered by lead group, with the title of the whole list. */
export interface AllCoursesPage extends PageResponse<CourseCard> {
  leadGroups: Named[];
  courseGroup: CourseGroup | null;
}

export interface GroupCoursesPage extends PageResponse<CourseCard> {
  courseGroup: CourseGroup | null;
}

/** The first page of the region's courses. */
export const regionCourses = fetchActions<RegionCoursesParams, CourseCard[]>('courses/region');
export const allCourses = pagedListActions<AllCoursesQuery, CourseCard, AllCoursesPage>('courses/all');
export const groupCourses = pagedListActions<CourseGroupQuery, CourseCard, GroupCoursesPage>('courses/group');
/** The first courses of several groups, one row per group. */
export const groupRows = fetchActions<CourseGroupQuery, CourseCard[]>('courses/groupRows');
export const freeCourses = fetchActions<{ region: string }, CourseCard[]>('courses/free');
export const recommendedCourses = fetchActions<{ region: string }, CourseCard[]>('courses/recommended');
/** The courses of the logged-in student. */
export const purchasedCourses = pagedListActions<null, CourseCard>('courses/purchased');

export const rowOf = ({ groupId }: CourseGroupQuery) => groupId;
export const courseId = ({ id }: CourseCard) => id;

interface AllCoursesHead {
  leadGroups: readonly Named[];
  courseGroup: CourseGroup | null;
}
const noHead: AllCoursesHead = { leadGroups: [], courseGroup: null };

export interface CoursesSlice {
  courses: {
    region: FetchState<CourseCard[]>;
    all: PagedListState<CourseCard, AllCoursesQuery>;
    allHead: AllCoursesHead;
    group: PagedListState<CourseCard, CourseGroupQuery>;
    groupInfo: CourseGroup | null;
    groupRows: KeyedFetchState<CourseCard[]>;
    free: FetchState<CourseCard[]>;
    recommended: FetchState<CourseCard[]>;
    purchased: PagedListState<CourseCard, null>;
  };
}

export const coursesReducer = combineReducers({
  region: fetchReducer(regionCourses),
  all: pagedListReducer(allCourses, { mode: 'append', idOf: courseId }),
  allHead: (state = noHead, action: { type: string }): AllCoursesHead => {
    if (!allCourses.success.match(action)) return state;
    const { leadGroups, courseGroup } = action.payload.response;
    return { leadGroups, courseGroup };
  },
  group: pagedListReducer(groupCourses, { mode: 'append', idOf: courseId }),
  groupInfo: (state: CourseGroup | null = null, action: { type: string }): CourseGroup | null => {
    if (groupCourses.success.match(action)) return action.payload.response.courseGroup;
    const other = groupCourses.pageRequested.match(action) && action.payload.query.groupId !== state?.id;
    return other ? null : state;
  },
  groupRows: keyedFetchReducer(groupRows, rowOf),
  free: fetchReducer(freeCourses),
  recommended: fetchReducer(recommendedCourses),
  purchased: pagedListReducer(purchasedCourses, { mode: 'append', idOf: courseId }),
});

export const selectRegionCourses = (root: CoursesSlice) => root.courses.region;
export const selectFreeCourses = (root: CoursesSlice) => root.courses.free;
export const selectRecommendedCourses = (root: CoursesSlice) => root.courses.recommended;
export const selectGroupRows = (root: CoursesSlice) => root.courses.groupRows;
export const selectAllCoursesHead = (root: CoursesSlice) => root.courses.allHead;
export const selectGroup = (root: CoursesSlice) => root.courses.groupInfo;
export const allCoursesSelectors = pagedListSelectors((root: CoursesSlice) => root.courses.all, coursesSize);
export const groupCoursesSelectors = pagedListSelectors((root: CoursesSlice) => root.courses.group, courseGroupSize);
export const purchasedSelectors = pagedListSelectors((root: CoursesSlice) => root.courses.purchased, purchasedSize);

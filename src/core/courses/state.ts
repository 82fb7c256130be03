/** Courses as lists show them: the region's, those of a course group, and those with something to watch for free. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { CourseCard } from '@/shared/entities/course';

export const courseGroupSize = 24;
export const freeCoursesSize = 8;

export interface RegionCoursesParams {
  region: string;
  sizePerPage: number;
  /** Null: not filtered by it. */
  gradeLevelId: number | null;
  subjectId: number | null;
}

export interface CourseGroupQuery {
  groupId: number;
  gradeLevelId: number | null;
  subjectId: number | null;
}

/** The first page of the region's courses. */
export const regionCourses = fetchActions<RegionCoursesParams, CourseCard[]>('courses/region');
export const groupCourses = pagedListActions<CourseGroupQuery, CourseCard>('courses/group');
export const freeCourses = fetchActions<{ region: string }, CourseCard[]>('courses/free');

export interface CoursesSlice {
  courses: {
    region: FetchState<CourseCard[]>;
    group: PagedListState<CourseCard, CourseGroupQuery>;
    free: FetchState<CourseCard[]>;
  };
}

export const courseId = ({ id }: CourseCard) => id;

export const coursesReducer = combineReducers({
  region: fetchReducer(regionCourses),
  group: pagedListReducer(groupCourses, { mode: 'append', idOf: courseId }),
  free: fetchReducer(freeCourses),
});

export const selectRegionCourses = (root: CoursesSlice) => root.courses.region;
export const selectFreeCourses = (root: CoursesSlice) => root.courses.free;
export const groupCoursesSelectors = pagedListSelectors((root: CoursesSlice) => root.courses.group, courseGroupSize);

import { createSelector } from 'reselect';
import type { CourseGroupQuery } from '@/domain/course/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import type { LoadMode } from '@/shared/routing/page';
import { selectCourseFilter } from '../home/state';

/** The page of a group was opened, or its filter has changed. */
export const groupOpened = createAction('courseGroup/opened', (id: number, load: LoadMode) => ({ id, load }));

export interface CourseGroupSlice {
  courseGroup: number | null;
}

export const courseGroupReducer = createReducer<number | null>(null, (on) => {
  on(groupOpened, (_, { id }) => id);
});

/** Selects what the page requests; null before a group was opened. */
export const selectGroupQuery = createSelector(
  [(root: CourseGroupSlice) => root.courseGroup, selectCourseFilter],
  (groupId, filter): CourseGroupQuery | null => (groupId === null ? null : { groupId, ...filter }),
);

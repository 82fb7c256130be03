import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

/** The page of a group was opened. */
export const groupOpened = createAction('courseGroup/opened', (id: number) => id);

export interface CourseGroupSlice {
  courseGroup: number | null;
}

export const courseGroupReducer = createReducer<number | null>(null, (on) => {
  on(groupOpened, (_, id) => id);
});

/** Selects the id of the open group. */
export const selectOpenGroup = (root: CourseGroupSlice) => root.courseGroup;

/** The courses in progress, one numbered page at a time. */
import { combineReducers } from 'redux';
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { LearningCourse } from '@/shared/entities/course';

export const learningCoursesSize = 8;

export const learningCourses = pagedListActions<null, LearningCourse>('learning/courses');

export const learningCourseId = ({ id }: LearningCourse) => id;

export interface LearningSlice {
  learning: { courses: PagedListState<LearningCourse, null> };
}

export const learningReducer = combineReducers({
  courses: pagedListReducer(learningCourses, { mode: 'replace', idOf: learningCourseId }),
});

export const learningCoursesSelectors = pagedListSelectors(
  (root: LearningSlice) => root.learning.courses,
  learningCoursesSize,
);

/** How far the student has come in their courses, for the cards of the courses. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import type { LearningCourse } from '@/shared/entities/course';

/** Courses per page of the response. */
export const progressSize = 8;

/** All courses in progress. */
export const ownProgress = fetchActions<null, LearningCourse[]>('purchased/progress');

export interface PurchasedSlice {
  purchased: { progress: FetchState<LearningCourse[]> };
}

export const purchasedReducer = combineReducers({ progress: fetchReducer(ownProgress) });

export const selectOwnProgress = (root: PurchasedSlice) => root.purchased.progress;
/** Selects a course in progress; null when it is finished, not begun, or unknown. */
export const selectProgressOf = (root: PurchasedSlice, courseId: number): LearningCourse | null =>
  root.purchased.progress.data?.find(({ id }) => id === courseId) ?? null;

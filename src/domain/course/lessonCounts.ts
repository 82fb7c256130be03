/** Numbers of lessons from the pages of courses: the number on a card may include the trailer, which is no lesson. */
import { useSelector } from 'react-redux';
import { createAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { createReducer } from '@/shared/duck/reducer';
import type { CourseSummary } from '@/shared/entities/summary';

/** By the course's id. */
export type LessonCounts = Readonly<Record<number, number>>;

export interface LessonCountsSlice {
  /** Absent until the page of a course is opened. */
  lessonCounts?: LessonCounts;
}

/** The page of a course has listed its lessons. */
export const lessonsCounted = createAction('lessonCounts/counted', (id: number, lessons: number) => ({ id, lessons }));

const none: LessonCounts = {};

const lessonCountsReducer = createReducer<LessonCounts>(none, (on) => {
  on(lessonsCounted, (state, { id, lessons }) => ({ ...state, [id]: lessons }));
});

type Counted = Pick<CourseSummary, 'id' | 'lessonsAmount'>;

/** Selects how many lessons a course has: as counted on its page if that is known, else the server's number. */
export const selectLessonCount = (root: LessonCountsSlice, { id, lessonsAmount }: Counted): number =>
  root.lessonCounts?.[id] ?? lessonsAmount;

/** Returns a function that tells how many lessons a course has, for several courses of one component. */
export function useLessonCount(): (course: Counted) => number {
  const root = useSelector(({ lessonCounts }: LessonCountsSlice) => lessonCounts);
  return (course) => selectLessonCount(root ? { lessonCounts: root } : {}, course);
}

export const lessonCountsDuck = createDuck('lessonCounts', { reducer: lessonCountsReducer });

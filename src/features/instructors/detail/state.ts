/** The open instructor, with courses and classes. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer, isMissing } from '@/shared/duck/fetch';
import type { CourseCard } from '@/shared/entities/course';
import type { InstructorDetail } from '@/shared/entities/instructor';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';
import type { RouteParams } from '@/shared/routing/page';

export const instructorDetail = fetchActions<{ id: number }, InstructorDetail>('instructor/detail');
export const taughtCourses = fetchActions<{ id: number }, CourseCard[]>('instructor/courses');
export const taughtTopics = fetchActions<{ id: number }, LiveTopicCard[]>('instructor/liveTopics');

export interface InstructorSlice {
  instructor: {
    detail: FetchState<InstructorDetail>;
    courses: FetchState<CourseCard[]>;
    topics: FetchState<LiveTopicCard[]>;
  };
}

export const instructorReducer = combineReducers({
  detail: fetchReducer(instructorDetail),
  courses: fetchReducer(taughtCourses),
  topics: fetchReducer(taughtTopics),
});

export const selectInstructorDetail = (root: InstructorSlice) => root.instructor.detail;
export const selectTaughtCourses = (root: InstructorSlice) => root.instructor.courses;
export const selectTaughtTopics = (root: InstructorSlice) => root.instructor.topics;

/** Selects the instructor of an address, null until the instructor has loaded. */
export function selectInstructorOf(root: InstructorSlice, { id }: RouteParams): InstructorDetail | null {
  const detail = root.instructor.detail.data;
  return detail && String(detail.instructor.id) === id ? detail : null;
}

/** Selects whether the server does not know the instructor. */
export const selectInstructorMissing = (root: InstructorSlice) => isMissing(root.instructor.detail);

/** The list of instructors, and one instructor's profile with courses and classes. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer, isMissing } from '@/shared/duck/fetch';
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { CourseCard } from '@/shared/entities/course';
import type { Instructor, InstructorProfile } from '@/shared/entities/instructor';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';
import type { InstructorType } from '@/shared/lib/ids';

export const instructorsSize = 12;

export interface InstructorsQuery {
  region: string;
  type: InstructorType;
}

export const instructorList = pagedListActions<InstructorsQuery, Instructor>('instructorPages/list');
export const instructorProfile = fetchActions<{ id: number }, InstructorProfile>('instructorPages/profile');
export const taughtCourses = fetchActions<{ id: number }, CourseCard[]>('instructorPages/courses');
export const taughtTopics = fetchActions<{ id: number }, LiveTopicCard[]>('instructorPages/liveTopics');

export const instructorId = ({ id }: Instructor) => id;

export interface InstructorPagesSlice {
  instructorPages: {
    list: PagedListState<Instructor, InstructorsQuery>;
    profile: FetchState<InstructorProfile>;
    courses: FetchState<CourseCard[]>;
    topics: FetchState<LiveTopicCard[]>;
  };
}

export const instructorPagesReducer = combineReducers({
  list: pagedListReducer(instructorList, { mode: 'append', idOf: instructorId }),
  profile: fetchReducer(instructorProfile),
  courses: fetchReducer(taughtCourses),
  topics: fetchReducer(taughtTopics),
});

export const instructorListSelectors = pagedListSelectors(
  (root: InstructorPagesSlice) => root.instructorPages.list,
  instructorsSize,
);
export const selectProfileState = (root: InstructorPagesSlice) => root.instructorPages.profile;
export const selectTaughtCourses = (root: InstructorPagesSlice) => root.instructorPages.courses;
export const selectTaughtTopics = (root: InstructorPagesSlice) => root.instructorPages.topics;

/** Returns the loaded profile, if it is the one of the address. */
export const profileOf = (state: FetchState<InstructorProfile>, id: string | undefined): InstructorProfile | null =>
  state.data !== null && String(state.data.instructor.id) === id ? state.data : null;

/** Selects whether the server does not know the instructor. */
export const selectProfileMissing = (root: InstructorPagesSlice) => isMissing(root.instructorPages.profile);

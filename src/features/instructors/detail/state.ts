/** An instructor's profile with courses and classes. */
import { combineReducers } from 'redux';
import { type FetchState, fetchActions, fetchReducer, isMissing } from '@/shared/duck/fetch';
import type { CourseCard } from '@/shared/entities/course';
import type { InstructorProfile } from '@/shared/entities/instructor';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';

export const instructorProfile = fetchActions<{ id: number }, InstructorProfile>('instructorDetail/profile');
export const taughtCourses = fetchActions<{ id: number }, CourseCard[]>('instructorDetail/courses');
export const taughtTopics = fetchActions<{ id: number }, LiveTopicCard[]>('instructorDetail/liveTopics');

export interface InstructorDetailSlice {
  instructorDetail: {
    profile: FetchState<InstructorProfile>;
    courses: FetchState<CourseCard[]>;
    topics: FetchState<LiveTopicCard[]>;
  };
}

export const instructorDetailReducer = combineReducers({
  profile: fetchReducer(instructorProfile),
  courses: fetchReducer(taughtCourses),
  topics: fetchReducer(taughtTopics),
});

export const selectProfileState = (root: InstructorDetailSlice) => root.instructorDetail.profile;
export const selectTaughtCourses = (root: InstructorDetailSlice) => root.instructorDetail.courses;
export const selectTaughtTopics = (root: InstructorDetailSlice) => root.instructorDetail.topics;

/** Returns the loaded profile, if it is the one of the address. */
export const profileOf = (state: FetchState<InstructorProfile>, id: string | undefined): InstructorProfile | null =>
  state.data !== null && String(state.data.instructor.id) === id ? state.data : null;

/** Selects whether the server does not know the instructor. */
export const selectProfileMissing = (root: InstructorDetailSlice) => isMissing(root.instructorDetail.profile);

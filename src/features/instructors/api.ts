import type { PageParams } from '@/shared/duck/pagedList';
import { readCourseCardsAnswer } from '@/shared/entities/course';
import { readInstructorAnswer, readInstructorsAnswer } from '@/shared/entities/instructor';
import { readLiveTopicsAnswer } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';
import type { InstructorType } from '@/shared/lib/ids';
import { type InstructorsQuery, instructorsSize } from './state';

/** Maps types in addresses to the API's; undefined requests all. */
const contentTypes: Readonly<Record<InstructorType, string | undefined>> = {
  all: undefined,
  course: 'course',
  'live-topic': 'live_topic',
};

/** The API takes the region from the header. */
export const getInstructors = async (
  http: Http,
  { page, query: { type } }: PageParams<InstructorsQuery>,
  signal?: AbortSignal,
) => {
  const query = { contentType: contentTypes[type], page, sizePerPage: instructorsSize };
  const answer = await http.request('instructors', { query, read: readInstructorsAnswer, signal });
  return { items: answer.instructors, totalPages: answer.totalPages };
};

export const getInstructor = (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  http.request('instructor', { path: { id }, read: readInstructorAnswer, signal });

/** Returns all courses; the response is not paged. */
export const getTaughtCourses = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('instructorCourses', { path: { id }, read: readCourseCardsAnswer, signal })).courses;

export const getTaughtTopics = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('instructorLiveTopics', { path: { id }, read: readLiveTopicsAnswer, signal })).liveTopics;

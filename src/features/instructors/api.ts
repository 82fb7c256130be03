import type { PageParams } from '@/shared/duck/pagedList';
import { readCourseCardsResponse } from '@/shared/entities/course';
import { readInstructorResponse, readInstructorsResponse } from '@/shared/entities/instructor';
import { readLiveTopicsResponse } from '@/shared/entities/liveTopic';
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
  const response = await http.request('instructors', { query, read: readInstructorsResponse, signal });
  return { items: response.instructors, totalPages: response.totalPages };
};

export const getInstructor = (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  http.request('instructor', { path: { id }, read: readInstructorResponse, signal });

/** Returns all courses; the response is not paged. */
export const getTaughtCourses = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('instructorCourses', { path: { id }, read: readCourseCardsResponse, signal })).courses;

export const getTaughtTopics = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('instructorLiveTopics', { path: { id }, read: readLiveTopicsResponse, signal })).liveTopics;

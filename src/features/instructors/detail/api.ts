import { readCourseCardsResponse } from '@/shared/entities/course';
import { readInstructorResponse } from '@/shared/entities/instructor';
import { readLiveTopicsResponse } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';

export const getInstructor = (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  http.request('instructor', { path: { id }, read: readInstructorResponse, signal });

/** Returns all courses; the response is not paged. */
export const getTaughtCourses = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('instructorCourses', { path: { id }, read: readCourseCardsResponse, signal })).courses;

export const getTaughtTopics = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('instructorLiveTopics', { path: { id }, read: readLiveTopicsResponse, signal })).liveTopics;

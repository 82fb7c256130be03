import { readCourseResponse } from '@/shared/entities/course';
import type { Http } from '@/shared/http/http';

/** Returns the whole course with all its lessons; a locked lesson has no video. */
export const getCourse = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('course', { path: { id }, read: readCourseResponse, signal })).course;

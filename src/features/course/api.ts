import { readCourseAnswer } from '@/shared/entities/course';
import type { Http } from '@/shared/http/http';

/** The whole course with all its lessons; a locked lesson comes without its video. */
export const getCourse = async (http: Http, { id }: { id: number }, signal?: AbortSignal) =>
  (await http.request('course', { path: { id }, read: readCourseAnswer, signal })).course;

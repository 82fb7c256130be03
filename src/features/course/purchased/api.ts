import { type LearningCourse, readLearningCoursesResponse } from '@/shared/entities/course';
import type { Http } from '@/shared/http/http';
import { progressSize } from './state';

/** Returns all courses in progress, page by page. */
export async function getOwnProgress(http: Http, _: null, signal?: AbortSignal): Promise<LearningCourse[]> {
  const courses: LearningCourse[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, sizePerPage: progressSize, status: 'active' };
    const response = await http.request('learningCourses', { query, read: readLearningCoursesResponse, signal });
    courses.push(...response.courses);
    if (response.courses.length === 0 || page >= (response.totalPages ?? 1)) return courses;
  }
}

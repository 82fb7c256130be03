import type { PageParams } from '@/shared/duck/pagedList';
import { readLearningCoursesResponse } from '@/shared/entities/course';
import type { Http } from '@/shared/http/http';
import { learningCoursesSize } from './state';

/** Returns a page of courses that are not finished. */
export const getLearningCourses = async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
  const query = { page, sizePerPage: learningCoursesSize, status: 'active' };
  const response = await http.request('learningCourses', { query, read: readLearningCoursesResponse, signal });
  return { items: response.courses, totalPages: response.totalPages };
};

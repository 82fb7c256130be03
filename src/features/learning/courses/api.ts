import type { PageParams } from '@/shared/duck/pagedList';
import { readLearningCoursesAnswer } from '@/shared/entities/course';
import type { Http } from '@/shared/http/http';
import { learningCoursesSize } from './state';

/** Returns a page of courses that are not finished. */
export const getLearningCourses = async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
  const query = { page, sizePerPage: learningCoursesSize, status: 'active' };
  const answer = await http.request('learningCourses', { query, read: readLearningCoursesAnswer, signal });
  return { items: answer.courses, totalPages: answer.totalPages };
};

import type { PageParams } from '@/shared/duck/pagedList';
import { readCourseCardsAnswer, readCourseGroupAnswer, readFreeCoursesAnswer } from '@/shared/entities/course';
import type { Http } from '@/shared/http/http';
import { type CourseGroupQuery, courseGroupSize, freeCoursesSize, type RegionCoursesParams } from './state';

const oneOrNone = (id: number | null) => (id === null ? [] : [id]);

export const getRegionCourses = async (http: Http, params: RegionCoursesParams, signal?: AbortSignal) => {
  const { region, sizePerPage, gradeLevelId, subjectId } = params;
  const query = { page: 1, sizePerPage, gradeLevelId, subjectIds: oneOrNone(subjectId) };
  return (await http.request('regionCourses', { path: { region }, query, read: readCourseCardsAnswer, signal }))
    .courses;
};

export const getGroupCourses = async (
  http: Http,
  { page, query: { groupId, gradeLevelId, subjectId } }: PageParams<CourseGroupQuery>,
  signal?: AbortSignal,
) => {
  const query = {
    page,
    sizePerPage: courseGroupSize,
    gradeLevelIds: oneOrNone(gradeLevelId),
    subjectIds: oneOrNone(subjectId),
  };
  const answer = await http.request('courseGroup', { path: { groupId }, query, read: readCourseGroupAnswer, signal });
  return { items: answer.courses, totalPages: answer.totalPages };
};

/** The region travels in the header. */
export const getFreeCourses = async (http: Http, _: unknown, signal?: AbortSignal) => {
  const query = { limit: freeCoursesSize };
  return (await http.request('freeCourses', { query, read: readFreeCoursesAnswer, signal })).freeCourses;
};

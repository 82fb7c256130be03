import type { PageParams } from '@/shared/duck/pagedList';
import {
  readCourseCardsAnswer,
  readCourseGroupAnswer,
  readCoursesAnswer,
  readFreeCoursesAnswer,
  readFreeRecommendAnswer,
} from '@/shared/entities/course';
import type { Http } from '@/shared/http/http';
import {
  type AllCoursesPage,
  type AllCoursesQuery,
  type CourseGroupQuery,
  courseGroupSize,
  coursesSize,
  freeCoursesSize,
  type GroupCoursesPage,
  groupRowSize,
  purchasedSize,
  type RegionCoursesParams,
} from './state';

const oneOrNone = (id: number | null) => (id === null ? [] : [id]);

export const getRegionCourses = async (http: Http, params: RegionCoursesParams, signal?: AbortSignal) => {
  const { region, sizePerPage, gradeLevelId, subjectId } = params;
  const query = { page: 1, sizePerPage, gradeLevelId, subjectIds: oneOrNone(subjectId) };
  return (await http.request('regionCourses', { path: { region }, query, read: readCourseCardsAnswer, signal }))
    .courses;
};

/** Returns all courses of the region, which the API takes from the header. */
export const getAllCourses = async (
  http: Http,
  { page, query: { gradeLevelId, subjectId } }: PageParams<AllCoursesQuery>,
  signal?: AbortSignal,
): Promise<AllCoursesPage> => {
  const query = { page, sizePerPage: coursesSize, gradeLevelId, subjectIds: oneOrNone(subjectId) };
  const answer = await http.request('courses', { query, read: readCoursesAnswer, signal });
  const { courses, totalPages, leadGroups, courseGroup } = answer;
  return { items: courses, totalPages, leadGroups, courseGroup };
};

const groupPage = (
  http: Http,
  { groupId, gradeLevelId, subjectId }: CourseGroupQuery,
  { page, sizePerPage }: { page: number; sizePerPage: number },
  signal?: AbortSignal,
) => {
  const query = { page, sizePerPage, gradeLevelIds: oneOrNone(gradeLevelId), subjectIds: oneOrNone(subjectId) };
  return http.request('courseGroup', { path: { groupId }, query, read: readCourseGroupAnswer, signal });
};

export const getGroupCourses = async (
  http: Http,
  { page, query }: PageParams<CourseGroupQuery>,
  signal?: AbortSignal,
): Promise<GroupCoursesPage> => {
  const answer = await groupPage(http, query, { page, sizePerPage: courseGroupSize }, signal);
  return { items: answer.courses, totalPages: answer.totalPages, courseGroup: answer.courseGroup };
};

export const getGroupRow = async (http: Http, query: CourseGroupQuery, signal?: AbortSignal) =>
  (await groupPage(http, query, { page: 1, sizePerPage: groupRowSize }, signal)).courses;

/** The API takes the region from the header. */
export const getFreeCourses = async (http: Http, _: unknown, signal?: AbortSignal) => {
  const query = { limit: freeCoursesSize };
  return (await http.request('freeCourses', { query, read: readFreeCoursesAnswer, signal })).freeCourses;
};

/** Returns free courses that the visitor is not enrolled in yet. */
export const getRecommendedCourses = async (http: Http, _: unknown, signal?: AbortSignal) => {
  const query = { page: 1, sizePerPage: freeCoursesSize };
  const answer = await http.request('freeRecommendCourses', { query, read: readFreeRecommendAnswer, signal });
  return answer.freeRecommendCourses;
};

export const getPurchasedCourses = async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
  const query = { page, sizePerPage: purchasedSize };
  const answer = await http.request('purchasedCourses', { query, read: readCourseCardsAnswer, signal });
  return { items: answer.courses, totalPages: answer.totalPages };
};

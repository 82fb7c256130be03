import type { PageParams } from '@/shared/duck/pagedList';
import {
  readCourseCardsResponse,
  readCourseGroupResponse,
  readCoursesResponse,
  readFreeCoursesResponse,
  readFreeRecommendResponse,
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
  const { region, sizePerPage, levelId, subjectId } = params;
  const query = { page: 1, sizePerPage, gradeLevelId: levelId, subjectIds: oneOrNone(subjectId) };
  return (await http.request('regionCourses', { path: { region }, query, read: readCourseCardsResponse, signal }))
    .courses;
};

/** Returns all courses of the region, which the API takes from the header. */
export const getAllCourses = async (
  http: Http,
  { page, query: { levelId, subjectId } }: PageParams<AllCoursesQuery>,
  signal?: AbortSignal,
): Promise<AllCoursesPage> => {
  const query = { page, sizePerPage: coursesSize, gradeLevelId: levelId, subjectIds: oneOrNone(subjectId) };
  const response = await http.request('courses', { query, read: readCoursesResponse, signal });
  const { courses, totalPages, leadGroups, courseGroup } = response;
  return { items: courses, totalPages, leadGroups, courseGroup };
};

const groupPage = (
  http: Http,
  { groupId, levelId, subjectId }: CourseGroupQuery,
  { page, sizePerPage }: { page: number; sizePerPage: number },
  signal?: AbortSignal,
) => {
  const query = { page, sizePerPage, gradeLevelIds: oneOrNone(levelId), subjectIds: oneOrNone(subjectId) };
  return http.request('courseGroup', { path: { groupId }, query, read: readCourseGroupResponse, signal });
};

export const getGroupCourses = async (
  http: Http,
  { page, query }: PageParams<CourseGroupQuery>,
  signal?: AbortSignal,
): Promise<GroupCoursesPage> => {
  const response = await groupPage(http, query, { page, sizePerPage: courseGroupSize }, signal);
  return { items: response.courses, totalPages: response.totalPages, courseGroup: response.courseGroup };
};

export const getGroupRow = async (http: Http, query: CourseGroupQuery, signal?: AbortSignal) =>
  (await groupPage(http, query, { page: 1, sizePerPage: groupRowSize }, signal)).courses;

/** The API takes the region from the header. */
export const getFreeCourses = async (http: Http, _: unknown, signal?: AbortSignal) => {
  const query = { limit: freeCoursesSize };
  return (await http.request('freeCourses', { query, read: readFreeCoursesResponse, signal })).freeCourses;
};

/** Returns free courses that the visitor is not enrolled in yet. */
export const getRecommendedCourses = async (http: Http, _: unknown, signal?: AbortSignal) => {
  const query = { page: 1, sizePerPage: freeCoursesSize };
  const response = await http.request('freeRecommendCourses', { query, read: readFreeRecommendResponse, signal });
  return response.freeRecommendCourses;
};

export const getPurchasedCourses = async (http: Http, { page }: PageParams<null>, signal?: AbortSignal) => {
  const query = { page, sizePerPage: purchasedSize };
  const response = await http.request('purchasedCourses', { query, read: readCourseCardsResponse, signal });
  return { items: response.courses, totalPages: response.totalPages };
};

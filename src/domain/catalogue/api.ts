import { readLevelsResponse, readSubjectCategoriesResponse } from '@/shared/entities/catalogue';
import { readHomeContentResponse, readHomeGroupsResponse, readHomePageResponse } from '@/shared/entities/home';
import type { Http } from '@/shared/http/http';
import type { RegionParams, SubjectParams } from './state';

/** Returns the levels that have courses. */
export const getCourseLevels = async (http: Http, { region }: RegionParams, signal?: AbortSignal) => {
  const query = { contentType: 'course' };
  return (await http.request('gradeLevels', { path: { region }, query, read: readLevelsResponse, signal })).gradeLevels;
};

/** Returns the levels that have live classes. */
export const getLiveLevels = async (http: Http, { region }: RegionParams, signal?: AbortSignal) =>
  (await http.request('liveGradeLevels', { path: { region }, read: readLevelsResponse, signal })).gradeLevels;

/** Returns the subjects by category; the API takes the region from the header. */
export const getSubjectCategories = async (http: Http, { levelId }: SubjectParams, signal?: AbortSignal) => {
  const query = { gradeLevelId: levelId };
  return (await http.request('subjectCategories', { query, read: readSubjectCategoriesResponse, signal }))
    .subjectCategories;
};

/** Reads the content of the region's home page. The page's id is requested first. */
async function readHomeContent<T>(http: Http, region: string, read: (data: unknown) => T, signal?: AbortSignal) {
  const { id } = await http.request('homePage', { path: { region }, read: readHomePageResponse, signal });
  return http.request('homeContent', { path: { homePageId: id }, read, signal });
}

export const getHomeContent = (http: Http, { region }: RegionParams, signal?: AbortSignal) =>
  readHomeContent(http, region, readHomeContentResponse, signal);

/** Returns the course groups, which the API has in the content of the home page only. */
export const getCourseGroups = async (http: Http, { region }: RegionParams, signal?: AbortSignal) =>
  (await readHomeContent(http, region, readHomeGroupsResponse, signal)).courseGroups;

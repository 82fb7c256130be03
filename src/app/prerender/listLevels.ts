/** Asks the API which levels its courses and classes are for: only its lists, filtered by a level, tell that. */
import { allPages, topicStatuses } from '@/domain/prerender/lists';
import type { SearchLevels } from '@/domain/search/buildIndex';
import { readLevelsResponse } from '@/shared/entities/catalogue';
import { readCoursesResponse } from '@/shared/entities/course';
import { readLiveTopicsResponse } from '@/shared/entities/liveTopic';
import type { Http } from '@/shared/http/http';
import { type Locale, regionOf, regions } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import { createBuildHttp, pageSize } from './buildHttp';

async function* courses(http: Http, levelId: number): AsyncGenerator<string> {
  const load = (page: number) =>
    http.request('courses', {
      query: { page, sizePerPage: pageSize, gradeLevelId: levelId },
      read: readCoursesResponse,
    });
  for await (const response of allPages(load)) yield* response.courses.map(({ id }) => paths.course(id));
}

async function* topics(http: Http, region: string, levelId: number): AsyncGenerator<string> {
  for (const status of topicStatuses) {
    const load = (page: number) =>
      http.request('liveTopics', {
        path: { region },
        query: { page, sizePerPage: pageSize, gradeLevelId: levelId, status },
        read: readLiveTopicsResponse,
      });
    for await (const response of allPages(load)) yield* response.liveTopics.map(({ id }) => paths.topic(id));
  }
}

/**
 * Returns the levels of a locale's region, and those of each course and class. Rejects when one of the lists fails. The
 * filtered lists are read in the region's first language for all of its locales: equal requests of a build are sent once.
 */
export async function listLevels(locale: Locale, apiUrl: string): Promise<SearchLevels> {
  const http = createBuildHttp(locale, apiUrl);
  const region = regionOf(locale);
  const inFirstLanguage = createBuildHttp(regions[region].locales[0], apiUrl);
  const read = readLevelsResponse;
  const [ofCourses, ofTopics] = await Promise.all([
    http.request('gradeLevels', { path: { region }, query: { contentType: 'course' }, read }),
    http.request('liveGradeLevels', { path: { region }, read }),
  ]);
  const all = [...ofCourses.gradeLevels, ...ofTopics.gradeLevels].filter(({ id }) => id > 0);
  const levels = [...new Map(all.map((level) => [level.id, level])).values()];
  const of: Record<string, number[]> = {};
  await Promise.all(
    levels.map(async ({ id }) => {
      for (const list of [courses(inFirstLanguage, id), topics(inFirstLanguage, region, id)])
        for await (const path of list) of[path] = [...(of[path] ?? []), id];
    }),
  );
  // In the order of the levels, whichever list came first.
  const order = levels.map(({ id }) => id);
  for (const ids of Object.values(of)) ids.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return { levels, of };
}

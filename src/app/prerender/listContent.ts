/** Asks the API which content a region has, for a build that writes a page for each. */
import { salePath } from '@/domain/sale/sale';
import { readCoursesAnswer } from '@/shared/entities/course';
import { readHomeContentAnswer, readHomePageAnswer } from '@/shared/entities/home';
import { readInstructorsAnswer } from '@/shared/entities/instructor';
import { readLiveTopicsAnswer } from '@/shared/entities/liveTopic';
import { readPostsAnswer } from '@/shared/entities/post';
import type { Http } from '@/shared/http/http';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import { allPages, createBuildHttp, pageSize } from './buildHttp';
import { topicStatuses } from './listLevels';

export interface ContentList {
  /** Of pages below the locale, each once. */
  paths: string[];
  /** Lists that failed to load. */
  missing: string[];
}

type List = (http: Http, region: string, sizePerPage: number) => AsyncGenerator<string>;

async function* courses(http: Http, _: string, sizePerPage: number): AsyncGenerator<string> {
  const load = (page: number) => http.request('courses', { query: { page, sizePerPage }, read: readCoursesAnswer });
  for await (const answer of allPages(load)) {
    yield* answer.leadGroups.map(({ id }) => paths.courseGroup(id));
    yield* answer.courses.map(({ id }) => paths.course(id));
  }
}

async function* liveTopics(http: Http, region: string, sizePerPage: number): AsyncGenerator<string> {
  for (const status of topicStatuses) {
    const load = (page: number) =>
      http.request('liveTopics', {
        path: { region },
        query: { page, sizePerPage, status },
        read: readLiveTopicsAnswer,
      });
    for await (const answer of allPages(load)) yield* answer.liveTopics.map(({ id }) => paths.topic(id));
  }
}

async function* instructors(http: Http, _: string, sizePerPage: number): AsyncGenerator<string> {
  const load = (page: number) =>
    http.request('instructors', { query: { page, sizePerPage }, read: readInstructorsAnswer });
  for await (const answer of allPages(load)) yield* answer.instructors.map(({ id }) => paths.instructor(id));
}

async function* home(http: Http, region: string): AsyncGenerator<string> {
  const { id } = await http.request('homePage', { path: { region }, read: readHomePageAnswer });
  const content = await http.request('homeContent', { path: { homePageId: id }, read: readHomeContentAnswer });
  yield* content.courses.map((course) => paths.course(course.id));
  yield* content.courseGroups.map((group) => paths.courseGroup(group.id));
  for (const { checkoutCollection } of content.bundles)
    if (checkoutCollection && checkoutCollection.kind !== 'single') yield salePath(checkoutCollection);
  const query = { queryType: 'latest', pageId: id };
  const { posts } = await http.request('academyPosts', { query, read: readPostsAnswer });
  yield* posts.map((post) => paths.post(post.id));
}

const lists: Readonly<Record<string, List>> = { courses, home, instructors, liveTopics };

/**
 * Returns the pages of everything that the API's lists name for guests of the locale's region. `sizePerPage` is the
 * length of a list's page. A list that fails is named, and the pages that it gave before are kept.
 */
export async function listContent(locale: Locale, apiUrl: string, sizePerPage = pageSize): Promise<ContentList> {
  const region = regionOf(locale);
  const http = createBuildHttp(locale, apiUrl);
  const found = new Set<string>();
  const missing: string[] = [];
  const read = async ([name, list]: [string, List]) => {
    try {
      for await (const path of list(http, region, sizePerPage)) found.add(path);
    } catch {
      missing.push(name);
    }
  };
  await Promise.all(Object.entries(lists).map(read));
  return { paths: [...found], missing: missing.sort() };
}

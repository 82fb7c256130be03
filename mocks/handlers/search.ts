import { salePath } from '@/domain/sale/sale';
import { buildIndex, type SearchLevels } from '@/domain/search/buildIndex';
import {
  collectionDocuments,
  courseDocuments,
  instructorDocuments,
  postDocuments,
  topicDocuments,
} from '@/domain/search/document';
import { type IndexFile, indexPath } from '@/domain/search/indexFile';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { readCourseResponse } from '@/shared/entities/course';
import { readInstructorResponse } from '@/shared/entities/instructor';
import { readLiveTopicResponse } from '@/shared/entities/liveTopic';
import { readPostResponse } from '@/shared/entities/post';
import { isLocale, type Locale, regionOf } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import type { Backend } from '../backend';
import type { Catalogue } from '../catalogue/catalogueTypes';
import type { VisitorView } from '../rules/view';
import { toCollection } from '../shapes/checkout';
import { toCourse } from '../shapes/course';
import { toTopic } from '../shapes/liveTopic';
import { createHandler } from './api';
import { Failure } from './failures';

/** Returns the search results of a guest, from the responses that a build reads. */
function listDocuments(view: VisitorView) {
  const { courses, topics, collections, instructors, posts } = view.catalogue;
  return [
    ...courses.flatMap((one) => courseDocuments(readCourseResponse({ course: toCourse(view, one) }).course)),
    ...topics.flatMap((one) => topicDocuments(readLiveTopicResponse({ liveTopic: toTopic(view, one) }).liveTopic)),
    ...collections.flatMap((one) => {
      const { checkoutCollection } = readCheckoutResponse({ checkoutCollection: toCollection(view, one) });
      return collectionDocuments(checkoutCollection, salePath(checkoutCollection));
    }),
    ...instructors.flatMap((one) => instructorDocuments(readInstructorResponse({ instructor: one, about: one.about }))),
    ...posts.flatMap((one) => postDocuments(readPostResponse({ post: one }).post)),
  ];
}

function toSearchLevels({ levels, courses, topics }: Catalogue): SearchLevels {
  const ofCourses = courses.map(({ id, levelId }) => [paths.course(id), [levelId]] as const);
  const ofTopics = topics.map(({ id, levelId }) => [paths.topic(id), [levelId]] as const);
  return { levels, of: Object.fromEntries([...ofCourses, ...ofTopics]) };
}

/** The latest index: one needs some tenths of a second on a phone. */
let latest: { catalogue: Catalogue; files: IndexFile[] } | null = null;

/** Returns the files of a locale's index, which a production build writes beside the pages. */
export function listSearchFiles(backend: Backend, locale: Locale): IndexFile[] {
  const region = regionOf(locale);
  const catalogue = backend.catalogue(region, locale);
  if (latest?.catalogue !== catalogue) {
    const view = { catalogue, account: null, now: backend.now(region) };
    latest = { catalogue, files: [...buildIndex(locale, listDocuments(view), toSearchLevels(catalogue))] };
  }
  return latest.files;
}

export const searchHandlers = [
  createHandler('searchIndex', 'GET', /^https?:\/\/[^/]+\/search-index\/[\w-]+\.json$/, (backend, { request }) => {
    const { pathname, origin } = new URL(request.url);
    const [, locale = ''] = /([a-z]{2}-[a-z]{2})(?:-\d+)?\.json$/.exec(pathname) ?? [];
    const files = isLocale(locale) ? listSearchFiles(backend, locale) : [];
    const file = files.find((_, index) => indexPath(locale, index) === pathname);
    if (!file) throw new Failure(404, null, null, 'There is no such file.');
    const pictures = file.pictures.map((url) => (backend.absoluteMedia ? origin + url : url));
    return new Response(JSON.stringify({ ...file, pictures }), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
    });
  }),
];

/** The reads with which pages begin before the app's code has loaded; the build writes their URLs into the pages. */
import { localePath } from '@/platform/locale/paths';
import type { EndpointName } from '@/shared/http/endpoints';
import { endpointPath } from '@/shared/http/url';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { idPattern } from '@/shared/lib/ids';
import type { LessonPlaces } from './beginEarly';

interface EarlyRead {
  endpoint: EndpointName;
  path?: Readonly<Record<string, string>>;
  /** In the API's snake_case. */
  query?: Readonly<Record<string, string>>;
}

/** Where the response to a page's first read has the next lesson. By the route's id; in the API's snake_case. */
const lessonsOf: Readonly<Record<string, LessonPlaces>> = {
  home: {
    title: 'data.live_lesson.name',
    pictures: ['data.live_lesson.live_picture_url', 'data.live_lesson.preview_image_url'],
  },
};

type Reads = (id: string, region: string) => readonly EarlyRead[];

const course: Reads = (id) => [{ endpoint: 'course', path: { id } }];
const topic: Reads = (id, region) => [{ endpoint: 'liveTopic', path: { topicId: id }, query: { region_name: region } }];
const collection: Reads = (id) => [{ endpoint: 'checkout', path: { id } }];
const bundle: Reads = (id, region) => [...collection(id, region), { endpoint: 'checkoutBundle', path: { id } }];

/** By the route's id. Each is one of the first calls of that page, and depends on nothing but its path and the locale. */
const readsOf: Readonly<Record<string, Reads>> = {
  home: () => [{ endpoint: 'upNext' }],
  course: (id, region) => [
    ...course(id, region),
    { endpoint: 'contentCheckouts', query: { content_type: 'course', content_id: id } },
  ],
  courseLesson: course,
  courseLearning: course,
  courseLearningLesson: course,
  topic: (id, region) => [...topic(id, region), { endpoint: 'topicCheckout', path: { topicId: id } }],
  liveLesson: topic,
  syllabusLesson: topic,
  bundle,
  prepack: collection,
  purchaseSingle: collection,
  purchaseBundle: bundle,
  purchasePrepack: collection,
  instructor: (id) => [
    { endpoint: 'instructor', path: { id } },
    { endpoint: 'instructorLiveTopics', path: { id } },
    { endpoint: 'instructorCourses', path: { id } },
  ],
  post: (id) => [{ endpoint: 'academyPost', path: { id } }],
};

/** Returns the pattern of a page's path, with its locale; it matches valid ids only. `path` is the route's. */
export const pathPattern = (locale: Locale, path: string): string =>
  localePath(locale, path).replace(/:\w+/g, `(${idPattern})`);

/** Returns where the response to a page's first early read has the next lesson; null for most pages. */
export const earlyLesson = (routeId: string): LessonPlaces | null => lessonsOf[routeId] ?? null;

/** Returns the URLs of a page's early reads; `apiUrl` has no trailing slash, `id` is the first id of the path. */
export const earlyReads = (routeId: string, apiUrl: string, locale: Locale, id: string): string[] =>
  (readsOf[routeId]?.(id, regionOf(locale)) ?? []).map(
    ({ endpoint, path, query }) =>
      `${apiUrl}${endpointPath(endpoint, path)}?${new URLSearchParams({ ...query, lang: locale })}`,
  );

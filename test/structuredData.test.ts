import Validator from '@adobe/structured-data-validator';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { collectState, renderPage } from '@/entry-server';
import type { Locale } from '@/shared/i18n/locales';
import { resetMocks, server, testNow } from '~mocks/node';

/**
 * The schema.org objects of each kind of page, checked by a validator of Google's rules, and by the rules for the types
 * that it does not know. The compiler checks names and values by the vocabulary's own types.
 */
const make = { apiUrl: 'http://localhost', origin: 'http://localhost', at: testNow };
const site = 'http://localhost:5173';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetMocks());
afterAll(() => server.close());

interface Described {
  '@type': string;
  [property: string]: unknown;
}

const collect = async (locale: Locale, path: string) => (await collectState(locale, path, 20_000, make)).state;

async function describePage(locale: Locale, path: string, state: Readonly<Record<string, unknown>>) {
  const { head } = await renderPage(locale, path, { ...make, state });
  return JSON.parse(JSON.stringify(head.structuredData)) as Described[];
}

/** Every object, the nested ones too. */
const all = (value: unknown): Described[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Described] : [];
  return [...own, ...Object.values(value).flatMap(all)];
};

/** Properties required by Google for types unknown to the validator, and properties of every useful page. */
const required: Readonly<Record<string, readonly string[]>> = {
  Course: ['name', 'url'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  EducationEvent: ['name', 'startDate', 'endDate', 'location', 'eventAttendanceMode', 'organizer'],
  VirtualLocation: ['url'],
  Article: ['headline', 'datePublished', 'image', 'publisher'],
  ProfilePage: ['mainEntity'],
  LearningResource: ['name', 'isPartOf'],
  ItemList: ['name', 'itemListElement'],
};

const missing = (objects: readonly Described[]) =>
  all(objects).flatMap((one) =>
    (required[one['@type']] ?? []).filter((name) => !one[name]).map((name) => `${one['@type']} has no ${name}`),
  );

const urls = (objects: readonly Described[]) =>
  all(objects).flatMap(({ url, item, image, logo }) => [url, item, image, logo].filter((one) => one !== undefined));

it.each<[Locale, string, string[]]>([
  ['zh-hk', '/course/101', ['Course', 'BreadcrumbList']],
  ['ja-jp', '/course/30101/lesson/3010101', ['LearningResource', 'BreadcrumbList']],
  ['th-th', '/course/group/50001', ['ItemList', 'BreadcrumbList']],
  ['th-th', '/regular-class/topics/50001', ['Course', 'EducationEvent', 'BreadcrumbList']],
  ['en-hk', '/regular-class/topics/1/lesson/108', ['EducationEvent', 'BreadcrumbList']],
  ['ja-jp', '/regular-class/topics/30001/syllabus-lesson/30001001', ['BreadcrumbList']],
  ['zh-hk', '/bundle/6001', ['ItemList', 'BreadcrumbList']],
  ['th-th', '/prepack/58001', ['ItemList', 'BreadcrumbList']],
  ['ja-jp', '/instructors/30001', ['ProfilePage', 'BreadcrumbList']],
  ['zh-hk', '/instructors/1/course', ['BreadcrumbList']],
  ['ja-jp', '/POST/30001', ['Article', 'BreadcrumbList']],
])('%s %s says what it is in a form that search engines accept', async (locale, path, types) => {
  const objects = await describePage(locale, path, await collect(locale, path));
  expect([...new Set(objects.map((one) => one['@type']))]).toEqual(types);
  expect(missing(objects)).toEqual([]);
  expect(await new Validator().validate({ jsonld: { page: objects } })).toEqual([]);
  expect(urls(objects).filter((url) => !String(url).startsWith(`${site}/`))).toEqual([]);
  const crumbs = all(objects.at(-1)).filter((one) => one['@type'] === 'ListItem');
  expect([crumbs[0]?.item, crumbs.at(-1)?.item]).toEqual([`${site}/${locale}`, `${site}/${locale}${path}`]);
});

it('is a rule that finds what is missing', async () => {
  expect(missing([{ '@type': 'Course', name: 'Maths' }])).toEqual(['Course has no url']);
  const broken = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, item: 'x' }] };
  expect(await new Validator().validate({ jsonld: { page: [broken] } })).not.toEqual([]);
});

it('says how a course is taken, and what it costs only when that is certain', async () => {
  const [course] = await describePage('en-hk', '/course/201', await collect('en-hk', '/course/201'));
  expect(course).toMatchObject({
    inLanguage: 'en-HK',
    provider: { '@type': 'Organization', name: 'Lantern', url: `${site}/en-hk` },
    offers: { category: 'Free', price: 0, priceCurrency: 'HKD' },
    hasCourseInstance: { courseMode: 'Online', courseWorkload: expect.stringMatching(/^PT\d+H/) },
    aggregateRating: { ratingValue: expect.any(Number), ratingCount: expect.any(Number) },
  });
});

/** Changes the state's text, as if the server had sent something else. */
const change = (state: Record<string, unknown>, from: RegExp, to: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(state).replace(from, to));

it('says nothing of ratings when there are none', async () => {
  const state = change(await collect('en-hk', '/course/101'), /"ratingCount":\d+/g, '"ratingCount":0');
  const [course] = await describePage('en-hk', '/course/101', state);
  expect(course).not.toHaveProperty('aggregateRating');
});

it('makes no event of a lesson without its time', async () => {
  const path = '/regular-class/topics/1/lesson/108';
  const state = change(await collect('en-hk', path), /"endAt":"[^"]+"/g, '"endAt":null');
  const objects = await describePage('en-hk', path, state);
  expect(objects.map((one) => one['@type'])).toEqual(['BreadcrumbList']);
});

it('says nothing of a page whose content has not loaded', async () => {
  expect(await describePage('en-hk', '/course/101', {})).toEqual([]);
});

import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { languageTag, locales } from '@/shared/i18n/locales';
import { loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';
import { routes } from '../routes';
import { matchRoute } from './match';

const { open } = setupApp();
beforeEach(() => {
  for (const tag of document.head.querySelectorAll('meta, link')) tag.remove();
});

interface Expected {
  path: string;
  title: RegExp;
  /** Picture of the page itself, else of the product. Null: any, since the page cannot be shared. */
  image?: RegExp | null;
  member?: true;
}

const cover = /\/media\/covers\//;
const live = /\/media\/live\//;
const some = /\S/;

/** Metadata that each page must have, by route, once its content has loaded. */
const pages: Readonly<Record<string, Expected>> = {
  home: { path: '/', title: /^Lantern$/ },
  regularClass: { path: '/regular-class', title: /^Live classes/ },
  upcoming: { path: '/regular-class/upcoming', title: some },
  topics: { path: '/regular-class/topics', title: some },
  schedule: { path: '/regular-class/schedule', title: /^My schedule/, member: true },
  subscribed: { path: '/regular-class/subscribed', title: /^My classes/, member: true },
  topic: { path: '/regular-class/topics/1', title: /^Form.4 Maths/, image: live },
  liveLesson: { path: '/regular-class/topics/1/lesson/101', title: some, image: live },
  syllabusLesson: { path: '/regular-class/topics/1/syllabus-lesson/1020', title: some, image: live },
  courses: { path: '/course', title: some },
  purchasedCourses: { path: '/course/subscribed', title: some, member: true },
  courseGroup: { path: '/course/group/2', title: /^Science shelf/ },
  courseLearning: { path: '/course/learning/401', title: /^Forces and motion/, image: cover, member: true },
  courseLearningLesson: { path: '/course/learning/401/lesson/40101', title: some, image: cover, member: true },
  course: { path: '/course/601', title: /^Cells, enzymes/, image: cover },
  courseLesson: { path: '/course/601/lesson/60101', title: some, image: cover },
  bundle: { path: '/bundle/6001', title: some, image: /\/media\// },
  prepack: { path: '/prepack/8001', title: some, image: /\/media\// },
  purchaseSingle: { path: '/purchase/single/3601', title: some, image: null },
  purchaseBundle: { path: '/purchase/bundle/6001', title: some, image: null },
  purchasePrepack: { path: '/purchase/prepack/8001', title: some, image: null },
  instructor: { path: '/instructors/3', title: some, image: /\/media\/people\// },
  instructorItems: { path: '/instructors/3/course', title: some, image: /\/media\/people\// },
  instructors: { path: '/instructors/all', title: some },
  tutors: { path: '/tutors', title: some },
  myLearning: { path: '/my-learning', title: /^My learning/, member: true },
  continueWatching: { path: '/my-learning/continue', title: /^Continue watching/, member: true },
  accountSetup: { path: '/account/setup', title: some, member: true },
  login: { path: '/login', title: /^Log in/ },
  signup: { path: '/signup', title: /^Sign up/ },
  post: { path: '/POST/1', title: some, image: /\/media\// },
};

const read = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
const alternates = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );
const site = 'http://localhost:5173';
const languages = (path: string, of: readonly (typeof locales)[number][]) =>
  Object.fromEntries(of.map((locale) => [languageTag(locale), `${site}/${locale}${path}`]));

it('lists every route', () => {
  expect(Object.keys(pages).sort()).toEqual(routes.map(({ id }) => id).sort());
  for (const [id, { path }] of Object.entries(pages)) expect([path, matchRoute(path)?.route.id]).toEqual([path, id]);
});

const there = routes.map(({ id }) => id);

it.each(there)('%s says what it is, where it stands and in which languages it is there', async (id) => {
  const { path, title, image, member } = pages[id] ?? { path: '', title: some };
  const token = member && loginAs('student@lantern.example');
  await open(`/en-hk${path === '/' ? '' : path}`, token ? { token } : {});
  const address = path === '/' ? '' : path;
  const picture = image === null ? some : (image ?? /\/icons\/icon-512\.png$/);
  await waitFor(() => expect(read('meta[property="og:image"]')).toMatch(picture));
  await waitFor(() => expect(document.title).toMatch(title));
  await waitFor(() => expect(read('meta[property="og:title"]')).toBe(document.title));
  expect(document.title).toMatch(path === '/' ? /^Lantern$/ : /\S \| Lantern$/);
  expect(read('meta[name="description"]')).toMatch(/\S.{9,}/);
  expect(read('meta[property="og:description"]')).toBe(read('meta[name="description"]'));
  if (image !== null) expect(read('meta[name="twitter:card"]')).toBe(image ? 'summary_large_image' : 'summary');
  expect(read('meta[name="robots"]')).toBeNull();
  expect(read('meta[property="og:locale"]')).toBe('en_HK');
  expect(read('link[rel="canonical"]', 'href')).toBe(`${site}/en-hk${address}`);
  expect(read('meta[property="og:url"]')).toBe(`${site}/en-hk${address}`);
  expect(document.documentElement.lang).toBe('en-HK');
  // Content with an id exists only in the languages of its region.
  const expected = path.match(/\d/)
    ? languages(address, ['en-hk', 'zh-hk'])
    : { ...languages(address, locales), 'x-default': `${site}/en-hk${address}` };
  expect(alternates()).toEqual(expected);
});

it('follows the visitor: to another page, another language, and nowhere', async () => {
  const { app } = await open('/th-th/regular-class');
  const push = (to: string) => act(async () => app.services.navigation.push(to));
  await waitFor(() => expect(read('link[rel="canonical"]', 'href')).toBe(`${site}/th-th/regular-class`));
  expect(read('meta[property="og:locale"]')).toBe('th_TH');
  await push('/th-th/instructors/50003');
  await waitFor(() => expect(alternates()).toEqual(languages('/instructors/50003', ['th-th', 'en-th'])));
  await push('/en-th/login');
  await waitFor(() => expect(read('link[rel="canonical"]', 'href')).toBe(`${site}/en-th/login`));
  expect(document.documentElement.lang).toBe('en-TH');
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  await push('/en-th/course/0');
  await waitFor(() => expect(read('meta[name="robots"]')).toBe('noindex'));
  expect([read('link[rel="canonical"]', 'href'), alternates()]).toEqual([null, {}]);
});

it('names no other language of a thing whose region has one', async () => {
  await open('/ja-jp/instructors/30003');
  await waitFor(() => expect(read('link[rel="canonical"]', 'href')).toBe(`${site}/ja-jp/instructors/30003`));
  expect(alternates()).toEqual({});
});

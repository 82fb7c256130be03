import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { languageTag, locales } from '@/shared/i18n/locales';
import { loginAs } from '~mocks/node';
import { type RouteId, routeRows } from '~test/routeTable';
import { setupApp } from '~test/setupApp';
import { matchRoute } from '../routing/match';

const { open } = setupApp();
beforeEach(() => {
  for (const tag of document.head.querySelectorAll('meta, link')) tag.remove();
});

interface Expected {
  title?: RegExp;
  /** Picture of the page itself, else of the product. Null: any, since the page cannot be shared. */
  image?: RegExp | null;
  /** Opened by a student; pages that need a login always are. */
  member?: true;
}

const cover = /\/media\/covers\//;
const live = /\/media\/live\//;
const some = /\S/;

/** What is special about a page's metadata once its content has loaded, by route. */
const special: Readonly<Partial<Record<RouteId, Expected>>> = {
  home: { title: /^Lantern$/ },
  regularClass: { title: /^Live classes/ },
  schedule: { title: /^My schedule/ },
  subscribed: { title: /^My classes/ },
  topic: { title: /^Form.4 Maths/, image: live },
  liveLesson: { title: /\S \| Form.4 Maths/, image: live },
  syllabusLesson: { title: /\S \| Form.4 Maths/, image: live },
  purchasedCourses: { member: true },
  courseGroup: { title: /^Science shelf/ },
  courseLearning: { title: /^Forces and motion/, image: cover },
  courseLearningLesson: { image: cover },
  course: { title: /^Cells, enzymes/, image: cover },
  courseLesson: { title: /\S \| Cells, enzymes/, image: cover },
  bundle: { image: /\/media\// },
  prepack: { image: /\/media\// },
  purchaseSingle: { image: null },
  purchaseBundle: { image: null },
  purchasePrepack: { image: null },
  instructor: { image: /\/media\/people\// },
  instructorItems: { image: /\/media\/people\// },
  myLearning: { title: /^My learning/ },
  continueWatching: { title: /^Continue watching/ },
  login: { title: /^Log in/ },
  signup: { title: /^Sign up/ },
  post: { image: /\/media\// },
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

const pages = routeRows.map(({ id, address, access }) => ({
  id,
  address,
  title: some,
  image: undefined,
  member: access.startsWith('login'),
  ...special[id],
}));

it.each(pages)('knows an address of $id', ({ id, address }) => {
  expect(matchRoute(address)?.route.id, 'Write an address of the page into test/routeTable.ts').toBe(id);
  expect(address).not.toContain(':');
});

it.each(pages.filter(({ id }) => id !== 'search'))(
  '$id says what it is, where it is and in which languages',
  async ({ address: full, title, image, member }) => {
    const token = member && loginAs('student@lantern.example');
    const address = full === '/' ? '' : full;
    await open(`/en-hk${address}`, token ? { token } : {});
    const picture = image === null ? some : (image ?? /\/icons\/social\.png$/);
    await waitFor(() => expect(read('meta[property="og:image"]')).toMatch(picture));
    await waitFor(() => expect(document.title).toMatch(title));
    await waitFor(() => expect(read('meta[property="og:title"]')).toBe(document.title));
    expect(document.title).toMatch(address === '' ? /^Lantern$/ : /\S \| Lantern$/);
    expect(read('meta[name="description"]')).toMatch(/\S.{9,}/);
    expect(read('meta[property="og:description"]')).toBe(read('meta[name="description"]'));
    expect(read('meta[name="twitter:card"]')).toBe('summary_large_image');
    if (image !== null) expect(read('meta[property="og:image:width"]')).toBe(image ? null : '1200');
    expect(read('meta[name="robots"]')).toBeNull();
    expect(read('meta[property="og:locale"]')).toBe('en_HK');
    expect(read('link[rel="canonical"]', 'href')).toBe(`${site}/en-hk${address}`);
    expect(read('meta[property="og:url"]')).toBe(`${site}/en-hk${address}`);
    expect(document.documentElement.lang).toBe('en-HK');
    // Content with an id exists only in the languages of its region.
    const expected = address.match(/\d/)
      ? languages(address, ['en-hk', 'zh-hk'])
      : { ...languages(address, locales), 'x-default': `${site}/en-hk${address}` };
    expect(alternates()).toEqual(expected);
  },
);

it('search says what it is, and leaves search engines out', async () => {
  await open('/en-hk/search');
  await waitFor(() => expect(read('meta[name="robots"]')).toBe('noindex'));
  expect(document.title).toMatch(/\S \| Lantern$/);
  expect([read('link[rel="canonical"]', 'href'), alternates()]).toEqual([null, {}]);
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

it('keeps what the HTML says of its page to search engines until the visitor leaves that page', async () => {
  document.head.innerHTML = `<link rel="canonical" href="${site}/en-hk/course/101">`;
  const said = Object.assign(document.createElement('script'), { type: 'application/ld+json' });
  document.body.append(said);
  const { app } = await open('/en-hk/course/101');
  await waitFor(() => expect(read('meta[property="og:url"]')).toBe(`${site}/en-hk/course/101`));
  expect(said.isConnected).toBe(true);
  await act(async () => app.services.navigation.push('/en-hk/course/201'));
  await waitFor(() => expect(read('meta[property="og:url"]')).toBe(`${site}/en-hk/course/201`));
  expect(said.isConnected).toBe(false);
});

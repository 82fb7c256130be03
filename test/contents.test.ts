import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentRoutes } from '@/app/prerender/contentPages';
import { buildOf } from '@/app/prerender/pageBuilds';
import { collectState, renderPage } from '@/entry-server';
import type { Locale } from '@/shared/i18n/locales';
import { backend, resetMocks, server, testNow } from '~mocks/node';
import { routeRows } from './routeTable';

const make = { apiUrl: 'http://localhost', origin: 'http://localhost', at: testNow };
const collect = (path: string, limit = 20_000) => collectState('en-hk', path, limit, make);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetMocks());
afterAll(() => server.close());

/** Each kind of page with an id: a path with content, the call that loads it, and a path without content. */
const kinds = [
  ['/course/101', 'course', '/course/99999'],
  ['/course/101/lesson/10101', 'course', '/course/101/lesson/99999'],
  ['/course/group/1', 'courseGroup', '/course/group/99999'],
  ['/regular-class/topics/1', 'liveTopic', '/regular-class/topics/99999'],
  ['/regular-class/topics/1/lesson/101', 'liveTopic', '/regular-class/topics/1/lesson/99999'],
  ['/regular-class/topics/1/syllabus-lesson/1001', 'liveTopic', '/regular-class/topics/1/syllabus-lesson/99999'],
  ['/bundle/6001', 'checkout', '/bundle/99999'],
  ['/prepack/8001', 'checkout', '/prepack/99999'],
  ['/instructors/1', 'instructor', '/instructors/99999'],
  ['/instructors/1/course', 'instructor', '/instructors/99999/course'],
  ['/POST/1', 'academyPost', '/POST/99999'],
] as const;

it('knows the content of every public page with an id', () => {
  const withId = routeRows.filter(({ access, params }) => access === 'public' && 'id' in params).map(({ id }) => id);
  const known = contentRoutes.filter((route) => buildOf(route).content).map(({ id }) => id);
  expect(known.sort()).toEqual([...withId].sort());
  expect(withId).toHaveLength(kinds.length);
});

describe.each(kinds)('%s', (path, endpoint, gone) => {
  it('has its content', async () => {
    expect(await collect(path)).toMatchObject({ status: 'content', dropped: [] });
  });

  it('is missing when the server does not know it', async () => {
    expect((await collect(gone)).status).toBe('missing');
  });

  it('is refused when the server fails', async () => {
    backend.faults.plan({ endpoint, status: 500, times: 'always' });
    expect((await collect(path)).status).toBe('refused');
  });

  it('is refused when the server does not respond in time', async () => {
    backend.faults.plan({ endpoint, hang: true, times: 'always' });
    expect((await collect(path, 30)).status).toBe('refused');
  });
});

it.each(['/prepack/6001', '/bundle/8001', '/bundle/3101', '/prepack/3101'])(
  '%s has no page, since what it sells has its own',
  async (path) => {
    expect(await collect(path)).toMatchObject({ status: 'missing', dropped: [] });
  },
);

describe('the lessons with pages', () => {
  async function lessonPages(path: string) {
    const { state } = await collect(path);
    const { links } = await renderPage('en-hk', path, { ...make, state });
    return links.filter((link) => link.includes('lesson'));
  }
  const { courses, topics } = backend.catalogue('hk', 'en-hk');

  it('are those of a course that everybody can watch, also those that it shows on demand', async () => {
    const freeOf = ({ lessons }: (typeof courses)[number]) =>
      lessons.filter(({ preview, isTrailer, comingSoon }) => preview && !isTrailer && !comingSoon);
    const course = courses.find((one) => freeOf(one).length > 8);
    const free = (course ? freeOf(course) : []).map(({ id }) => `/course/${course?.id}/lesson/${id}`);
    expect(await lessonPages(`/course/${course?.id}`)).toEqual(free);
    expect(await lessonPages('/course/101')).toEqual(['/course/101/lesson/10101', '/course/101/lesson/10102']);
  });

  it('are the free ones of a class and its syllabus, none that is still to come or only for those who joined', async () => {
    const topic = topics.find(({ id }) => id === 1);
    const free = topic?.lessons.filter(({ isFree }) => isFree).map(({ id }) => `/regular-class/topics/1/lesson/${id}`);
    expect(free).toHaveLength(1);
    expect(await lessonPages('/regular-class/topics/1')).toEqual([
      ...(free ?? []),
      '/regular-class/topics/1/syllabus-lesson/1001',
    ]);
  });

  it.each(['/', '/regular-class', '/regular-class/upcoming'])('are none of the list %s', async (path) => {
    expect(await lessonPages(path)).toEqual([]);
  });
});

describe('without scripts', () => {
  async function read(locale: Locale, path: string) {
    const { state } = await collectState(locale, path, 20_000, make);
    return (await renderPage(locale, path, { ...make, state })).html;
  }
  const absent = (html: string, texts: readonly string[]) => texts.filter((text) => !html.includes(text));

  it('a course shows all its lessons', async () => {
    const html = await read('zh-hk', '/course/101');
    const course = backend.catalogue('hk', 'zh-hk').courses.find(({ id }) => id === 101);
    const titles = course?.lessons.filter(({ isTrailer }) => !isTrailer).map(({ title }) => title) ?? [];
    expect(titles.length).toBeGreaterThan(8);
    expect(absent(html, titles)).toEqual([]);
  });

  it('the offer comes before the content, as on a phone, since HTML may be painted before all of it has come', async () => {
    const html = await read('en-hk', '/course/101');
    expect(html.indexOf('id="offer"')).toBeGreaterThan(0);
    expect(html.indexOf('id="offer"')).toBeLessThan(html.indexOf('id="about"'));
  });

  it('a class shows its timetable and its syllabus', async () => {
    const html = await read('th-th', '/regular-class/topics/50001');
    const topic = backend.catalogue('th', 'th-th').topics.find(({ id }) => id === 50001);
    const lessons = topic?.lessons.map(({ name }) => name) ?? [];
    const units = topic?.syllabuses.flatMap(({ title, lessons: taught }) => [title, ...taught.map((one) => one.title)]);
    expect(lessons.length).toBeGreaterThan(5);
    expect(absent(html, [...lessons, ...(units ?? [])])).toEqual([]);
  });

  it('an article shows its text', async () => {
    const html = await read('ja-jp', '/POST/30001');
    const post = backend.catalogue('jp', 'ja-jp').posts.find(({ id }) => id === 30001);
    const paragraphs = [...(post?.content ?? '').matchAll(/<p>([^<]+)<\/p>/g)].map(([, text]) => text ?? '');
    expect(paragraphs.length).toBeGreaterThan(1);
    expect(absent(html, paragraphs)).toEqual([]);
  });
});

it('has its content when another part of the page fails', async () => {
  backend.faults.plan({ endpoint: 'contentCheckouts', status: 500, times: 'always' });
  expect(await collect('/course/101')).toMatchObject({ status: 'content', dropped: ['checkout'] });
});

it('is content without a single thing to be about', async () => {
  backend.faults.plan({ endpoint: 'courses', status: 500, times: 'always' });
  expect((await collect('/course')).status).toBe('content');
});

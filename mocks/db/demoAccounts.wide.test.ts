import { beforeEach, describe, expect, it } from 'vitest';
import { type Locale, locales, regionNames, regionOf } from '@/shared/i18n/locales';
import type { Catalogue } from '../catalogue/catalogueTypes';
import { demoReceipts } from '../qa/demoReceipts';
import { type TestClient, testClient } from '../testClient';
import { demoAccounts } from './demoAccounts';

/** The student of the locale's region; the one of Hong Kong has no other name. */
const emailOf = (locale: Locale) =>
  regionOf(locale) === 'hk' ? 'student@lantern.example' : `${regionOf(locale)}@lantern.example`;

it('there is a student of every region', () => {
  const students = demoAccounts.filter(
    ({ hasDemoContent, overrides }) => hasDemoContent && overrides?.role !== 'parent',
  );
  expect(new Set(students.map(({ region }) => region))).toEqual(new Set(regionNames));
});

describe.each(locales.map((locale) => ({ locale, region: regionOf(locale) })))('a student in $locale', (place) => {
  const { locale, region } = place;
  let client: TestClient;
  let token: string;
  let catalogue: Catalogue;
  const get = async (path: string) => {
    const { status, data } = await client.call('GET', path, { token, region, lang: locale });
    expect([path, status]).toEqual([path, 200]);
    return data;
  };
  const accountOf = () => client.backend.db.read().accounts.find(({ email }) => email === emailOf(locale));
  beforeEach(async () => {
    client = testClient();
    client.backend.reset({ day: 'demo' });
    token = await client.login(emailOf(locale));
    catalogue = client.backend.catalogue(region, locale);
  });

  it('has another name than every teacher', () => {
    const { firstName = '', lastName = '' } = accountOf() ?? {};
    const joined = [`${firstName}${lastName}`, `${lastName}${firstName}`].map((name) => name.replaceAll(' ', ''));
    const teachers = catalogue.instructors.map(({ name }) => name);
    expect(teachers.filter((name) => joined.some((own) => name.replaceAll(' ', '').includes(own)))).toEqual([]);
  });

  it('finds everything there, in that language', async () => {
    const { courses } = await get('v3/students/courses/learning_progress?status=active');
    const titles = new Map(catalogue.courses.map(({ id, title }) => [id, title]));
    expect(courses.map(({ title }: { title: string }) => title)).toEqual(
      courses.map(({ id }: { id: number }) => titles.get(id)),
    );
    const { course } = await get(`v3/courses/${courses[0].id}`);
    expect(course.lessons.some(({ video_id }: { video_id?: string }) => video_id)).toBe(true);
    const { live_topics } = await get('v4/students/regular_classes');
    const { live_topic } = await get(`v4/live_topics/${live_topics[0].id}`);
    expect(live_topic.name).toBe(catalogue.topics.find(({ id }) => id === live_topic.id)?.name);
    for (const kind of ['single', 'bundle', 'bundles', 'prepack']) {
      const id = catalogue.collections.find((collection) => collection.kind === kind)?.id;
      expect((await get(`v5/checkout_collections/${id}`)).checkout_collection.name.length).toBeGreaterThan(0);
    }
    expect((await get('v4/students/regular_classes/schedule/upcoming')).live_lessons.length).toBeGreaterThan(3);
    const { course_lesson, live_lesson } = await get('v3/students/contents/up_next');
    expect([course_lesson, live_lesson]).not.toContain(null);
    const { user_contents } = await get('v3/students/contents/continue_watching');
    expect(user_contents.length).toBeGreaterThan(1);
  });

  it('continues the same lesson everywhere, the one that was watched last', async () => {
    const { course_lesson } = await get('v3/students/contents/up_next');
    const { user_contents } = await get('v3/students/contents/continue_watching');
    expect(user_contents[0].lesson.id).toBe(course_lesson.id);
    const { courses = {}, progress = {} } = accountOf() ?? {};
    const entries = Object.values(progress).sort((a, b) => a.sequence - b.sequence);
    const times = entries.map(({ watchedMs }) => watchedMs);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.every((time) => time < client.backend.now(region))).toBe(true);
    for (const [key, { watchedMs }] of Object.entries(progress)) {
      const [, courseId = ''] = /^course_lesson:(\d+):/.exec(key) ?? [];
      if (courseId) expect(watchedMs).toBeGreaterThan(courses[Number(courseId)]?.sinceMs ?? Number.POSITIVE_INFINITY);
    }
  });

  it('is offered no free replay of a class that they have', async () => {
    const { free_live_topics } = await get('v4/live_topics/free?limit=100');
    const owned = Object.keys(accountOf()?.topics ?? {}).map(Number);
    expect(owned.length).toBeGreaterThan(0);
    expect(free_live_topics.length).toBeGreaterThan(5);
    expect(free_live_topics.filter(({ id }: { id: number }) => owned.includes(id))).toEqual([]);
  });

  it('has a percentage of a course that agrees with the lessons that are completed', async () => {
    const { courses } = await get('v3/students/courses/learning_progress?status=active');
    for (const { id, learning_progress } of courses) {
      const { course } = await get(`v3/courses/${id}`);
      const lessons = course.lessons.filter(
        (lesson: { is_trailer: boolean; coming_soon: boolean }) => !lesson.is_trailer && !lesson.coming_soon,
      );
      const completed = lessons.filter(({ is_completed }: { is_completed: boolean }) => is_completed).length;
      const share = completed / lessons.length;
      expect(learning_progress, course.title).toBeGreaterThanOrEqual(share);
      expect(learning_progress - share, course.title).toBeLessThan(completed === 0 ? 0.05 : 0.01);
    }
  });

  it('is recommended courses of their level or the ones beside it, and none that they have', async () => {
    const account = accountOf();
    const owned = Object.keys(account?.courses ?? {}).map(Number);
    const place = (id: number) => catalogue.levels.findIndex((level) => level.id === id);
    const { free_recommend_courses } = await get('v3/courses/free_recommend?size_per_page=100');
    expect(free_recommend_courses.length).toBeGreaterThan(8);
    for (const { id, grade_level } of free_recommend_courses) {
      const level = grade_level?.id ?? catalogue.courses.find((course) => course.id === id)?.levelId;
      expect(Math.abs(place(level) - place(account?.gradeLevelId ?? 0))).toBeLessThanOrEqual(1);
      expect(owned).not.toContain(id);
    }
    for (const { id } of catalogue.courses) {
      const { course } = await get(`v3/courses/${id}`);
      const others = course.relative_courses.map((other: { id: number }) => other.id);
      expect(others.filter((other: number) => owned.includes(other))).toEqual([]);
    }
  });

  it('has a receipt of everything that they have bought, paid when they got it', () => {
    const account = accountOf();
    if (!account) throw new Error('No account');
    const receipts = demoReceipts(account, catalogue);
    const items = receipts.flatMap(({ sold }) => sold.items);
    expect(items.map(({ id }) => id).sort()).toEqual(
      [...Object.keys(account.courses), ...Object.keys(account.topics)].map(Number).sort(),
    );
    const names = [...catalogue.courses.map(({ title }) => title), ...catalogue.topics.map(({ name }) => name)];
    for (const { sold, amount, orderedAt } of receipts) {
      expect(names).toContain(sold.name);
      expect(amount).toBeGreaterThan(0);
      expect(orderedAt).toBeLessThan(client.backend.now(region));
    }
  });
});

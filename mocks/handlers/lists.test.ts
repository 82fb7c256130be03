import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogueTypes';
import type { LiveTopic } from '../catalogue/liveTopicTypes';
import { computeTopicPhase } from '../rules/enrolment';
import { testClient } from '../testClient';

const client = testClient();
const catalogue: Catalogue = client.backend.catalogue('hk', 'en-hk');
const { now } = client.backend.clock;
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const [first, second] = catalogue.subjects;
const level = catalogue.courses[0]?.levelId ?? 0;
const subjects = [first?.id ?? 0, second?.id ?? 0];
const asked = `grade_level_id=${level}&${subjects.map((id) => `subject_ids[]=${id}`).join('&')}`;
const fits = (levelId: number, subjectId: number) => levelId === level && subjects.includes(subjectId);

const topics = catalogue.topics.filter((topic) => topic.active);
const inPhase = (phase: string, from = topics) =>
  ids(from.filter((topic) => computeTopicPhase(topic, now()) === phase));
const ahead = (from: readonly LiveTopic[]) =>
  ids(from.flatMap((topic) => topic.lessons.filter((l) => l.endMs > now())));
const [group] = catalogue.courseGroups;
const members = catalogue.courses.filter((course) => group && course.courseGroupIds.includes(group.id));
const owner = client.backend.db.read().accounts.find(({ email }) => email === 'student@lantern.example');
const joined = topics.filter((topic) => owner?.topics[topic.id]);

/** [path, key of the list, page size, the ids that all pages together must contain] */
const lists: [string, string, number, number[]][] = [
  ['v3/courses', 'courses', 8, ids(catalogue.courses)],
  [`v3/courses?${asked}`, 'courses', 2, ids(catalogue.courses.filter((c) => fits(c.levelId, c.subject.id)))],
  ['v3/regions/hk/courses', 'courses', 20, ids(catalogue.courses)],
  [
    `v3/regions/hk/courses?grade_level_id=${level}`,
    'courses',
    3,
    ids(catalogue.courses.filter((c) => c.levelId === level)),
  ],
  [`v3/course_groups/${group?.id}/courses`, 'courses', 5, ids(members)],
  ['v4/regions/hk/live_topics', 'live_topics', 6, ids(topics)],
  ['v4/regions/hk/live_topics?status=ongoing', 'live_topics', 6, inPhase('ongoing')],
  ['v4/regions/hk/live_topics?status=completed', 'live_topics', 2, inPhase('completed', catalogue.topics)],
  ['v4/regions/hk/live_topics?status=preorder', 'live_topics', 2, inPhase('preorder')],
  ['v4/regions/hk/live_lessons/upcoming', 'live_lessons', 15, ahead(topics)],
  [
    `v4/regions/hk/live_lessons/upcoming?${asked}`,
    'live_lessons',
    4,
    ahead(topics.filter((t) => fits(t.levelId, t.liveSubject.id))),
  ],
  ['v3/instructors', 'instructors', 12, ids(catalogue.instructors)],
  ['v3/students/courses', 'courses', 2, Object.keys(owner?.courses ?? {}).map(Number)],
  ['v4/students/regular_classes/schedule/upcoming', 'live_lessons', 4, ahead(joined)],
  [
    'v4/students/regular_classes/schedule/past',
    'live_lessons',
    4,
    ids(joined.flatMap((t) => t.lessons.filter((l) => l.endMs <= now()))),
  ],
  ['v4/students/regular_classes', 'live_topics', 6, ids(joined)],
];

let token = '';
beforeAll(async () => {
  token = await client.login('student@lantern.example');
});

describe.each(lists)('%s', (path, key, size, expected) => {
  const page = async (number: number) =>
    (
      await client.call('GET', `${path}${path.includes('?') ? '&' : '?'}page=${number}&size_per_page=${size}`, {
        token,
      })
    ).data;

  it('has in all its pages together what was asked for, each item once', async () => {
    const { total_pages: total } = await page(1);
    expect(total).toBe(Math.ceil(expected.length / size));
    const seen: number[] = [];
    for (let number = 1; number <= total; number += 1) {
      const data = await page(number);
      expect(data[key].length).toBe(number < total ? size : expected.length - size * (total - 1));
      expect(data.current_page ?? number).toBe(number);
      seen.push(...ids(data[key]));
    }
    expect(sorted(seen)).toEqual(sorted(expected));
    expect(expected.length).toBeGreaterThan(0);
  });

  it('is empty past its end', async () => {
    const { total_pages: total } = await page(1);
    expect((await page(total + 1))[key]).toEqual([]);
  });
});

describe('order and defaults', () => {
  it('gives courses by lead group', async () => {
    const { data } = await client.call('GET', 'v3/courses?size_per_page=500');
    const order = ids(data.lead_groups);
    const groups = data.courses.map((course: { lead_group: { id: number } }) => order.indexOf(course.lead_group.id));
    expect(groups).toEqual(sorted(groups));
  });

  it('gives upcoming lessons by time, the running one first', async () => {
    const { data } = await client.call('GET', 'v4/regions/hk/live_lessons/upcoming?size_per_page=500');
    const starts = data.live_lessons.map((lesson: { start_at: string }) => Date.parse(lesson.start_at));
    expect(starts).toEqual(sorted(starts));
  });

  it('gives the banners of classes, of courses or of both, and knows no other section', async () => {
    const idsOf = async (query: string) => {
      const { data } = await client.call('GET', `v3/regions/hk/banners?limit=99${query}`);
      return data.banners.map(({ id }: { id: number }) => id);
    };
    const [classes, courses] = [await idsOf('&section_name=regular_class'), await idsOf('&section_name=course')];
    expect(Math.min(classes.length, courses.length)).toBeGreaterThan(3);
    expect(sorted(await idsOf(''))).toEqual(sorted([...classes, ...courses]));
    expect((await client.call('GET', 'v3/regions/hk/banners?section_name=home')).status).toBe(404);
  });

  it('takes the home’s limit for topics and the size of a screen for lists', async () => {
    expect((await client.call('GET', 'v4/regions/hk/live_topics?limit=4')).data.live_topics).toHaveLength(4);
    expect((await client.call('GET', 'v4/regions/hk/live_topics')).data.live_topics).toHaveLength(6);
    expect((await client.call('GET', 'v3/courses/free')).data.free_courses).toHaveLength(8);
    expect((await client.call('GET', 'v4/live_topics/free?limit=3')).data.free_live_topics).toHaveLength(3);
    expect((await client.call('GET', 'v3/regions/hk/banners?limit=2')).data.banners).toHaveLength(2);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseLesson } from '../catalogue/courseLessonTypes';
import type { Course } from '../catalogue/courseTypes';
import { type TestClient, testClient } from '../testClient';

let client: TestClient;
let courses: Course[];
beforeEach(() => {
  client = testClient();
  courses = client.backend.catalogue('hk', 'en-hk').courses;
});

const first = <T>(list: readonly T[], fits: (item: T) => boolean): T => {
  const found = list.find(fits);
  if (!found) throw new Error('The catalogue has no such item');
  return found;
};
const lessonOf = (response: { lessons: { id: number }[] }, { id }: CourseLesson) =>
  response.lessons.find((l) => l.id === id);
const put = (course: Course, lesson: CourseLesson, seconds: unknown, token: string) =>
  client.call('PUT', `v3/students/courses/${course.id}/lesson_progresses/${lesson.id}`, {
    token,
    body: { progress_duration: seconds },
  });
const watching = async (token: string) =>
  (await client.call('GET', 'v3/students/contents/continue_watching', { token })).data.user_contents;

describe('videos of lessons', () => {
  it('are hidden where the lesson is locked, and there where it is free or owned', async () => {
    const token = await client.login('student@lantern.example');
    const { data: mine } = await client.call('GET', 'v3/students/courses', { token });
    const owned: number = mine.courses[0].id;
    const course = first(courses, ({ id }) => id === owned);
    const locked = first(course.lessons, (lesson) => !lesson.preview && !lesson.isTrailer && lesson.videoId !== null);
    const free = first(course.lessons, (lesson) => lesson.preview);

    const { data: guest } = await client.call('GET', `v3/courses/${owned}`);
    expect(lessonOf(guest.course, locked)).not.toHaveProperty('video_id');
    expect(lessonOf(guest.course, locked)).toMatchObject({ captions: [] });
    expect(lessonOf(guest.course, free)).toMatchObject({ video_id: free.videoId });

    const { data: owner } = await client.call('GET', `v3/courses/${owned}`, { token });
    expect(owner.course.enroll_status).toBe('active');
    expect(lessonOf(owner.course, locked)).toMatchObject({ video_id: locked.videoId });
  });

  it('and rooms of a class are hidden from whoever is not enrolled', async () => {
    const token = await client.login('student@lantern.example');
    const { data: subscribed } = await client.call('GET', 'v4/students/regular_classes', { token });
    const { id } = subscribed.live_topics[0];
    const { data: guest } = await client.call('GET', `v4/live_topics/${id}?region_name=hk`);
    const { data: member } = await client.call('GET', `v4/live_topics/${id}?region_name=hk`, { token });
    expect(member.live_topic).toMatchObject({ enroll_status: 'enrolled', is_enrolled: true });
    expect(guest.live_topic).toMatchObject({ enroll_status: null, is_enrolled: false });
    for (const lesson of guest.live_topic.lessons) {
      const open = { url: lesson.url, chat: lesson.chat_room_url, video: lesson.video_id };
      if (lesson.watch_enabled) continue;
      expect(open).toEqual({ url: null, chat: null, video: undefined });
    }
    expect(guest.live_topic.lessons.some((lesson: { watch_enabled: boolean }) => !lesson.watch_enabled)).toBe(true);
    expect(member.live_topic.lessons.every((lesson: { watch_enabled: boolean }) => lesson.watch_enabled)).toBe(true);
  });
});

describe('positions', () => {
  it('complete a lesson from 95 % on, and it stays complete', async () => {
    const token = await client.login('new@lantern.example');
    const course = first(courses, (item) => item.lessons.some((lesson) => lesson.preview));
    const lesson = first(course.lessons, (item) => item.preview);
    const limit = Math.ceil(lesson.duration * 0.95);
    const before = await put(course, lesson, limit - 1, token);
    expect(before.data.lesson).toMatchObject({
      status: 'in_progress',
      is_completed: false,
      progress_duration: limit - 1,
    });
    expect(before.data.lesson.learning_progress).toBeLessThan(1);
    const after = await put(course, lesson, limit, token);
    expect(after.data.lesson).toMatchObject({ status: 'completed', is_completed: true, learning_progress: 1 });
    const rewound = await put(course, lesson, 3, token);
    expect(rewound.data.lesson).toMatchObject({ status: 'completed', learning_progress: 1, progress_duration: 3 });
  });

  it('put a lesson at the head of continue watching until it is complete', async () => {
    const token = await client.login('new@lantern.example');
    expect(await watching(token)).toEqual([]);
    const [one, two] = courses.filter((item) => item.lessons.some((lesson) => lesson.preview));
    if (!one || !two) throw new Error('The catalogue has no two courses with a preview');
    const [a, b] = [first(one.lessons, (lesson) => lesson.preview), first(two.lessons, (lesson) => lesson.preview)];
    await put(one, a, 10, token);
    await put(two, b, 20, token);
    const list = await watching(token);
    expect(list.map((item: { course: { id: number } }) => item.course.id)).toEqual([two.id, one.id]);
    expect(list[0]).toMatchObject({
      type: 'course_lesson',
      lesson: { id: b.id, progress_duration: 20 },
      last_watched_at: '2026-11-20T10:30:00.000Z',
    });
    await put(two, b, b.duration, token);
    expect(await watching(token)).toHaveLength(1);
  });

  it('are refused for locked lessons, negative or broken numbers and unknown lessons', async () => {
    const token = await client.login('new@lantern.example');
    const course = first(courses, (item) => item.openStatus === null && item.lessons.some((l) => l.preview));
    const locked = first(course.lessons, (lesson) => !lesson.preview && !lesson.isTrailer);
    const free = first(course.lessons, (lesson) => lesson.preview);
    expect((await put(course, locked, 1, token)).status).toBe(403);
    for (const wrong of [-1, 1.5, '7', null]) expect((await put(course, free, wrong, token)).status).toBe(422);
    expect((await put(course, { ...free, id: 999_999 }, 1, token)).status).toBe(404);
  });

  it('of a live lesson are measured by its recording', async () => {
    const token = await client.login('student@lantern.example');
    const entry = (await watching(token)).find((item: { type: string }) => item.type === 'live_lesson');
    const duration: number = entry.lesson.offline_video_duration;
    const { data } = await client.call('PUT', `v4/students/live_lessons/${entry.lesson.id}/lesson_progresses`, {
      token,
      body: { progress_duration: Math.ceil(duration * 0.95) },
    });
    expect(data.live_lesson).toMatchObject({ id: entry.lesson.id, learning_progress: 1 });
  });
});

describe('the demo student', () => {
  it('owns a course just begun, one half way and one finished, and has something to continue', async () => {
    const token = await client.login('student@lantern.example');
    const { data: purchased } = await client.call('GET', 'v3/students/courses', { token });
    const statuses = purchased.courses.map((course: { enroll_status: string }) => course.enroll_status).sort();
    expect(statuses).toEqual(['active', 'active', 'completed']);
    const { data: learning } = await client.call('GET', 'v3/students/courses/learning_progress', { token });
    expect(learning.courses).toHaveLength(2);
    expect((await watching(token)).length).toBeGreaterThanOrEqual(3);
    const { data: next } = await client.call('GET', 'v3/students/contents/up_next', { token });
    expect(next.course_lesson).toMatchObject({ course_id: expect.any(Number), course_title: expect.any(String) });
    expect(next.live_lesson).toMatchObject({ is_topic_enrolled: true });
  });
});

describe('schedule and ratings', () => {
  it('takes a lesson off the schedule and puts it back', async () => {
    const token = await client.login('student@lantern.example');
    const upcoming = async () =>
      (await client.call('GET', 'v4/students/regular_classes/schedule/upcoming', { token })).data.live_lessons;
    const before = await upcoming();
    const { id } = before[0];
    await client.call('POST', `v4/students/live_lessons/${id}/remove`, { token });
    expect(await upcoming()).toHaveLength(before.length - 1);
    await client.call('POST', `v4/students/live_lessons/${id}/save`, { token });
    expect(await upcoming()).toEqual(before);
  });

  it('keeps 1 to 5 whole stars of owners', async () => {
    const token = await client.login('student@lantern.example');
    const { data } = await client.call('GET', 'v3/students/courses', { token });
    const path = `v3/students/courses/${data.courses[0].id}/rating`;
    for (const stars of [0, 6, 2.5, '3']) {
      expect((await client.call('POST', path, { token, body: { stars, comment: '' } })).status).toBe(422);
    }
    expect((await client.call('POST', path, { token, body: { stars: 4, comment: 'Clear' } })).status).toBe(200);
    const { data: rated } = await client.call('GET', `v3/courses/${data.courses[0].id}`, { token });
    expect(rated.course.ratings[0]).toMatchObject({ star: 4, comment: 'Clear' });
    const stranger = await client.login('new@lantern.example');
    expect((await client.call('POST', path, { token: stranger, body: { stars: 4, comment: '' } })).status).toBe(403);
  });
});

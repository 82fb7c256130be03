import { describe, expect, it } from 'vitest';
import { readLiveTopicResponse } from '@/shared/entities/liveTopic';
import { firstFreeLesson, lessonCount, lessonNumber, nextLesson, watchableLessons } from '../lessons';
import { topicTabs } from './tabs';

const topic = (fields: object = {}) =>
  readLiveTopicResponse({ liveTopic: { id: 7, name: 'Graphs', ...fields } }).liveTopic;
const lesson = (id: number, startAt: string | null, fields: object = {}) => ({
  id,
  name: `L${id}`,
  startAt,
  ...fields,
});
const ids = (lessons: readonly { id: number }[]) => lessons.map(({ id }) => id);

describe('the tabs of a class', () => {
  const always = ['overview', 'lessons', 'syllabus', 'faq'];

  it('are four where there is nothing', () => {
    expect(topicTabs(topic())).toEqual(always.map((key) => ({ key })));
  });

  it.each([
    ['scheduledLessons', { scheduledLessons: [lesson(1, null)] }, undefined],
    ['materials', { materials: [{ id: 1, name: 'Sheet', url: null }] }, 1],
    ['instructors', { instructors: [{ id: 1, name: 'Ms Lau' }] }, undefined],
    ['ratings', { ratingCount: 24 }, 24],
    ['ratings', { ratings: [{ username: 'Kit', star: 5, comment: '' }] }, undefined],
    ['ratings', { averageRate: 4.5 }, undefined],
  ])('have %s with its content', (key, fields, count) => {
    const more = topicTabs(topic(fields)).filter((tab) => !always.includes(tab.key));
    expect(more.map((tab) => [tab.key, tab.count])).toEqual([[key, count]]);
  });
});

describe('the lessons of a class', () => {
  const at = (time: string) => `2026-11-20T${time}:00Z`;
  const now = Date.parse(at('12:00'));
  const over = lesson(1, at('09:00'), { endAt: at('10:00') });
  const running = lesson(2, at('11:30'), { endAt: at('12:30') });
  const later = lesson(3, at('18:00'), { endAt: at('19:00') });

  it('have a next one: the one that is on, else the first to come', () => {
    const next = (...scheduledLessons: object[]) => nextLesson(topic({ scheduledLessons }), now)?.id ?? null;
    expect(next(later, lesson(4, null), running, over)).toBe(2);
    expect(next(later, over)).toBe(3);
    expect(next(over, lesson(4, null))).toBeNull();
  });

  it('can be watched: the free ones in their order, the others newest first', () => {
    const one = topic({ freeLessonList: [running, over], finishedLessons: [over, lesson(5, at('08:00')), later] });
    const { free, finished } = watchableLessons(one);
    expect([ids(free), ids(finished)]).toEqual([
      [1, 2],
      [3, 5],
    ]);
  });

  it('show the class by the first free one that plays', () => {
    const freeLessonList = [over, { ...running, videoId: 'v' }, { ...later, videoId: 'w' }];
    expect(firstFreeLesson(topic({ freeLessonList }))?.id).toBe(2);
    expect(firstFreeLesson(topic({ freeLessonList: [{ ...later, status: 'live' }] }))?.id).toBe(3);
    expect(firstFreeLesson(topic({ freeLessonList: [over] }))).toBeNull();
  });

  it('are counted by the longer of two lists, and numbered by their time', () => {
    const lists = { lessons: [later, over], finishedLessons: [over], scheduledLessons: [running, later] };
    expect(lessonCount(topic(lists))).toEqual({ held: 1, total: 3 });
    expect([1, 3, 2].map((id) => lessonNumber(topic(lists), id))).toEqual([1, 2, 0]);
  });
});

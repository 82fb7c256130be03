import { describe, expect, it } from 'vitest';
import { keyOf } from '@/shared/duck/fetch';
import { isAnyLive, type LoadedLessonsRoot } from './isAnyLive';

const lesson = { startAt: '2026-11-20T19:30:00+08:00', endAt: '2026-11-20T20:45:00+08:00' };
const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);
const during = at('19:30:00');
const key = keyOf({ region: 'hk', levelId: null });
const list = { key, pages: [{ items: [] }, { items: [lesson] }] };
const noList = { key, pages: [] };
const nothing = { key, data: null };

describe('whether a class runs among the loaded lessons', () => {
  it.each<[string, LoadedLessonsRoot]>([
    ['of the home', { classes: { nextLessons: { key, data: [lesson] } } }],
    ['of the classes', { classLists: { firstLessons: { key, data: [lesson] }, upcoming: noList } }],
    ['of the timetable', { classLists: { firstLessons: nothing, upcoming: list } }],
    ['of the own schedule', { schedule: { upcoming: { ...list, key: keyOf(null) } } }],
    ['of a topic', { topic: { detail: { key, data: { lessons: [lesson], scheduledLessons: [] } } } }],
    ['of a topic’s schedule', { topic: { detail: { key, data: { lessons: [], scheduledLessons: [lesson] } } } }],
    ['that come next', { feed: { upNext: { key: keyOf(null), data: { liveLesson: lesson } } } }],
  ])('%s', (_, root) => {
    expect([at('19:29:59'), during, at('20:44:59'), at('20:45:00')].map((now) => isAnyLive(root, 'hk', now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is no while nothing is loaded, for a lesson without an end, and for another region', () => {
    const running = (data: (typeof lesson | { startAt: string; endAt: null })[]) => ({
      classes: { nextLessons: { key, data } },
    });
    expect(isAnyLive({}, 'hk', during)).toBe(false);
    const unread = { classes: { nextLessons: nothing }, topic: { detail: nothing }, feed: { upNext: nothing } };
    expect(isAnyLive(unread, 'hk', during)).toBe(false);
    expect(isAnyLive(running([{ ...lesson, endAt: null }]), 'hk', during)).toBe(false);
    expect(isAnyLive(running([lesson]), 'tw', during)).toBe(false);
  });
});

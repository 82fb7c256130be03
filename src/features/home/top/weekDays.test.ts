import { describe, expect, it } from 'vitest';
import { weekDays } from './weekDays';

const zone = 'Asia/Hong_Kong';
/** A Friday. */
const now = Date.parse('2026-11-20T18:30:00+08:00');
const present = { now, zone, firstWeekday: 0 };
const none = { times: [], dates: [] };
const lit = (...[watched, when]: Parameters<typeof weekDays>) =>
  weekDays(watched, when).flatMap(({ date, isLit }) => (isLit ? [date] : []));

describe('weekDays', () => {
  it.each([
    [0, '2026-11-15', '2026-11-21', 5],
    [1, '2026-11-16', '2026-11-22', 4],
  ])('has seven days from weekday %i', (firstWeekday, first, last, today) => {
    const days = weekDays(none, { ...present, firstWeekday });
    expect([days.length, days[0]?.date, days[6]?.date]).toEqual([7, first, last]);
    expect(days.map(({ isToday }) => isToday).indexOf(true)).toBe(today);
    expect(days.filter(({ isToday }) => isToday)).toHaveLength(1);
    expect(days.map(({ isAhead }) => isAhead)).toEqual(days.map((_, index) => index > today));
  });

  it('is lit by times and dates of this week only', () => {
    const times = ['2026-11-14T23:59:59+08:00', '2026-11-15T00:00:00+08:00', '2026-11-17T20:00:00+08:00'];
    const dates = ['2026-11-08', '2026-11-17', '2026-11-20'];
    expect(lit({ times, dates }, present)).toEqual(['2026-11-15', '2026-11-17', '2026-11-20']);
    expect(lit(none, present)).toEqual([]);
  });

  it('takes the date from the zone', () => {
    const times = ['2026-11-18T23:30:00Z'];
    expect(lit({ times, dates: [] }, present)).toEqual(['2026-11-19']);
    expect(lit({ times, dates: [] }, { ...present, zone: 'UTC' })).toEqual(['2026-11-18']);
  });

  it('moves to the next day and the next week at midnight', () => {
    const watched = { times: ['2026-11-21T23:59:59+08:00'], dates: [] };
    const before = { ...present, now: Date.parse('2026-11-21T23:59:59+08:00') };
    expect(lit(watched, before)).toEqual(['2026-11-21']);
    const [first] = weekDays(watched, { ...before, now: before.now + 1000 });
    expect(first).toEqual({ date: '2026-11-22', isToday: true, isAhead: false, isLit: false });
    expect(lit(watched, { ...before, now: before.now + 1000 })).toEqual([]);
  });

  it('never lights a day ahead', () =>
    expect(lit({ times: ['2026-11-21T09:00:00+08:00'], dates: ['2026-11-21'] }, present)).toEqual([]));
});

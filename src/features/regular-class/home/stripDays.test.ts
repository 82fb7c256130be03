import { describe, expect, it } from 'vitest';
import { stripDays } from './stripDays';

const zone = 'Asia/Hong_Kong';
const lesson = (day: number) => ({ startAt: `2026-11-${day}T10:00:00Z` });
const numbers = (days: ReturnType<typeof stripDays>) =>
  days.map(({ date, items }) => `${Number(date.slice(-2))}: ${items.length}`);

describe('the days of the strip', () => {
  it('are seven from the first one with lessons, those without any included', () => {
    const days = stripDays([lesson(20), lesson(20), lesson(22), lesson(27)], { zone, goesOn: false });
    expect(numbers(days)).toEqual(['20: 2', '21: 0', '22: 1', '23: 0', '24: 0', '25: 0', '26: 0']);
  });

  it('end with the last lesson of a list that goes on', () => {
    const days = stripDays([lesson(20), lesson(22)], { zone, goesOn: true });
    expect(numbers(days)).toEqual(['20: 1', '21: 0', '22: 1']);
  });

  it('are none without a lesson that has a time', () => {
    expect(stripDays([{ startAt: null }], { zone, goesOn: false })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { durationParts, expiryLeft, formatClock, remainingMinutes } from './duration';

const at = '2026-05-13T12:00:00Z';
const ms = Date.parse(at);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

it.each([
  [10 * minute, 10],
  [9 * minute + 1, 10],
  [1, 1],
  [0, 0],
  [-1, 0],
  [-day, 0],
])('%d ms before the start: %d minutes remain', (left, expected) =>
  expect(remainingMinutes(at, ms - left)).toBe(expected),
);

it('has no remaining minutes before an instant that is none', () => expect(remainingMinutes('x', ms)).toBe(0));

it.each([
  [3 * day + 5 * hour, { unit: 'days', count: 3, expiredDays: 3, expiredHours: 77, isExpired: false }],
  [day, { unit: 'days', count: 1, expiredHours: 24 }],
  [day - 1, { unit: 'hours', count: 23, expiredDays: 0 }],
  [hour, { unit: 'hours', count: 1, expiredMinutes: 60 }],
  [hour - 1, { unit: 'minutes', count: 59, expiredHours: 0 }],
  [1, { unit: 'minutes', count: 0, isExpired: false }],
  [0, { unit: 'minutes', count: 0, isExpired: true }],
  [-day, { unit: 'minutes', count: 0, expiredDays: 0, expiredHours: 0, expiredMinutes: 0, isExpired: true }],
])('%d ms before the expiry', (left, expected) => expect(expiryLeft(at, ms - left)).toMatchObject(expected));

it('counts an expiry that is no instant as over', () => expect(expiryLeft('x', ms).isExpired).toBe(true));

it.each([
  [0, [0, 0]],
  [-5, [0, 0]],
  [Number.NaN, [0, 0]],
  [20, [0, 1]],
  [75, [0, 1]],
  [90, [0, 2]],
  [3569, [0, 59]],
  [3599, [1, 0]],
  [3600, [1, 0]],
  [22_800, [6, 20]],
])('%d s → hours and minutes %j', (seconds, [hours, minutes]) => {
  expect(durationParts(seconds)).toEqual({ hours, minutes });
});

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [60, '1:00'],
  [768, '12:48'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [36_000, '10:00:00'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d s → %s', (seconds, expected) => expect(formatClock(seconds)).toBe(expected));

describe('whatever the moment', () => {
  it('nothing is negative and the parts agree', () => {
    for (let left = -2 * day; left <= 2 * day; left += 7 * minute + 333) {
      const { expiredDays, expiredHours, expiredMinutes, count } = expiryLeft(at, ms - left);
      expect(
        Math.min(expiredDays, expiredHours, expiredMinutes, count, remainingMinutes(at, ms - left)),
      ).toBeGreaterThanOrEqual(0);
      expect(expiredHours).toBeGreaterThanOrEqual(expiredDays * 24);
      expect(expiredMinutes).toBeGreaterThanOrEqual(expiredHours * 60);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { locales, regionOf, regions } from '@/shared/i18n/locales';
import { addDays, browserZone, dateKey, readingAt, toMs, zoneNote, zoneOffset } from './timeZone';

const summer = '2026-07-01T00:00:00Z';
const winter = '2026-01-01T00:00:00Z';

it.each([
  ['UTC', summer, 0],
  ['Asia/Hong_Kong', summer, 480],
  ['Australia/Sydney', summer, 600],
  ['Australia/Sydney', winter, 660],
  ['Pacific/Auckland', winter, 780],
  ['America/New_York', summer, -240],
  ['Asia/Kolkata', summer, 330],
  ['America/St_Johns', winter, -210],
])('%s at %s is %d minutes ahead', (zone, instant, expected) => expect(zoneOffset(instant, zone)).toBe(expected));

describe('zoneNote', () => {
  it.each([
    ['Asia/Hong_Kong', 'Asia/Hong_Kong', summer, null],
    ['Asia/Singapore', 'Asia/Hong_Kong', summer, null],
    ['Asia/Tokyo', 'Asia/Hong_Kong', summer, 'GMT+9'],
    ['Asia/Kolkata', 'Asia/Hong_Kong', summer, 'GMT+5:30'],
    ['America/St_Johns', 'Asia/Hong_Kong', winter, 'GMT-3:30'],
    ['UTC', 'Asia/Hong_Kong', summer, 'GMT'],
    // Brisbane has no daylight saving: it differs from Sydney in summer only.
    ['Australia/Brisbane', 'Australia/Sydney', summer, null],
    ['Australia/Brisbane', 'Australia/Sydney', winter, 'GMT+10'],
  ])('in %s for a region of %s at %s: %s', (zone, usual, instant, expected) => {
    expect(zoneNote(instant, zone, usual)).toBe(expected);
  });

  it.each(locales)('says nothing at home in %s, all year', (locale) => {
    const { timeZone } = regions[regionOf(locale)];
    expect([summer, winter].map((instant) => zoneNote(instant, timeZone, timeZone))).toEqual([null, null]);
  });
});

it('reads calendar dates in the zone', () => {
  expect(dateKey('2026-12-31T16:00:00Z', 'Asia/Hong_Kong')).toBe('2027-01-01');
  expect(dateKey('2026-12-31T16:00:00Z', 'UTC')).toBe('2026-12-31');
  expect(readingAt('2026-12-31T16:00:00Z', 'Asia/Hong_Kong').hour).toBe(0);
  expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2025-12-31',
  ]);
  expect(toMs(5)).toBe(5);
});

it('finds a zone that can be used', () => {
  expect(() => zoneOffset(summer, browserZone())).not.toThrow();
});

import { describe, expect, it, vi } from 'vitest';
import { locales, regionOf, regions } from '@/shared/i18n/locales';
import {
  addDays,
  addMonths,
  browserZone,
  dateKey,
  isDateKey,
  minuteOfDay,
  readingAt,
  startOfDay,
  toMs,
  weekOf,
  zoneNote,
  zoneOffset,
} from './timeZone';

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
  expect([addMonths('2026-11-20', 1), addMonths('2026-11-20', 12)]).toEqual(['2026-12-20', '2027-11-20']);
  expect([addMonths('2027-01-31', 1), addMonths('2028-01-31', 1)]).toEqual(['2027-02-28', '2028-02-29']);
  expect(toMs(5)).toBe(5);
});

describe('the zone of the browser', () => {
  it.each([
    ['America/New_York', 'America/New_York'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    // Chromium reports this one for `TZ=CST-8` and for a zone file that it cannot read, Node none at all.
    ['Etc/Unknown', 'Asia/Taipei'],
    ['CST-8', 'Asia/Taipei'],
    ['', 'Asia/Taipei'],
    [undefined, 'Asia/Taipei'],
  ])('that reports %s is %s', (timeZone, expected) => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone } as Intl.ResolvedDateTimeFormatOptions;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
    expect(browserZone('Asia/Taipei')).toBe(expected);
    expect(() => zoneOffset(summer, expected)).not.toThrow();
  });
});

describe('a week', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-15', '2026-11-21'],
    ['2026-11-15', 0, '2026-11-15', '2026-11-21'],
    ['2026-11-15', 1, '2026-11-09', '2026-11-15'],
    ['2027-01-01', 1, '2026-12-28', '2027-01-03'],
  ])('with %s, from weekday %d, is from %s to %s', (date, firstWeekday, first, last) => {
    const dates = weekOf(date, firstWeekday);
    expect([dates.length, dates[0], dates[6]]).toEqual([7, first, last]);
  });

  it('begins on the day that calendars of the region begin with', () => {
    interface WithWeek {
      weekInfo?: { firstDay: number };
      getWeekInfo?: () => { firstDay: number };
    }
    for (const [region, { firstWeekday }] of Object.entries(regions)) {
      const locale = new Intl.Locale(`und-${region}`) as unknown as WithWeek;
      const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0;
      expect([region, firstWeekday]).toEqual([region, firstDay % 7]);
    }
  });
});

it.each([
  ['2026-11-20', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['1999-12-31', false],
  ['20261120', false],
  ['today', false],
  ['', false],
])('%s is a date: %s', (text, expected) => expect(isDateKey(text)).toBe(expected));

it.each([
  ['2026-11-20', 'Asia/Hong_Kong', '2026-11-19T16:00:00.000Z'],
  ['2026-11-20', 'America/St_Johns', '2026-11-20T03:30:00.000Z'],
  // The days on which Sydney's clocks change, and those after them.
  ['2026-04-05', 'Australia/Sydney', '2026-04-04T13:00:00.000Z'],
  ['2026-04-06', 'Australia/Sydney', '2026-04-05T14:00:00.000Z'],
  ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'],
  ['2026-10-05', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
])('%s begins in %s at %s', (date, zone, expected) => {
  const start = startOfDay(date, zone);
  expect([new Date(start).toISOString(), minuteOfDay(start, zone)]).toEqual([expected, 0]);
});

// Clocks go from 11:59 PM to 1 AM, and from 1 AM to midnight; Samoa left a whole day out.
it.each([
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-06', 60],
  ['2026-09-07', 'America/Santiago', '2026-09-07T03:00:00.000Z', '2026-09-07', 0],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-01', 0],
  ['2021-10-29', 'Asia/Amman', '2021-10-28T21:00:00.000Z', '2021-10-29', 0],
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31', 0],
])('%s begins in %s at %s, a moment of %s', (date, zone, expected, day, minutes) => {
  const start = startOfDay(date, zone);
  expect([new Date(start).toISOString(), dateKey(start, zone), minuteOfDay(start, zone)]).toEqual([
    expected,
    day,
    minutes,
  ]);
  expect(dateKey(start - 1, zone) < date).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { type Locale, locales, regionOf, regions } from '@/shared/i18n/locales';
import {
  dayFlags,
  formatDate,
  formatDateText,
  formatDaysUntil,
  formatFullWeekday,
  formatMonth,
  formatMonthDay,
  formatTime,
  formatTimeRange,
  formatWeekday,
  formatWeekdayDate,
  groupByStartDate,
  startDate,
  timeDisplay,
} from './time';

const evening = '2026-05-13T19:05:00+08:00';
const hongKong = 'Asia/Hong_Kong';

const dates: Record<Locale, [date: string, monthDay: string, weekdayDate: string]> = {
  'en-au': ['13 May 2026', '13 May', 'Wed, 13 May'],
  'en-hk': ['13 May 2026', '13 May', 'Wed, 13 May'],
  'zh-hk': ['2026年5月13日', '5月13日', '5月13日（星期三）'],
  'id-id': ['13 Mei 2026', '13 Mei', 'Rab, 13 Mei'],
  'en-id': ['13 May 2026', '13 May', 'Wed, 13 May'],
  'ja-jp': ['2026年5月13日', '5月13日', '5月13日(水)'],
  'ko-kr': ['2026년 5월 13일', '5월 13일', '5월 13일(수)'],
  'en-my': ['13 May 2026', '13 May', 'Wed, 13 May'],
  'ms-my': ['13 Mei 2026', '13 Mei', 'Rab, 13 Mei'],
  'zh-my': ['2026年5月13日', '5月13日', '5月13日（星期三）'],
  'en-nz': ['13 May 2026', '13 May', 'Wed, 13 May'],
  'en-sg': ['13 May 2026', '13 May', 'Wed, 13 May'],
  'th-th': ['13 พ.ค. 2026', '13 พ.ค.', 'พ. 13 พ.ค.'],
  'en-th': ['13 May 2026', '13 May', 'Wed, 13 May'],
  'zh-tw': ['2026年5月13日', '5月13日', '5月13日（三）'],
  'vi-vn': ['13/5/2026', '13/5', 'Thứ Tư, 13/5'],
};

describe('dates', () => {
  it.each(locales)('%s', (locale) => {
    expect([
      formatDate(evening, locale, hongKong),
      formatMonthDay(evening, locale, hongKong),
      formatWeekdayDate(evening, locale, hongKong),
    ]).toEqual(dates[locale]);
  });

  it('starts a month with a capital, since it is a heading', () => {
    expect(formatMonth(evening, 'en-hk', hongKong)).toBe('May 2026');
    expect(formatMonth(evening, 'vi-vn', hongKong)).toBe('Tháng 5 năm 2026');
  });

  it('takes each weekday from the zone’s calendar', () => {
    const week = (locale: Locale) =>
      Array.from({ length: 7 }, (_, day) => formatWeekday(`2026-05-${10 + day}T23:30:00Z`, locale, 'UTC'));
    expect(week('vi-vn')).toEqual(['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']);
    expect(week('th-th')).toEqual(['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.']);
    expect(formatWeekdayDate('2026-05-10T23:30:00Z', 'th-th', 'Asia/Bangkok')).toBe('จ. 11 พ.ค.');
  });

  it('says the whole weekday', () => {
    const whole = (['en-hk', 'en-th', 'zh-tw', 'vi-vn', 'th-th'] as const).map((locale) =>
      formatFullWeekday(evening, locale, hongKong),
    );
    expect(whole).toEqual(['Wednesday', 'Wednesday', '星期三', 'Thứ Tư', 'วันพุธ']);
  });

  it('is empty for an instant that is none', () => {
    expect(
      formatDate('soon', 'en-hk', hongKong) + formatWeekdayDate('', 'vi-vn', hongKong) + formatTime('x', hongKong),
    ).toBe('');
  });
});

describe('times', () => {
  it.each([
    ['2026-05-13T00:00:00+08:00', '12:00\u00a0AM'],
    ['2026-05-13T00:59:59+08:00', '12:59\u00a0AM'],
    ['2026-05-13T01:00:00+08:00', '1:00\u00a0AM'],
    ['2026-05-13T11:59:00+08:00', '11:59\u00a0AM'],
    ['2026-05-13T12:00:00+08:00', '12:00\u00a0PM'],
    ['2026-05-13T12:30:00+08:00', '12:30\u00a0PM'],
    ['2026-05-13T13:00:00+08:00', '1:00\u00a0PM'],
    [evening, '7:05\u00a0PM'],
    ['2026-05-13T23:59:00+08:00', '11:59\u00a0PM'],
  ])('%s → %s', (instant, expected) => expect(formatTime(instant, hongKong)).toBe(expected));

  it('reads the same instant in each region’s usual zone', () => {
    const shown = Object.fromEntries(
      Object.entries(regions).map(([region, row]) => [region, formatTime(evening, row.timeZone)]),
    );
    expect(shown).toEqual({
      au: '9:05\u00a0PM',
      hk: '7:05\u00a0PM',
      id: '6:05\u00a0PM',
      jp: '8:05\u00a0PM',
      kr: '8:05\u00a0PM',
      my: '7:05\u00a0PM',
      nz: '11:05\u00a0PM',
      sg: '7:05\u00a0PM',
      th: '6:05\u00a0PM',
      tw: '7:05\u00a0PM',
      vn: '6:05\u00a0PM',
    });
  });

  it('follows daylight saving', () => {
    const sydney = 'Australia/Sydney';
    // Clocks go back from 3:00 to 2:00 on 5 April 2026, and forward from 2:00 to 3:00 on 4 October.
    expect(['2026-04-04T15:30:00Z', '2026-04-04T16:30:00Z'].map((at) => formatTime(at, sydney))).toEqual([
      '2:30\u00a0AM',
      '2:30\u00a0AM',
    ]);
    expect(['2026-10-03T15:30:00Z', '2026-10-03T16:30:00Z'].map((at) => formatTime(at, sydney))).toEqual([
      '1:30\u00a0AM',
      '3:30\u00a0AM',
    ]);
  });

  it('joins a range, over midnight too', () => {
    expect(formatTimeRange(evening, '2026-05-13T20:30:00+08:00', hongKong)).toBe('7:05\u00a0PM – 8:30\u00a0PM');
    expect(formatTimeRange('2026-05-13T23:30:00+08:00', '2026-05-14T00:30:00+08:00', hongKong)).toBe(
      '11:30\u00a0PM – 12:30\u00a0AM',
    );
    expect(formatTimeRange(evening, null, hongKong)).toBe('7:05\u00a0PM');
    expect(formatTimeRange(evening, 'x', hongKong)).toBe('7:05\u00a0PM');
  });
});

describe('today and tomorrow', () => {
  const at = (instant: string, now: string, zone: string) => {
    const { isToday, isTomorrow } = dayFlags(instant, Date.parse(now), zone);
    return isToday ? 'today' : isTomorrow ? 'tomorrow' : 'neither';
  };

  it.each([
    ['2026-05-13T23:59:00+08:00', '2026-05-13T00:01:00+08:00', hongKong, 'today'],
    ['2026-05-14T00:01:00+08:00', '2026-05-13T23:59:00+08:00', hongKong, 'tomorrow'],
    ['2026-05-14T23:59:00+08:00', '2026-05-13T00:00:00+08:00', hongKong, 'tomorrow'],
    ['2026-05-15T00:00:00+08:00', '2026-05-13T23:59:00+08:00', hongKong, 'neither'],
    ['2026-05-12T23:59:00+08:00', '2026-05-13T00:00:00+08:00', hongKong, 'neither'],
    ['2026-05-14T00:01:00+08:00', '2026-05-13T23:59:00+08:00', 'UTC', 'today'],
    ['2026-06-01T01:00:00+08:00', '2026-05-31T10:00:00+08:00', hongKong, 'tomorrow'],
    ['2027-01-01T01:00:00+08:00', '2026-12-31T10:00:00+08:00', hongKong, 'tomorrow'],
    // Days with a change of daylight saving have 23 or 25 hours.
    ['2026-10-05T00:30:00+11:00', '2026-10-03T23:30:00+10:00', 'Australia/Sydney', 'neither'],
    ['2026-04-05T23:30:00+10:00', '2026-04-04T23:45:00+11:00', 'Australia/Sydney', 'tomorrow'],
    ['x', '2026-05-13T00:00:00+08:00', hongKong, 'neither'],
  ])('%s seen at %s in %s: %s', (instant, now, zone, expected) => expect(at(instant, now, zone)).toBe(expected));
});

it('shows a lesson’s time in every locale with AM/PM', () => {
  for (const locale of locales) {
    const shown = timeDisplay(
      { startAt: evening, endAt: '2026-05-13T20:30:00+08:00' },
      { now: Date.parse('2026-05-12T12:00:00+08:00'), locale, zone: regions[regionOf(locale)].timeZone },
    );
    expect(shown.timeRange).toMatch(/^\d{1,2}:\d\d\u00a0[AP]M – \d{1,2}:\d\d\u00a0[AP]M$/);
    expect(shown).toMatchObject({ date: dates[locale][2], isToday: false, isTomorrow: true });
  }
});

it('groups by the date of the start in the zone and keeps what has no date', () => {
  const lesson = (id: number, startAt: string | null) => ({ id, startAt });
  const lessons = [
    lesson(1, '2026-05-13T15:00:00Z'),
    lesson(2, '2026-05-13T15:59:00Z'),
    lesson(3, '2026-05-13T16:00:00Z'),
    lesson(4, null),
    lesson(5, '2026-05-13T10:00:00Z'),
    lesson(6, 'x'),
  ];
  const ids = (zone: string) =>
    groupByStartDate(lessons, zone).map(({ date, items }) => [date, ...items.map(({ id }) => id)]);
  expect(ids(hongKong)).toEqual([
    ['2026-05-13', 1, 2, 5],
    ['2026-05-14', 3],
    ['', 4, 6],
  ]);
  expect(ids('UTC')).toEqual([
    ['2026-05-13', 1, 2, 3, 5],
    ['', 4, 6],
  ]);
});

it.each([
  ['the last minute of a day', '2026-05-13T23:59:00+08:00', hongKong, '2026-05-13'],
  ['midnight', '2026-05-14T00:00:00+08:00', hongKong, '2026-05-14'],
  ['the first night of summer time', '2026-10-03T14:00:00Z', 'Australia/Sydney', '2026-10-04'],
  ['its last minute, an hour earlier than the day before', '2026-10-04T12:59:00Z', 'Australia/Sydney', '2026-10-04'],
  ['the midnight after it', '2026-10-04T13:00:00Z', 'Australia/Sydney', '2026-10-05'],
  ['the hour that winter time has twice', '2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
  ['the last minute of its 25 hours', '2026-11-02T04:59:00Z', 'America/New_York', '2026-11-01'],
  ['no start', null, hongKong, ''],
  ['an invalid start', 'x', hongKong, ''],
])('dates a class by its start: %s', (_, startAt, zone, date) => expect(startDate(startAt, zone)).toBe(date));

it.each([
  ['a date', '2026-12-31', 'America/New_York', '31 Dec 2026'],
  ['an instant', '2026-12-31T23:30:00+08:00', hongKong, '31 Dec 2026'],
  ['an instant that is another day here', '2026-12-31T23:30:00+08:00', 'Pacific/Auckland', '1 Jan 2027'],
  ['words', 'Until you cancel', hongKong, 'Until you cancel'],
  ['words with a number', 'Lesson 5', hongKong, 'Lesson 5'],
  ['no date', '2026-13-45', hongKong, '2026-13-45'],
])('shows a text that may be a date: %s', (_, text, zone, shown) => {
  expect(formatDateText(text, 'en-hk', zone)).toBe(shown);
});

describe('days until', () => {
  const now = Date.parse('2026-11-20T23:30:00+08:00');
  it.each([
    ['2026-11-20T23:50:00+08:00', ''],
    ['2026-11-21T00:10:00+08:00', ''],
    ['2026-11-22T00:10:00+08:00', 'in 2 days'],
    ['2026-12-04T19:00:00+08:00', 'in 14 days'],
    ['2026-11-01T19:00:00+08:00', ''],
    ['never', ''],
  ])('of %s is %j', (instant, text) => {
    expect(formatDaysUntil(instant, now, 'en-hk', 'Asia/Hong_Kong')).toBe(text);
  });

  it('is in the language, by the dates of the zone', () => {
    expect(formatDaysUntil('2026-11-23T00:10:00+09:00', now, 'ja-jp', 'Asia/Tokyo')).toBe('2日後');
    expect(formatDaysUntil('2026-11-27T12:00:00+08:00', now, 'zh-hk', 'Asia/Hong_Kong')).toBe('7 日後');
    expect(formatDaysUntil('2026-11-27T12:00:00+08:00', now, 'zh-my', 'Asia/Kuala_Lumpur')).toBe('7 天后');
    expect(formatDaysUntil('2026-11-27T12:00:00+08:00', now, 'zh-tw', 'Asia/Taipei')).toBe('7 天後');
    // "dalam 7 hari" would be "within 7 days".
    expect(formatDaysUntil('2026-11-27T12:00:00+07:00', now, 'id-id', 'Asia/Jakarta')).toBe('7 hari lagi');
    expect(formatDaysUntil('2026-11-27T12:00:00+08:00', now, 'ms-my', 'Asia/Kuala_Lumpur')).toBe('7 hari lagi');
    expect(formatDaysUntil('2026-11-27T12:00:00+07:00', now, 'th-th', 'Asia/Bangkok')).toBe('อีก 7 วัน');
    expect(formatDaysUntil('2026-11-27T12:00:00+07:00', now, 'vi-vn', 'Asia/Ho_Chi_Minh')).toBe('7 ngày nữa');
    expect(formatDaysUntil('2026-11-22T00:10:00+08:00', now, 'en-hk', 'UTC')).toBe('');
  });
});

/**
 * Formats times and dates, the same in every browser: 12-hour with literal AM/PM, Gregorian calendar, Latin digits. The
 * zone (IANA name) and the present are always arguments; an invalid instant returns ''.
 */
import { type Locale, languageOf, languageTag } from '@/shared/i18n/locales';
import { addDays, dateKey, dateKeyZone, type Instant, readingAt, toMs } from './timeZone';

const dateStyles = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  monthDay: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'short' },
  fullWeekday: { weekday: 'long' },
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const wholeWeekdays = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'];

// Sunday first. Browsers and Node differ on the first two; Hong Kong and Malaysia write the whole word, `Intl` 週三 and 周三.
const ownWeekdays: Readonly<Record<string, readonly string[]>> = {
  th: ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'],
  vi: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  'zh-hk': wholeWeekdays,
  'zh-my': wholeWeekdays,
};

// Composed here, since browsers and Node differ on the space between date and weekday.
const joined: Readonly<Record<string, (weekday: string, date: string) => string>> = {
  ja: (weekday, date) => `${date}(${weekday})`,
  ko: (weekday, date) => `${date}(${weekday})`,
  th: (weekday, date) => `${weekday} ${date}`,
  // Taiwan writes the sign alone: 12月6日（日）.
  zh: (weekday, date) => `${date}（${weekday.replace('週', '')}）`,
};
const joinedElse = (weekday: string, date: string) => `${weekday}, ${date}`;

// `Intl` has no English for Thailand, nor older browsers for Indonesia, and would use American dates.
const datesLike: Readonly<Partial<Record<Locale, Locale>>> = { 'en-th': 'en-hk', 'en-id': 'en-hk' };

// Vietnamese writes dates in figures; browsers differ on the sign between them.
const figuresFrom: Readonly<Partial<Record<keyof typeof dateStyles, number>>> = { date: 0, monthDay: 1 };

// Creating a formatter costs some 40 times its use; there are few locales, styles and zones.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatDateAs(style: keyof typeof dateStyles, instant: Instant, locale: Locale, zone: string): string {
  const ms = toMs(instant);
  if (Number.isNaN(ms)) return '';
  const from = languageOf(locale) === 'vi' ? figuresFrom[style] : undefined;
  if (from !== undefined) return dateKey(ms, zone).split('-').slice(from).map(Number).reverse().join('/');
  const key = `${style} ${locale} ${zone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(languageTag(datesLike[locale] ?? locale), {
      ...dateStyles[style],
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: zone,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(ms);
}

/** Formats day, short month and year. */
export const formatDate = (instant: Instant, locale: Locale, zone: string) =>
  formatDateAs('date', instant, locale, zone);
/** Formats a text that is an ISO date or instant as a date in the zone; returns any other text unchanged. */
export function formatDateText(text: string, locale: Locale, zone: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text, locale, dateKeyZone) || text;
  return /^\d{4}-\d\d-\d\dT\d/.test(text) ? formatDate(text, locale, zone) || text : text;
}

/** Formats day and short month. */
export const formatMonthDay = (instant: Instant, locale: Locale, zone: string) =>
  formatDateAs('monthDay', instant, locale, zone);

/** Formats month and year as a heading: "December 2026". `Intl` starts Vietnamese months with a small letter. */
export function formatMonth(instant: Instant, locale: Locale, zone: string): string {
  const text = formatDateAs('month', instant, locale, zone);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats the short weekday. */
export function formatWeekday(instant: Instant, locale: Locale, zone: string): string {
  if (Number.isNaN(toMs(instant))) return '';
  const own = (ownWeekdays[locale] ?? ownWeekdays[languageOf(locale)])?.[
    new Date(`${dateKey(instant, zone)}T00:00:00Z`).getUTCDay()
  ];
  return own ?? formatDateAs('weekday', instant, locale, zone);
}

/** Formats the whole weekday. */
export const formatFullWeekday = (instant: Instant, locale: Locale, zone: string) =>
  formatDateAs('fullWeekday', instant, locale, zone);

/** Formats short weekday, day and short month, without the year; Vietnamese has its short weekdays only in calendars. */
export function formatWeekdayDate(instant: Instant, locale: Locale, zone: string): string {
  const date = formatMonthDay(instant, locale, zone);
  if (!date) return '';
  const weekday = languageOf(locale) === 'vi' ? formatFullWeekday : formatWeekday;
  return (joined[languageOf(locale)] ?? joinedElse)(weekday(instant, locale, zone), date);
}

/** Formats `7:05 PM` with a no-break space; composed here, since browsers differ on 12-hour formats of some languages. */
export function formatTime(instant: Instant, zone: string): string {
  if (Number.isNaN(toMs(instant))) return '';
  const { hour, minute } = readingAt(instant, zone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats `7:00 PM – 8:30 PM`; without an end only the start. */
export function formatTimeRange(startAt: Instant, endAt: Instant | null, zone: string): string {
  const [start, end] = [formatTime(startAt, zone), endAt === null ? '' : formatTime(endAt, zone)];
  return start && end ? `${start} – ${end}` : start;
}

/** Returns whether the instant is on the calendar date of `now` (epoch milliseconds), or on the next one, in `zone`. */
export function dayFlags(instant: Instant, now: number, zone: string): { isToday: boolean; isTomorrow: boolean } {
  if (Number.isNaN(toMs(instant))) return { isToday: false, isTomorrow: false };
  const [day, today] = [dateKey(instant, zone), dateKey(now, zone)];
  return { isToday: day === today, isTomorrow: day === addDays(today, 1) };
}

// Composed here, as these languages say it: the words of `Intl` in Indonesian and Malay also mean "within 7 days", and its
// space after the number differs from other texts in Chinese and Japanese.
const daysAhead: Readonly<Record<string, (days: number) => string>> = {
  id: (days) => `${days} hari lagi`,
  ja: (days) => `${days}日後`,
  ms: (days) => `${days} hari lagi`,
  th: (days) => `อีก ${days} วัน`,
  vi: (days) => `${days} ngày nữa`,
  'zh-hk': (days) => `${days} 日後`,
  'zh-my': (days) => `${days} 天后`,
  'zh-tw': (days) => `${days} 天後`,
};

const relativeFormatters = new Map<Locale, Intl.RelativeTimeFormat>();

/** Formats the calendar days from `now` to an instant: "in 7 days"; '' when it is not after tomorrow. */
export function formatDaysUntil(instant: Instant, now: number, locale: Locale, zone: string): string {
  if (Number.isNaN(toMs(instant))) return '';
  const [day, today] = [instant, now].map((one) => Date.parse(dateKey(one, zone)));
  const days = ((day ?? 0) - (today ?? 0)) / 86_400_000;
  if (days < 2) return '';
  const composed = daysAhead[locale] ?? daysAhead[languageOf(locale)];
  if (composed) return composed(days);
  let formatter = relativeFormatters.get(locale);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'always' });
    relativeFormatters.set(locale, formatter);
  }
  return formatter.format(days, 'day');
}

export interface TimeDisplay {
  /** Weekday and date. */
  date: string;
  isToday: boolean;
  isTomorrow: boolean;
  timeRange: string;
}

/** Returns the display of a lesson's time; `now` in epoch milliseconds. */
export function timeDisplay(
  { startAt, endAt }: { startAt: string; endAt: string | null },
  { now, locale, zone }: { now: number; locale: Locale; zone: string },
): TimeDisplay {
  return {
    date: formatWeekdayDate(startAt, locale, zone),
    ...dayFlags(startAt, now, zone),
    timeRange: formatTimeRange(startAt, endAt, zone),
  };
}

export interface DateGroup<T> {
  /** `YYYY-MM-DD` in the zone; '' = without a valid start. */
  date: string;
  items: T[];
}

/** Returns the calendar date of a start, as `YYYY-MM-DD` in the zone; '' without a valid start. */
export function startDate(startAt: string | null, zone: string): string {
  return startAt === null || Number.isNaN(toMs(startAt)) ? '' : dateKey(startAt, zone);
}

/**
 * Groups items by the calendar date of their start, in order of appearance; a class over midnight stays on its start
 * date.
 */
export function groupByStartDate<T extends { startAt: string | null }>(
  items: readonly T[],
  zone: string,
): DateGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const date = startDate(item.startAt, zone);
    const group = groups.get(date);
    if (group) group.push(item);
    else groups.set(date, [item]);
  }
  return [...groups].map(([date, group]) => ({ date, items: group }));
}

/** Calendar date and clock time of an instant in a time zone, and names of zones other than the usual one. */

export type Instant = string | number;

interface Reading {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Returns the epoch milliseconds of an ISO 8601 instant or of epoch milliseconds. */
export function toMs(instant: Instant): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}

// Creating a formatter costs some 40 times its use, and a page uses the same zone everywhere.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: zone,
  });
  formatters.set(zone, made);
  return made;
}

/** Returns year, month (1–12), day, hour (0–23), minute and second in `zone` (IANA). Throws on an invalid instant. */
export function readingAt(instant: Instant, zone: string): Reading {
  const reading: Reading = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(zone).formatToParts(toMs(instant)))
    if (type in reading) reading[type as keyof Reading] = Number(value);
  return reading;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Returns the calendar date in `zone` as `YYYY-MM-DD`. */
export function dateKey(instant: Instant, zone: string): string {
  const { year, month, day } = readingAt(instant, zone);
  return `${year}-${two(month)}-${two(day)}`;
}

/** The zone in which the instant of a date key is midnight, so that formats show the key's date. */
export const dateKeyZone = 'UTC';

/** Milliseconds. */
const day = 86_400_000;

/** Returns the date `days` after a date key; pure calendar arithmetic, so daylight saving does not matter. */
export function addDays(key: string, days: number): string {
  return new Date(Date.parse(`${key}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** Returns the date `months` after a date key: the same day, or the last one of a shorter month. */
export function addMonths(key: string, months: number): string {
  const [year = 0, month = 1, date = 1] = key.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns whether a text is a calendar date of this century, as `YYYY-MM-DD`. */
export const isDateKey = (text: string): boolean =>
  /^20\d\d-(0[1-9]|1[0-2])-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text;

/** Days. */
export const weekLength = 7;

/** Returns the dates of the week that contains a date. `firstWeekday`: 0 is Sunday. */
export function weekOf(key: string, firstWeekday: number): string[] {
  const weekday = new Date(`${key}T00:00:00Z`).getUTCDay();
  const first = addDays(key, -((weekday - firstWeekday + weekLength) % weekLength));
  return Array.from({ length: weekLength }, (_, day) => addDays(first, day));
}

/** Returns the first instant of a date in `zone`, in epoch milliseconds; it is 1 AM where clocks skip midnight. */
export function startOfDay(key: string, zone: string): number {
  const wall = Date.parse(`${key}T00:00:00Z`);
  // Clocks may change on that day: midnight is read with the offsets of the days before and after.
  const midnights = [-day, day].map((distance) => wall - zoneOffset(wall + distance, zone) * 60_000);
  return Math.min(...midnights.filter((midnight) => dateKey(midnight, zone) >= key));
}

/** Returns the minutes since midnight that a clock in `zone` shows. */
export function minuteOfDay(instant: Instant, zone: string): number {
  const { hour, minute } = readingAt(instant, zone);
  return hour * 60 + minute;
}

/** Returns the minutes that `zone` is ahead of UTC at an instant. */
export function zoneOffset(instant: Instant, zone: string): number {
  const { year, month, day, hour, minute, second } = readingAt(instant, zone);
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wall - toMs(instant)) / 60_000);
}

function isKnown(zone: string | undefined): zone is string {
  try {
    return zone !== undefined && formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the browser's zone; `usualZone` where it reports none, or none that formatters know (`Etc/Unknown`). */
export function browserZone(usualZone: string): string {
  const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
  return isKnown(timeZone) ? timeZone : usualZone;
}

/**
 * Returns the name of `zone` (such as `GMT+9` or `GMT+5:30`) when its offset at the instant differs from that of the
 * region's usual zone, else null, since the time is then unambiguous.
 */
export function zoneNote(instant: Instant, zone: string, usualZone: string): string | null {
  const offset = zoneOffset(instant, zone);
  if (offset === zoneOffset(instant, usualZone)) return null;
  if (offset === 0) return 'GMT';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes ? `:${two(minutes)}` : ''}`;
}

/** Calendar and clock readings of an instant in a time zone, and the naming of a zone that is not the usual one. */

export type Instant = string | number;

interface Reading {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Epoch milliseconds of an ISO 8601 instant or of epoch milliseconds. */
export function toMs(instant: Instant): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}

// Making a formatter costs some 40 times its use, and a page shows the same zone everywhere.
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

/** Year, month (1–12), day, hour (0–23), minute and second that a clock in `zone` (IANA) shows. Throws on an invalid instant. */
export function readingAt(instant: Instant, zone: string): Reading {
  const reading: Reading = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(zone).formatToParts(toMs(instant)))
    if (type in reading) reading[type as keyof Reading] = Number(value);
  return reading;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Calendar date in `zone` as `YYYY-MM-DD`. */
export function dateKey(instant: Instant, zone: string): string {
  const { year, month, day } = readingAt(instant, zone);
  return `${year}-${two(month)}-${two(day)}`;
}

/** The date `days` after a date key; pure calendar arithmetic, so daylight saving does not matter. */
export function addDays(key: string, days: number): string {
  return new Date(Date.parse(`${key}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Minutes that `zone` is ahead of UTC at an instant. */
export function zoneOffset(instant: Instant, zone: string): number {
  const { year, month, day, hour, minute, second } = readingAt(instant, zone);
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wall - toMs(instant)) / 60_000);
}

/** The visitor's own zone; a server or build answers with its own. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/**
 * Name of `zone` (such as `GMT+9` or `GMT+5:30`) when its offset at the instant differs from that of the region's usual
 * zone, else null: then the time needs no further word.
 */
export function zoneNote(instant: Instant, zone: string, usualZone: string): string | null {
  const offset = zoneOffset(instant, zone);
  if (offset === zoneOffset(instant, usualZone)) return null;
  if (offset === 0) return 'GMT';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `GMT${offset < 0 ? '-' : '+'}${hours}${minutes ? `:${two(minutes)}` : ''}`;
}

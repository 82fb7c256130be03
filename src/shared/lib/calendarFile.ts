/**
 * Writes calendar files (iCalendar, RFC 5545). Times are UTC instants, which calendars show in their owner's zone; this
 * avoids zone tables and mistakes at changes of daylight saving.
 */
import { cutText } from './cutText';
import { toMs } from './timeZone';
import { trimEndOf } from './trimEndOf';

export interface CalendarEvent {
  /** Constant for an event, so that adding it again updates it. */
  uid: string;
  /** ISO 8601 instants. */
  startAt: string;
  /** Null or not after the start: left out. */
  endAt: string | null;
  title: string;
  description?: string;
  /** Absolute. */
  url?: string;
}

export const calendarFileType = 'text/calendar;charset=utf-8';

/** Octets in a content line, without its line end. */
const longestLine = 75;

// Line ends become `\n`; every other control character is not allowed at all.
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const octets = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds a line of more than 75 octets without splitting a character; each further line starts with a space. */
function folded(line: string): string {
  let [text, used] = ['', 0];
  for (const character of line) {
    const size = octets(character);
    if (used + size > longestLine) {
      text += '\r\n ';
      used = 1;
    }
    text += character;
    used += size;
  }
  return text;
}

/** `20261120T113000Z`. */
const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const minute = 60_000;

/**
 * Calendars replace an event by one with a higher sequence only. Nothing says how often a class was changed, so the time of
 * the file is its sequence: in minutes, since it has to be below 2 to the power of 31.
 */
const sequenceAt = (now: number) => Math.floor(now / minute);

function eventLines({ uid, startAt, endAt, title, description, url }: CalendarEvent, now: number): string[] {
  const start = toMs(startAt);
  const end = endAt === null ? Number.NaN : toMs(endAt);
  if (Number.isNaN(start)) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(now)}`,
    `SEQUENCE:${sequenceAt(now)}`,
    `DTSTART:${utc(start)}`,
    ...(end > start ? [`DTEND:${utc(end)}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    // A URI is not escaped; it contains neither spaces nor line ends.
    ...(url ? [`URL:${new URL(url).href}`] : []),
    'END:VEVENT',
  ];
}

/** Returns the file's text. `now` in epoch milliseconds. An event without a valid start is left out. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { now, productName }: { now: number; productName: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(productName)}//Schedule//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns a file name from the title, valid on every file system; at most 60 characters. */
export function calendarFileName(title: string): string {
  const name = title
    .replace(/(?:(?!\p{Join_Control})\p{C}|[\\/:*?"<>|])+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  return `${trimEndOf(cutText(name, 60), '. ') || 'calendar'}.ics`;
}

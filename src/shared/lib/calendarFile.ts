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
  /** The event does not take place. */
  isCancelled?: boolean;
  /** When its facts have changed last, in epoch milliseconds. Unknown: the time of the file. */
  changedAt?: number;
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
 * the change is its sequence: in minutes, since it has to be below 2 to the power of 31.
 */
const sequenceAt = (now: number) => Math.floor(now / minute);

/** Rings ten minutes before the start, also while the app is closed. */
const alarmLines = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT10M',
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
];

function eventLines(event: CalendarEvent, fileTime: number): string[] {
  const { uid, startAt, endAt, title, description, url, isCancelled = false, changedAt: now = fileTime } = event;
  const start = toMs(startAt);
  const end = endAt === null ? Number.NaN : toMs(endAt);
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
    ...(isCancelled ? ['STATUS:CANCELLED'] : alarmLines(title)),
    'END:VEVENT',
  ];
}

interface FileOptions {
  /** Epoch milliseconds. */
  now: number;
  productName: string;
  /** Name of a calendar that others subscribe to: it is read again every six hours. */
  feedName?: string;
}

const feedLines = (name: string) => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
];

/** Returns the file's text. An event without a valid start is left out, and so is the second one of a uid. */
export function calendarFile(events: readonly CalendarEvent[], { now, productName, feedName }: FileOptions): string {
  const timed = events.filter(({ startAt }) => !Number.isNaN(toMs(startAt)));
  const once = new Map<string, CalendarEvent>();
  for (const event of timed) if (!once.has(event.uid)) once.set(event.uid, event);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(productName)}//Schedule//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feedName === undefined ? [] : feedLines(feedName)),
    ...[...once.values()].flatMap((event) => eventLines(event, now)),
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

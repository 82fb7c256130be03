/** Converts lessons of a timetable to calendar events. */
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { CalendarEvent } from '@/shared/lib/calendarFile';
import { joinNames } from '@/shared/lib/joinNames';
import { startDate } from '@/shared/lib/time';
import { addDays, dateKey } from '@/shared/lib/timeZone';

interface Place {
  region: string;
  /** Scheme, host and port of the app. */
  origin: string;
  /** Path of the lesson's page; null when there is none. */
  path: string | null;
}

/**
 * Returns the event of a lesson. Its uid contains the region, since ids are regional; it is the same in every language.
 */
export function calendarEvent(lesson: LiveLesson, { region, origin, path }: Place): CalendarEvent {
  const url = path === null ? null : origin + path;
  const teachers = joinNames(lesson.instructors);
  const description = [lesson.liveTopicName, teachers, url].filter(Boolean).join('\n');
  return {
    uid: `live-lesson-${region}-${lesson.id}@${new URL(origin).hostname}`,
    startAt: lesson.startAt ?? '',
    endAt: lesson.endAt,
    title: lesson.name,
    ...(description ? { description } : {}),
    ...(url ? { url } : {}),
  };
}

export interface Week {
  /** Today and the sixth day after it, as `YYYY-MM-DD` in the zone. */
  from: string;
  to: string;
}

/** Returns the week that begins today. `now` in epoch milliseconds. */
export function weekAt(now: number, zone: string): Week {
  const from = dateKey(now, zone);
  return { from, to: addDays(from, 6) };
}

export const isInWeek = ({ startAt }: LiveLesson, { from, to }: Week, zone: string): boolean => {
  const date = startDate(startAt, zone);
  return date !== '' && date >= from && date <= to;
};

export const isBehindWeek = ({ startAt }: LiveLesson, { to }: Week, zone: string): boolean =>
  startDate(startAt, zone) > to;

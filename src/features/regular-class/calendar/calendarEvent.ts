/** Converts live lessons to calendar events. */
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { CalendarEvent } from '@/shared/lib/calendarFile';
import { joinNames } from '@/shared/lib/joinNames';

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

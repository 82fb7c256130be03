/** Converts live lessons to calendar events. */
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { CalendarEvent } from '@/shared/lib/calendarFile';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';

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

/**
 * Returns the events of all lessons of a topic that have a time, as a guest sees them. `pathTo` returns the path of a page
 * in the language of the calendar.
 */
export function topicEvents(
  topic: LiveTopic,
  { pathTo, ...place }: Pick<Place, 'region' | 'origin'> & { pathTo: (path: string) => string },
): CalendarEvent[] {
  const { lessons, scheduledLessons, freeLessonList, finishedLessons } = topic;
  const known = new Map(
    [...finishedLessons, ...freeLessonList, ...lessons, ...scheduledLessons].map((lesson) => [lesson.id, lesson]),
  );
  return [...known.values()]
    .filter(({ startAt }) => startAt !== null)
    .sort((a, b) => a.id - b.id)
    .map((lesson) =>
      calendarEvent(
        { ...lesson, liveTopicName: topic.name },
        { ...place, path: pathTo(paths.liveLesson(topic.id, lesson.id)) },
      ),
    );
}

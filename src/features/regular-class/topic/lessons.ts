/** Computes the next lesson, the lessons to watch, and the progress of a topic. */
import { computeMoment } from '@/domain/class/moment';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { toMs } from '@/shared/lib/timeZone';

type Timed = Pick<LiveLesson, 'startAt' | 'endAt'>;

const startOf = ({ startAt }: Timed) => (startAt === null ? Number.POSITIVE_INFINITY : toMs(startAt));

/** Sorts lessons by time; those without a date come last. */
export const compareByStart = <T extends Timed>(lessons: readonly T[]): T[] =>
  [...lessons].sort((a, b) => Math.sign(startOf(a) - startOf(b)) || 0);

/** Returns the live class and the coming ones that have a date, by time. `now` in epoch milliseconds. */
export const lessonsAhead = (topic: LiveTopic, now: number): LiveLesson[] =>
  compareByStart(topic.scheduledLessons).filter(
    ({ startAt, endAt }) => startAt !== null && computeMoment(startAt, endAt, now).phase !== 'over',
  );

/** Returns the live class, else the next one; null when none has a date. `now` in epoch milliseconds. */
export const nextLesson = (topic: LiveTopic, now: number): LiveLesson | null => lessonsAhead(topic, now)[0] ?? null;

/** Returns free lessons, and finished ones that are not free, the newest first. */
export function watchableLessons(topic: LiveTopic): { free: LiveLesson[]; finished: LiveLesson[] } {
  const freeIds = new Set(topic.freeLessonList.map(({ id }) => id));
  const finished = compareByStart(topic.finishedLessons.filter(({ id }) => !freeIds.has(id)));
  return { free: compareByStart(topic.freeLessonList), finished: finished.reverse() };
}

/**
 * Returns whether a session that was held, and is not free, has a replay that may be watched at `now`, in epoch
 * milliseconds. Who has not enrolled learns its length, not its address.
 */
export const hasReplays = (topic: LiveTopic, now: number): boolean =>
  watchableLessons(topic).finished.some(
    ({ offlineVideoDuration, watchExpiredAt }) =>
      offlineVideoDuration !== null && (watchExpiredAt === null || toMs(watchExpiredAt) > now),
  );

/** Returns the free lesson that introduces the class. */
export const firstFreeLesson = (topic: LiveTopic): LiveLesson | null =>
  compareByStart(topic.freeLessonList).find(({ videoId, status }) => videoId !== null || status === 'live') ?? null;

/** Returns the number of lessons held, and of all lessons; when the lists differ, the longer one counts. */
export function lessonCount(topic: LiveTopic): { held: number; total: number } {
  const held = topic.finishedLessons.length;
  return { held, total: Math.max(topic.lessons.length, held + topic.scheduledLessons.length) };
}

/** Returns all sessions that have a date, by time. */
export function sessionCourse(topic: LiveTopic): (LiveLesson & { startAt: string })[] {
  const others = [...topic.finishedLessons, ...topic.scheduledLessons];
  const listed = others.length > topic.lessons.length ? others : topic.lessons;
  return compareByStart(listed).filter((lesson): lesson is LiveLesson & { startAt: string } => lesson.startAt !== null);
}

/** Returns the number of a lesson in the class, from 1; 0 when the class does not list it. */
export const lessonNumber = (topic: LiveTopic, id: number): number =>
  compareByStart(topic.lessons).findIndex((lesson) => lesson.id === id) + 1;

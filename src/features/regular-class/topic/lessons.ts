/** A topic's lessons as its page shows them: the next one, what can be watched, how far the class is. */
import { momentOf } from '@/core/classes/moment';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { toMs } from '@/shared/lib/timeZone';

type Timed = Pick<LiveLesson, 'startAt' | 'endAt'>;

const startOf = ({ startAt }: Timed) => (startAt === null ? Number.POSITIVE_INFINITY : toMs(startAt));

/** By time; those without a date come last. */
export const byStart = <T extends Timed>(lessons: readonly T[]): T[] =>
  [...lessons].sort((a, b) => Math.sign(startOf(a) - startOf(b)) || 0);

/** The class that is running, else the next one; null when none has a date. `now` in epoch milliseconds. */
export function nextLesson(topic: LiveTopic, now: number): LiveLesson | null {
  const ahead = byStart(topic.scheduledLessons).filter(
    ({ startAt, endAt }) => startAt !== null && momentOf(startAt, endAt, now).phase !== 'over',
  );
  return ahead[0] ?? null;
}

/** Free lessons, and the finished ones that are not free, the newest first. */
export function watchable(topic: LiveTopic): { free: LiveLesson[]; finished: LiveLesson[] } {
  const freeIds = new Set(topic.freeLessonList.map(({ id }) => id));
  const finished = byStart(topic.finishedLessons.filter(({ id }) => !freeIds.has(id)));
  return { free: byStart(topic.freeLessonList), finished: finished.reverse() };
}

/** The free lesson that shows what the class is like. */
export const firstFreeLesson = (topic: LiveTopic): LiveLesson | null =>
  byStart(topic.freeLessonList).find(({ videoId, status }) => videoId !== null || status === 'live') ?? null;

/** Lessons held and lessons in all; lists that do not agree count as the longer one. */
export function lessonCount(topic: LiveTopic): { held: number; total: number } {
  const held = topic.finishedLessons.length;
  return { held, total: Math.max(topic.lessons.length, held + topic.scheduledLessons.length) };
}

/** Place of a lesson in the class, from 1; 0 when the class does not list it. */
export const lessonNumber = (topic: LiveTopic, id: number): number =>
  byStart(topic.lessons).findIndex((lesson) => lesson.id === id) + 1;

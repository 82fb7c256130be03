/** When a student is reminded of which session. */
import * as v from 'valibot';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { toMs } from '@/shared/lib/timeZone';

/** Milliseconds before its start at which a session is announced. */
export const remindBefore = 10 * 60 * 1000;

/** Starts of the sessions that were announced, by id, in epoch milliseconds. */
export type Announced = Readonly<Record<string, number>>;

/** Stored while reminders are on. Anyone can edit storage, so an invalid value counts as nothing announced. */
const stored = v.fallback(v.record(v.string(), v.number()), {});
export const readAnnounced = (value: unknown): Announced => v.parse(stored, value);

/** Returns the announced sessions without those that have started. `now` in epoch milliseconds. */
export const stillAhead = (announced: Announced, now: number): Announced =>
  Object.fromEntries(Object.entries(announced).filter(([, start]) => start > now));

export interface Reminder {
  lesson: LiveLesson;
  /** In epoch milliseconds. */
  start: number;
  /** When it is due; in the past when the device slept then. */
  at: number;
}

/** Returns the next session to announce: one that has not started, at another time than it was announced for. */
export function nextReminder(lessons: readonly LiveLesson[], announced: Announced, now: number): Reminder | null {
  let next: Reminder | null = null;
  for (const lesson of lessons) {
    const start = lesson.startAt === null ? Number.NaN : toMs(lesson.startAt);
    if (!(start > now) || announced[lesson.id] === start) continue;
    if (next === null || start < next.start) next = { lesson, start, at: start - remindBefore };
  }
  return next;
}

/** Determines when a lesson on screen is requested again. */

import type { LiveLesson } from '@/shared/entities/liveLesson';
import { toMs } from '@/shared/lib/timeZone';
import { computeLessonAvailability, replayWithin } from '../parts/lessonState';

/** Milliseconds between requests for a replay that is not published yet, and for a class off its timetable. */
const again = 60_000;
/** Milliseconds until the next request, for a server whose clock is slightly behind. */
const soonAgain = 5_000;

/** Returns whether a class without a recording may still get its replay. */
function mayGetReplay(lesson: LiveLesson, now: number): boolean {
  const { state, canReplay, status } = computeLessonAvailability(lesson, now);
  if (state === 'REPLAY_PENDING') return true;
  if (state !== 'EXTERNAL_ROOM' || status !== 'finished' || canReplay) return false;
  return lesson.endAt !== null && now < toMs(lesson.endAt) + replayWithin;
}

/** Returns the instant that has passed by the clock but not by the server's status, or null. */
function ignored({ status, startAt, endAt }: LiveLesson, askedAt: number): number | null {
  if (status !== 'upcoming' && status !== 'live') return null;
  if (endAt !== null && toMs(endAt) <= askedAt) return toMs(endAt);
  return status === 'upcoming' && startAt !== null && toMs(startAt) <= askedAt ? toMs(startAt) : null;
}

/**
 * Returns when to request the lesson next, or null; `askedAt` is the last request (both in epoch milliseconds). That is
 * at the start, the end and the expiry, each minute while a replay is expected, and soon again while the server's
 * status lags behind the clock.
 */
export function computeNextRefresh(lesson: LiveLesson, askedAt: number): number | null {
  const { startAt, endAt, watchExpiredAt } = lesson;
  const moments = [startAt, endAt, watchExpiredAt].flatMap((instant) => (instant === null ? [] : [toMs(instant)]));
  const ahead = moments.filter((moment) => moment > askedAt);
  if (mayGetReplay(lesson, askedAt)) ahead.push(askedAt + again);
  const since = ignored(lesson, askedAt);
  if (since !== null) ahead.push(askedAt + (askedAt - since < again ? soonAgain : again));
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** When the server is to be asked again about a lesson that is on screen. */
import { lessonStanding, replayWithin } from '@/core/classes/lessonState';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { toMs } from '@/shared/lib/timeZone';

/** In ms: how often a replay that is on its way is asked for, and a class that does not follow its timetable. */
const again = 60_000;
/** A server whose clock is a little behind gets a few seconds. */
const soonAgain = 5_000;

/** A class that was not recorded in the app may still get its replay, as long as one may come. */
function mayGetReplay(lesson: LiveLesson, now: number): boolean {
  const { state, canReplay, status } = lessonStanding(lesson, now);
  if (state === 'REPLAY_PENDING') return true;
  if (state !== 'EXTERNAL_ROOM' || status !== 'finished' || canReplay) return false;
  return lesson.endAt !== null && now < toMs(lesson.endAt) + replayWithin;
}

/** The instant that has passed by the clock although the server does not say so, or null. */
function ignored({ status, startAt, endAt }: LiveLesson, askedAt: number): number | null {
  if (status !== 'upcoming' && status !== 'live') return null;
  if (endAt !== null && toMs(endAt) <= askedAt) return toMs(endAt);
  return status === 'upcoming' && startAt !== null && toMs(startAt) <= askedAt ? toMs(startAt) : null;
}

/**
 * The next such moment after `askedAt`, when the server was asked last (epoch milliseconds), or null: at the start, the
 * end and the expiry, each minute while a replay is on its way, and soon again while the server does not say what the
 * clock does.
 */
export function nextAsk(lesson: LiveLesson, askedAt: number): number | null {
  const { startAt, endAt, watchExpiredAt } = lesson;
  const moments = [startAt, endAt, watchExpiredAt].flatMap((instant) => (instant === null ? [] : [toMs(instant)]));
  const ahead = moments.filter((moment) => moment > askedAt);
  if (mayGetReplay(lesson, askedAt)) ahead.push(askedAt + again);
  const since = ignored(lesson, askedAt);
  if (since !== null) ahead.push(askedAt + (askedAt - since < again ? soonAgain : again));
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

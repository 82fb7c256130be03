/** Computes the phase of a class from the clock alone. */
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { remainingMinutes } from '@/shared/lib/duration';
import { toMs } from '@/shared/lib/timeZone';

/** Minutes before its start from which a class counts as starting soon. */
export const soonMinutes = 60;

export type Phase = 'live' | 'soon' | 'later' | 'over';

export interface Moment {
  phase: Phase;
  /** Minutes until the start, or until the end of a live class (0 when that is unknown); rounded up. */
  minutes: number;
}

/**
 * Returns the phase of a class. `now` in epoch milliseconds. A class without an end stays live until the server changes
 * its status.
 */
export function computeMoment(startAt: string, endAt: string | null, now: number): Moment {
  if (now < toMs(startAt)) {
    const minutes = remainingMinutes(startAt, now);
    return { phase: minutes <= soonMinutes ? 'soon' : 'later', minutes };
  }
  if (endAt === null) return { phase: 'live', minutes: 0 };
  const minutes = remainingMinutes(endAt, now);
  return { phase: minutes > 0 ? 'live' : 'over', minutes };
}

/** Returns whether a lesson is live at `now`, in epoch milliseconds. A free lesson is neither live nor finished. */
export const isLiveAt = ({ startAt, endAt, status }: LiveLesson, now: number): boolean =>
  status !== 'free' && startAt !== null && computeMoment(startAt, endAt, now).phase === 'live';

/** Where a class stands at a moment, by the clock alone. */
import { remainingMinutes } from '@/shared/lib/duration';
import { toMs } from '@/shared/lib/timeZone';

/** A class that begins within so many minutes begins soon. */
export const soonMinutes = 60;

export type Phase = 'live' | 'soon' | 'later' | 'over';

export interface Moment {
  phase: Phase;
  /** Rounded up: until the start, or of a running class until its end (0 when the end is unknown). */
  minutes: number;
}

/** `now` in epoch milliseconds. A class without an end runs until the server says otherwise. */
export function momentOf(startAt: string, endAt: string | null, now: number): Moment {
  if (now < toMs(startAt)) {
    const minutes = remainingMinutes(startAt, now);
    return { phase: minutes <= soonMinutes ? 'soon' : 'later', minutes };
  }
  if (endAt === null) return { phase: 'live', minutes: 0 };
  const minutes = remainingMinutes(endAt, now);
  return { phase: minutes > 0 ? 'live' : 'over', minutes };
}

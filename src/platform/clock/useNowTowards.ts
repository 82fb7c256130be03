import { useEffect, useState } from 'react';
import { useServices } from '@/platform/services/ServicesContext';
import { type Instant, toMs } from '@/shared/lib/timeZone';
import { minuteMs, useNow } from './useNow';

/** Returns the milliseconds since the last moment that was a whole number of minutes away from an instant. */
const pastMinute = (now: number, offset: number) => (((now - offset) % minuteMs) + minuteMs) % minuteMs;

/**
 * Returns a function that takes instants and returns the present in epoch milliseconds, for texts that count minutes
 * until these instants. The component renders again at each whole minute of the clock, and at each whole number of
 * minutes before an instant.
 */
export function useNowTowards(): (...instants: readonly (Instant | null)[]) => number {
  const { clock } = useServices();
  const whole = useNow(minuteMs);
  const [seen, setSeen] = useState(whole);
  /** Offsets of this render's instants within their minute, in ms; whole minutes need no timer of their own. */
  const offsets = new Set<number>();

  useEffect(() => {
    if (offsets.size === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = clock.now();
      const past = [...offsets].map((offset) => pastMinute(now, offset));
      setSeen(now - Math.min(...past));
      timer = setTimeout(look, minuteMs - Math.max(...past));
    };
    look();
    const stop = clock.subscribe(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });

  const now = seen > whole && seen < whole + minuteMs ? seen : whole;
  return (...instants) => {
    for (const instant of instants) {
      const offset = instant === null ? 0 : toMs(instant) % minuteMs;
      if (offset > 0) offsets.add(offset);
    }
    return now;
  };
}

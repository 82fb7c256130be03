import { useEffect, useState } from 'react';
import { useServices } from '@/core/services/ServicesContext';
import { type Instant, toMs } from '@/shared/lib/timeZone';
import { minute, useNow } from './useNow';

/** Milliseconds by which `now` is past the last moment that lies whole minutes away from an instant. */
const pastMinute = (now: number, offset: number) => (((now - offset) % minute) + minute) % minute;

/**
 * The present in epoch milliseconds, for words that count minutes: a function of the instants they count towards. The
 * component renders again at each whole minute of the clock, and whenever whole minutes are left until one of them.
 */
export function useNowTowards(): (...instants: readonly (Instant | null)[]) => number {
  const { clock } = useServices();
  const whole = useNow(minute);
  const [seen, setSeen] = useState(whole);
  /** Where instants of this render lie within their minute, in ms; those on whole minutes need nothing more. */
  const offsets = new Set<number>();

  useEffect(() => {
    if (offsets.size === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = clock.now();
      const past = [...offsets].map((offset) => pastMinute(now, offset));
      setSeen(now - Math.min(...past));
      timer = setTimeout(look, minute - Math.max(...past));
    };
    look();
    const stop = clock.subscribe(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  });

  const now = seen > whole && seen < whole + minute ? seen : whole;
  return (...instants) => {
    for (const instant of instants) {
      const offset = instant === null ? 0 : toMs(instant) % minute;
      if (offset > 0) offsets.add(offset);
    }
    return now;
  };
}

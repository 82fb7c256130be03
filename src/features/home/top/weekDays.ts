/** The days of the present week, with those on which lessons were watched. */
import { dateKey, weekOf } from '@/shared/lib/timeZone';

export interface WeekDay {
  /** `YYYY-MM-DD` in the zone. */
  date: string;
  isToday: boolean;
  /** The day is after today. */
  isAhead: boolean;
  /** A lesson was watched on this day. */
  isLit: boolean;
}

interface Watched {
  /** Instants. */
  times: readonly string[];
  /** Dates, as `YYYY-MM-DD`. */
  dates: readonly string[];
}

interface Present {
  /** Epoch milliseconds. */
  now: number;
  zone: string;
  /** 0 is Sunday. */
  firstWeekday: number;
}

/** Returns the seven days of the week. A day ahead is never lit: the clock of a device may have been wrong. */
export function weekDays({ times, dates }: Watched, { now, zone, firstWeekday }: Present): WeekDay[] {
  const today = dateKey(now, zone);
  const watched = new Set([...times.map((time) => dateKey(time, zone)), ...dates]);
  return weekOf(today, firstWeekday).map((date) => ({
    date,
    isToday: date === today,
    isAhead: date > today,
    isLit: date <= today && watched.has(date),
  }));
}

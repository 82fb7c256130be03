/** Chooses the lessons and the title of the panel beside the hero. */
import { dayFlags } from '@/shared/lib/time';
import { dateKey, readingAt } from '@/shared/lib/timeZone';

interface Starting {
  startAt: string | null;
}

export interface Evening<T extends Starting = Starting> {
  name: 'tonight' | 'today' | 'tomorrow' | 'later';
  /** Start of the first lesson; null without lessons. */
  startAt: string | null;
  lessons: readonly T[];
  /** Lessons of the days after it. */
  later: readonly T[];
}

/** The hour from which a day's classes count as the evening's. */
const eveningHour = 17;

/** Returns the lessons of the first day with lessons and those after it, in the order given; `now` in epoch milliseconds. */
export function nextEvening<T extends Starting>(lessons: readonly T[], now: number, zone: string): Evening<T> {
  const first = lessons.find(({ startAt }) => startAt !== null)?.startAt ?? null;
  if (first === null) return { name: 'tonight', startAt: null, lessons: [], later: [] };
  const day = dateKey(first, zone);
  const timed = lessons.filter(({ startAt }) => startAt !== null);
  const isSameDay = ({ startAt }: T) => dateKey(startAt ?? '', zone) === day;
  const { isToday, isTomorrow } = dayFlags(first, now, zone);
  const late = readingAt(first, zone).hour >= eveningHour;
  const name = isToday ? (late ? 'tonight' : 'today') : isTomorrow ? 'tomorrow' : 'later';
  return { name, startAt: first, lessons: timed.filter(isSameDay), later: timed.filter((one) => !isSameDay(one)) };
}

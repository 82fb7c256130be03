/** Chooses the days of the strip above the next lessons. */
import { groupByStartDate } from '@/shared/lib/time';
import { addDays, weekLength } from '@/shared/lib/timeZone';

interface Starting {
  startAt: string | null;
}

export interface StripDay<T extends Starting = Starting> {
  /** `YYYY-MM-DD` */
  date: string;
  items: readonly T[];
}

/**
 * Returns the seven days from the first one with lessons, those without any included. Of a list that `goesOn`, days after
 * its last lesson are left out: nothing is known of them.
 */
export function stripDays<T extends Starting>(
  lessons: readonly T[],
  { zone, goesOn }: { zone: string; goesOn: boolean },
): StripDay<T>[] {
  const groups = groupByStartDate(lessons, zone).filter(({ date }) => date !== '');
  const [first, last] = [groups[0]?.date, groups.at(-1)?.date];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: weekLength }, (_, index) => addDays(first, index))
    .filter((date) => !goesOn || date <= last)
    .map((date) => ({ date, items: groups.find((group) => group.date === date)?.items ?? [] }));
}

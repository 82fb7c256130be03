import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { formatMonth, startDate } from '@/shared/lib/time';
import { dateKeyZone } from '@/shared/lib/timeZone';
import { DateHead } from '../parts/DateHead';
import styles from './MonthHead.module.css';
import { type ScheduleKind, type ScheduleRoot, scheduleSelectors } from './state';

interface HeadProps {
  first: LiveLesson;
  id: string;
}

const monthOf = (date: string | undefined) => date?.slice(0, 7) ?? '';

/** The heading of a date; above it the month, where one begins below another. */
function MonthHead({ first, id, kind }: HeadProps & { kind: ScheduleKind }) {
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const dates = useSelector((root: ScheduleRoot) => scheduleSelectors[kind].selectAllDates(root, zone));
  const date = startDate(first.startAt, zone);
  const index = dates.indexOf(date);
  const isNewMonth = index > 0 && date !== '' && monthOf(date) !== monthOf(dates[index - 1]);
  return (
    <>
      {isNewMonth && <p className={styles.month}>{formatMonth(date, locale, dateKeyZone)}</p>}
      <DateHead date={date} id={id} level={2} />
    </>
  );
}

/** Stable components, since each group of a list is rendered once. */
export const monthHeads = {
  upcoming: (props: HeadProps) => <MonthHead {...props} kind="upcoming" />,
  past: (props: HeadProps) => <MonthHead {...props} kind="past" />,
} as const;

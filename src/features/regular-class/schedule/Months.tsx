import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { regions } from '@/shared/i18n/locales';
import { formatMonth, formatWeekday, formatWeekdayDate } from '@/shared/lib/time';
import { addDays, dateKey, dateKeyZone, weekOf } from '@/shared/lib/timeZone';
import { cx } from '@/shared/ui/cx';
import styles from './Months.module.css';
import { dateParam, type ScheduleKind, type ScheduleRoot, scheduleSelectors, viewKey } from './state';

/** Returns the weeks that have days of a month, which is `YYYY-MM`. */
function weeksOf(month: string, firstWeekday: number): string[][] {
  const weeks: string[][] = [];
  let week = weekOf(`${month}-01`, firstWeekday);
  while (week.some((date) => date.startsWith(month))) {
    weeks.push(week);
    week = weekOf(addDays(week[0] ?? '', 7), firstWeekday);
  }
  return weeks;
}

/** Fewest and most months that are shown. */
const [fewest, most] = [2, 3];

/** Returns the months to show, oldest first: this one and those beside it, as far as the lessons reach. */
function monthsBeside(thisMonth: string, kind: ScheduleKind, dates: readonly string[]): string[] {
  const isPast = kind === 'past';
  const furthest = (isPast ? dates[0] : dates.at(-1))?.slice(0, 7) ?? thisMonth;
  const months = [thisMonth];
  for (let month = thisMonth; months.length < most; months.push(month)) {
    month = addDays(`${month}-01`, isPast ? -1 : 31).slice(0, 7);
    if (months.length >= fewest && (isPast ? month < furthest : month > furthest)) break;
  }
  return months.sort();
}

interface MonthProps {
  month: string;
  today: string;
  /** Number of lessons by date. */
  counts: ReadonlyMap<string, number>;
}

function Month({ month, today, counts }: MonthProps) {
  const { t } = useTranslation('schedule');
  const locale = useSelector(selectLocale);
  const { firstWeekday } = regions[useSelector(selectRegion)];
  const { pathname } = useLocation();
  const weeks = weeksOf(month, firstWeekday);
  const day = (date: string) => {
    const count = counts.get(date) ?? 0;
    if (count === 0) return <span aria-hidden="true">{Number(date.slice(8))}</span>;
    return (
      <Link
        to={{ pathname, search: `?${new URLSearchParams({ [viewKey]: 'week', [dateParam]: date })}` }}
        aria-current={date === today ? 'date' : undefined}
        aria-label={t('week.dayCount', { date: formatWeekdayDate(date, locale, dateKeyZone), count })}
      >
        {Number(date.slice(8))}
      </Link>
    );
  };
  return (
    <section className={styles.month}>
      <h2>{formatMonth(`${month}-01`, locale, dateKeyZone)}</h2>
      <div className={styles.days}>
        {(weeks[0] ?? []).map((date) => (
          <span key={date} className={styles.weekday} aria-hidden="true">
            {formatWeekday(date, locale, dateKeyZone)}
          </span>
        ))}
        {weeks.flat().map((date) => (
          <div key={date} className={cx(styles.day, date === today && styles.today, date < today && styles.past)}>
            {date.startsWith(month) && day(date)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** This month and one or two beside it, with a light on each day that has lessons; a day leads to its week. */
export function Months({ kind }: { kind: ScheduleKind }) {
  const zone = useZone();
  const today = dateKey(useNow(minuteMs), zone);
  const upcoming = useSelector((root: ScheduleRoot) => scheduleSelectors.upcoming.selectLiveLessonByDate(root, zone));
  const past = useSelector((root: ScheduleRoot) => scheduleSelectors.past.selectLiveLessonByDate(root, zone));
  const counts = new Map<string, number>();
  for (const [date, { length }] of [...Object.entries(upcoming), ...Object.entries(past)])
    counts.set(date, (counts.get(date) ?? 0) + length);
  const months = monthsBeside(today.slice(0, 7), kind, [...counts.keys()].sort());
  return (
    <aside className={styles.months} data-count={months.length}>
      {months.map((one) => (
        <Month key={one} month={one} today={today} counts={counts} />
      ))}
    </aside>
  );
}

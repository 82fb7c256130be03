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

/** Most months that are shown. */
const mostMonths = 3;

/** Returns this month and the one beside it, and those up to the farthest date, in their order: `YYYY-MM`. */
function monthsUntil(date: string, thisMonth: string, kind: ScheduleKind): string[] {
  const months = [thisMonth];
  const isWithin = (month: string) => (kind === 'past' ? month >= date.slice(0, 7) : month <= date.slice(0, 7));
  while (months.length < mostMonths) {
    const beside = addDays(`${months.at(-1)}-01`, kind === 'past' ? -1 : 31).slice(0, 7);
    if (months.length > 1 && !(date && isWithin(beside))) break;
    months.push(beside);
  }
  return months.sort();
}

/** This month and the next ones that have lessons, or those before it, with a light on each day that has lessons; a day leads to its week. */
export function Months({ kind }: { kind: ScheduleKind }) {
  const zone = useZone();
  const today = dateKey(useNow(minuteMs), zone);
  const upcoming = useSelector((root: ScheduleRoot) => scheduleSelectors.upcoming.selectLiveLessonByDate(root, zone));
  const past = useSelector((root: ScheduleRoot) => scheduleSelectors.past.selectLiveLessonByDate(root, zone));
  const counts = new Map<string, number>();
  for (const [date, { length }] of [...Object.entries(upcoming), ...Object.entries(past)])
    counts.set(date, (counts.get(date) ?? 0) + length);
  const dates = Object.keys(kind === 'past' ? past : upcoming)
    .filter(Boolean)
    .sort();
  const farthest = (kind === 'past' ? dates[0] : dates.at(-1)) ?? '';
  const months = monthsUntil(farthest, today.slice(0, 7), kind);
  return (
    <aside className={styles.months}>
      {months.map((one) => (
        <Month key={one} month={one} today={today} counts={counts} />
      ))}
    </aside>
  );
}

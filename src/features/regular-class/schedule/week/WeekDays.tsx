import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { DateHead } from '@/features/regular-class/parts/DateHead';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { formatWeekday, formatWeekdayDate } from '@/shared/lib/time';
import { dateKeyZone } from '@/shared/lib/timeZone';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { Tabs } from '@/shared/ui/content/Tabs';
import { cx } from '@/shared/ui/cx';
import { Grid } from '@/shared/ui/layout/Grid';
import { PastRow, UpcomingRow } from '../ScheduleRow';
import { dateParam } from '../state';
import type { Week } from './useWeek';
import styles from './WeekDays.module.css';
import type { Block } from './weekBlocks';

interface WeekDaysProps {
  week: Week;
  /** By date. */
  days: readonly (readonly Block[])[];
}

/** The days of a week as tabs, with the lessons of the chosen day: on phones. */
export function WeekDays({ week, days }: WeekDaysProps) {
  const { t } = useTranslation('schedule');
  const changeQuery = useChangeQuery();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const select = (date: string) => changeQuery({ [dateParam]: date === week.today ? null : date }, { replace: true });
  const tabOf = (date: string, index: number) => {
    const { length: count } = days[index] ?? [];
    const face: ReactNode = (
      <span className={cx(styles.tab, date === week.today && styles.tabToday)}>
        <span aria-hidden="true">{formatWeekday(date, locale, dateKeyZone)}</span>
        <b aria-hidden="true">{Number(date.slice(8))}</b>
        <span className={styles.dot} data-filled={count > 0} />
        <span className="srOnly">
          {t('week.dayCount', { date: formatWeekdayDate(date, locale, dateKeyZone), count })}
        </span>
      </span>
    );
    return { key: date, label: date, face };
  };
  const shown = days[week.dates.indexOf(week.date)] ?? [];
  return (
    <div className={styles.phone}>
      <Tabs
        className={styles.tabs}
        panelClassName={styles.panel}
        label={week.label}
        items={week.dates.map(tabOf)}
        current={week.date}
        onSelect={select}
      >
        <DateHead level={3} id="week-day" date={week.date} />
        {shown.length === 0 ? (
          <p className="muted">{t('week.freeDay')}</p>
        ) : (
          <Grid kind="rows">
            {shown.map(({ lesson, kind, isContinued }) => {
              const Row = kind === 'past' ? PastRow : UpcomingRow;
              return (
                <li key={lesson.id}>
                  {isContinued && (
                    <p className={styles.since}>
                      {t('week.since', { date: formatWeekdayDate(lesson.startAt ?? '', locale, zone) })}
                    </p>
                  )}
                  <Row item={lesson} />
                </li>
              );
            })}
          </Grid>
        )}
      </Tabs>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { minute, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { dayFlags, formatWeekdayDate } from '@/shared/lib/time';
import styles from './DateHead.module.css';

interface DateHeadProps {
  /** Start of a class on that day; null for classes without one. */
  startAt: string | null;
  /** Id of the heading, which names its group. */
  id: string;
  level: 2 | 3;
}

/** The heading of one day's classes: "Today" and "Tomorrow" with the date, else the date; updates at midnight. */
export function DateHead({ startAt, id, level }: DateHeadProps) {
  const { t } = useTranslation('common');
  const { t: tClasses } = useTranslation('classes');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const now = useNow(minute);
  const Heading = `h${level}` as const;
  const date = startAt === null ? '' : formatWeekdayDate(startAt, locale, zone);
  if (startAt === null || date === '')
    return (
      <Heading id={id} className={styles.head}>
        {tClasses('row.undated')}
      </Heading>
    );
  const { isToday, isTomorrow } = dayFlags(startAt, now, zone);
  return (
    <Heading id={id} className={styles.head}>
      {isToday || isTomorrow ? (
        <>
          <span>{`${t(isToday ? 'cards.today' : 'cards.tomorrow')} `}</span>
          <span>{date}</span>
        </>
      ) : (
        date
      )}
    </Heading>
  );
}

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { formatWeekdayDate } from '@/shared/lib/time';
import { addDays, dateKey, dateKeyZone } from '@/shared/lib/timeZone';
import styles from './DateHead.module.css';

interface DateHeadProps {
  /** `YYYY-MM-DD` in the visitor's zone; '' for classes without a start. */
  date: string;
  /** Id of the heading, which names its group. */
  id: string;
  level: 2 | 3;
}

/** The heading of one day's classes: "Today" and "Tomorrow" with the date, else the date; updates at midnight. */
export function DateHead({ date, id, level }: DateHeadProps) {
  const { t } = useTranslation('common');
  const { t: tClasses } = useTranslation('classes');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const now = useNow(minuteMs);
  const Heading = `h${level}` as const;
  if (date === '')
    return (
      <Heading id={id} className={styles.head}>
        {tClasses('row.undated')}
      </Heading>
    );
  const today = dateKey(now, zone);
  const [isToday, isTomorrow] = [date === today, date === addDays(today, 1)];
  const words = formatWeekdayDate(date, locale, dateKeyZone);
  return (
    <Heading id={id} className={styles.head}>
      {isToday || isTomorrow ? (
        <>
          <span>{`${t(isToday ? 'cards.today' : 'cards.tomorrow')} `}</span>
          <span>{words}</span>
        </>
      ) : (
        words
      )}
    </Heading>
  );
}

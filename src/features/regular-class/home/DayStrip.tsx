import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinTexts } from '@/shared/lib/joinNames';
import { formatWeekday, formatWeekdayDate, groupByStartDate } from '@/shared/lib/time';
import { dateKeyZone } from '@/shared/lib/timeZone';
import { ChipRow } from '@/shared/ui/actions/Chip';
import styles from './DayStrip.module.css';

/** Days in the strip. */
const mostDays = 7;
/** Dots of a day. */
const mostDots = 4;

interface DayStripProps {
  lessons: readonly LiveLesson[];
  /** `YYYY-MM-DD`; null: every day. */
  day: string | null;
  onChoose: (day: string | null) => void;
}

/** The days on which there are lessons, with a dot for each; one of them can be chosen. */
export function DayStrip({ lessons, day, onChoose }: DayStripProps) {
  const { t } = useTranslation(['classes', 'common']);
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const days = groupByStartDate(lessons, zone).filter(({ date }) => date !== '');
  if (days.length < 2) return null;
  return (
    <ChipRow label={t('upcoming.days')} className={styles.strip}>
      {days.slice(0, mostDays).map(({ date, items }) => (
        <button
          key={date}
          type="button"
          className={styles.day}
          aria-pressed={date === day}
          onClick={() => onChoose(date === day ? null : date)}
        >
          <span className="srOnly">
            {joinTexts([
              formatWeekdayDate(date, locale, dateKeyZone),
              t('common:cards.sessions', { count: items.length }),
            ])}
          </span>
          <span className={styles.weekday} aria-hidden="true">
            {formatWeekday(date, locale, dateKeyZone)}
          </span>
          <span className={styles.number} aria-hidden="true">
            {Number(date.slice(-2))}
          </span>
          <span className={styles.dots} aria-hidden="true">
            {items.slice(0, mostDots).map(({ id }) => (
              <i key={id} />
            ))}
          </span>
        </button>
      ))}
    </ChipRow>
  );
}

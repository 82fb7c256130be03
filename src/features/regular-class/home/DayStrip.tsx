import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinTexts } from '@/shared/lib/joinNames';
import { formatWeekday, formatWeekdayDate } from '@/shared/lib/time';
import { dateKeyZone } from '@/shared/lib/timeZone';
import { ChipRow } from '@/shared/ui/actions/Chip';
import styles from './DayStrip.module.css';
import type { StripDay } from './stripDays';

/** Dots of a day. */
const mostDots = 4;

interface DayStripProps {
  days: readonly StripDay<LiveLesson>[];
  /** `YYYY-MM-DD` of the day with which the list begins. */
  day: string;
  onChoose: (day: string) => void;
}

/** The days of the next lessons, with a dot for each lesson; one of them is chosen. */
export function DayStrip({ days, day, onChoose }: DayStripProps) {
  const { t } = useTranslation(['classes', 'common']);
  const locale = useSelector(selectLocale);
  return (
    <ChipRow label={t('upcoming.days')} className={styles.strip}>
      {days.map(({ date, items }) => (
        <button
          key={date}
          type="button"
          className={styles.day}
          aria-pressed={date === day}
          disabled={items.length === 0}
          onClick={() => onChoose(date)}
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

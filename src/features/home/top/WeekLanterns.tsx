import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { continueWatchingSelectors } from '@/domain/feed/state';
import { readWatchedDays } from '@/domain/progress/watchedDays';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { useServices } from '@/platform/services/ServicesContext';
import { selectUser } from '@/platform/session/state';
import { useIsParent } from '@/platform/session/useIsParent';
import { regions } from '@/shared/i18n/locales';
import { formatFullWeekday, formatWeekday } from '@/shared/lib/time';
import { dateKeyZone } from '@/shared/lib/timeZone';
import { DayLantern } from '@/shared/ui/brand/DayLantern';
import { cx } from '@/shared/ui/cx';
import styles from './WeekLanterns.module.css';
import { type WeekDay, weekDays } from './weekDays';

/** The days of the week as lanterns: lit where a lesson was watched. An unlit one says nothing. */
export function WeekLanterns() {
  const { t } = useTranslation('home');
  const { storage } = useServices();
  const isParent = useIsParent();
  const userId = useSelector(selectUser)?.userId;
  const locale = useSelector(selectLocale);
  const { firstWeekday } = regions[useSelector(selectRegion)];
  const items = useSelector(continueWatchingSelectors.selectItems);
  const display = useSelector(continueWatchingSelectors.selectDisplayState);
  const zone = useZone();
  const now = useNow(minuteMs);

  const times = items.flatMap(({ lastWatchedAt }) => lastWatchedAt ?? []);
  const dates = userId ? readWatchedDays(storage, userId) : [];
  const days = weekDays({ times, dates }, { now, zone, firstWeekday });

  const text = (): string => {
    if (isParent) return t('week.textParent');
    if (days.some(({ isToday, isLit }) => isToday && isLit)) return t('week.today');
    // Without the list nobody knows what was watched on other devices.
    if (display === 'LOADING' || display === 'ERROR') return '';
    return days.some(({ isLit }) => isLit) ? t('week.another') : t('week.first');
  };
  const words = ({ isToday, isLit }: WeekDay, day: string): string => {
    if (isToday) return isLit ? t('week.todayWatched', { day }) : t('week.dayToday', { day });
    return isLit ? t('week.dayWatched', { day }) : day;
  };

  return (
    <section className={styles.week} aria-labelledby="week">
      <div className={styles.words}>
        <h2 id="week">{t(isParent ? 'week.titleParent' : 'week.title')}</h2>
        <p className={cx(styles.text, 'wholeWords')}>{text()}</p>
      </div>
      <ul className={styles.days}>
        {days.map((day) => {
          const { date, isToday, isAhead, isLit } = day;
          return (
            <li
              key={date}
              className={cx(styles.day, isToday && styles.today, isAhead && styles.ahead, isLit && styles.lit)}
            >
              <DayLantern isLit={isLit} className={styles.lantern} />
              <span aria-hidden="true">{formatWeekday(date, locale, dateKeyZone)}</span>
              <span className="srOnly">{words(day, formatFullWeekday(date, locale, dateKeyZone))}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

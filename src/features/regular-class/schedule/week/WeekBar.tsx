import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectRegion } from '@/platform/locale/state';
import { regions } from '@/shared/i18n/locales';
import { addDays, zoneNote } from '@/shared/lib/timeZone';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { Button } from '@/shared/ui/actions/Button';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { dateParam } from '../state';
import type { Week } from './useWeek';
import styles from './WeekBar.module.css';

interface WeekBarProps {
  week: Week;
  /** Number of lessons; null until they have loaded. */
  count: number | null;
}

/** Names the week, with links to the weeks beside it and to the present week. */
export function WeekBar({ week, count }: WeekBarProps) {
  const { t } = useTranslation('schedule');
  const changeQuery = useChangeQuery();
  const usual = regions[useSelector(selectRegion)].timeZone;
  const zone = useZone();
  const zoneName = zoneNote(week.span.from, zone, usual);
  const goTo = (date: string) => changeQuery({ [dateParam]: date === week.today ? null : date });
  return (
    <div className={styles.bar}>
      <div className={styles.arrows}>
        <IconButton icon={ChevronLeft} label={t('week.previous')} onClick={() => goTo(addDays(week.date, -7))} />
        <IconButton icon={ChevronRight} label={t('week.next')} onClick={() => goTo(addDays(week.date, 7))} />
      </div>
      <div role="status" className={styles.range}>
        <h2>{week.label}</h2>
        {count !== null && <p>{t('week.count', { count })}</p>}
      </div>
      {zoneName && <p className={styles.zone}>{t('week.zone', { zone: zoneName })}</p>}
      {!week.hasToday && (
        <Button className={styles.current} variant="outline" onClick={() => goTo(week.today)}>
          {t('week.current')}
        </Button>
      )}
    </div>
  );
}

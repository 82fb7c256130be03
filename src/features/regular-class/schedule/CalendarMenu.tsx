import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { env } from '@/shared/config/env';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { buttonClass } from '@/shared/ui/actions/buttonClass';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { Menu, type MenuItem } from '@/shared/ui/overlay/Menu';
import { calendarFileRequested } from '../calendar/state';
import styles from './CalendarMenu.module.css';
import { calendarRequested, scheduleSelectors, selectGathering } from './state';

interface CalendarMenuProps {
  /** The lessons of the week on screen, which is named by its first date; null in the list. */
  week: { lessons: readonly LiveLesson[]; first: string } | null;
}

/** Hands over the week on screen, the next seven days, or all upcoming lessons as a calendar file. */
export function CalendarMenu({ week }: CalendarMenuProps) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const gathering = useSelector(selectGathering);
  const hasUpcoming = useSelector(scheduleSelectors.upcoming.selectDisplayState) === 'READY';
  const items: MenuItem[] = [];
  if (week && week.lessons.length > 0)
    items.push({
      key: 'shown',
      label: t('calendar.shown'),
      onSelect: () => dispatch(calendarFileRequested(week.lessons, `${env.productName} ${week.first}`)),
    });
  if (hasUpcoming) {
    if (!week)
      items.push({ key: 'week', label: t('calendar.week'), onSelect: () => dispatch(calendarRequested('week')) });
    items.push({ key: 'all', label: t('calendar.all'), onSelect: () => dispatch(calendarRequested('all')) });
  }
  if (items.length === 0) return null;
  return (
    <Menu
      label={t('calendar.one')}
      trigger={
        <>
          <Icon icon={CalendarPlus} />
          <span>{t('calendar.one')}</span>
        </>
      }
      triggerClassName={buttonClass({ variant: 'outline' }, cx(styles.calendar, gathering && styles.gathering))}
      items={items}
    />
  );
}

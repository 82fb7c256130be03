import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import styles from './Schedule.module.css';
import { calendarRequested, type ScheduleKind, scheduleSelectors, selectGathering } from './state';

/** The timetable's header: title, a download of the week as a calendar file, and a link to the topics. */
export function ScheduleHead({ kind }: { kind: ScheduleKind }) {
  const { t } = useTranslation('schedule');
  const dispatch = useDispatch();
  const classes = useLocalePath()(paths.subscribed());
  const gathering = useSelector(selectGathering);
  const hasLessons = useSelector(scheduleSelectors.upcoming.selectDisplayState) === 'READY';
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        {kind === 'upcoming' && hasLessons && (
          <Button
            className={styles.week}
            variant="outline"
            icon={CalendarPlus}
            busy={gathering}
            onClick={() => dispatch(calendarRequested('week'))}
          >
            <span className={styles.label}>{t('calendar.week')}</span>
          </Button>
        )}
        <ButtonLink className={styles.classes} variant="ghost" href={classes}>
          {t('classes')}
        </ButtonLink>
      </div>
    </div>
  );
}

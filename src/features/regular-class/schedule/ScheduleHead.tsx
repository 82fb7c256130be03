import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useIsParent } from '@/platform/session/useIsParent';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CalendarMenu } from './CalendarMenu';
import styles from './ScheduleHead.module.css';
import { isWeekView, readKind } from './state';
import { ViewSwitch } from './ViewSwitch';
import { useWeek } from './week/useWeek';
import { filterWeekLessons, selectTimedLessons } from './week/weekLoad';

function WeekCalendar() {
  const { dates, span } = useWeek();
  const lessons = filterWeekLessons(useSelector(selectTimedLessons), span).map(({ lesson }) => lesson);
  return <CalendarMenu week={{ lessons, first: dates[0] ?? '' }} />;
}

/** The timetable's header: title, the choice of list or week, calendar files, and a link to the topics. */
export function ScheduleHead() {
  const { t } = useTranslation('schedule');
  const [search] = useSearchParams();
  const classes = useLocalePath()(paths.subscribed());
  const isWeek = isWeekView(search);
  const isParent = useIsParent();
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <p>{t(isParent ? 'textParent' : 'text')}</p>
      <ButtonLink variant="ghost" className={styles.classes} href={classes}>
        {t('classes')}
      </ButtonLink>
      <div className={styles.actions}>
        {isWeek ? <WeekCalendar /> : readKind(search) === 'upcoming' && <CalendarMenu week={null} />}
        <ViewSwitch />
      </div>
    </div>
  );
}

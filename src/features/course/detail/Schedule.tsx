import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { Course } from '@/shared/entities/course';
import { formatWeekdayDate, groupByStartDate } from '@/shared/lib/time';
import { Badge } from '@/shared/ui/content/Badge';
import { Section } from '@/shared/ui/layout/Section';
import styles from './Schedule.module.css';
import { datedLessons } from './tabs';

/** Lists the release dates of lessons; nothing without any. */
export function Schedule({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const lessons = datedLessons(course).map((lesson) => ({ ...lesson, startAt: lesson.estimatedUploadDate }));
  if (lessons.length === 0) return null;
  return (
    <Section id="schedule" className={styles.part} title={t('schedule.title')} sub={t('schedule.text')}>
      <ol className={styles.days}>
        {groupByStartDate(lessons, zone).map(({ date, items }) => (
          <li key={date} className={styles.day}>
            <h3>{formatWeekdayDate(items[0]?.startAt ?? '', locale, zone)}</h3>
            <ul>
              {items.map(({ id, title, comingSoon }) => (
                <li key={id}>
                  <span>{title}</span>
                  {comingSoon ? (
                    <Badge kind="upcoming">{t('lesson.comingSoon')}</Badge>
                  ) : (
                    <Badge kind="completed">{t('schedule.out')}</Badge>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

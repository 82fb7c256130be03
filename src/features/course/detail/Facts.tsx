import { CalendarCheck, CalendarDays, Infinity as Endless, FileText, MonitorPlay, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/core/clock/useZone';
import { selectLocale } from '@/core/locale/reducer';
import type { Course } from '@/shared/entities/course';
import { formatDate } from '@/shared/lib/time';
import { Icon } from '@/shared/ui/Icon';
import styles from './CourseOffer.module.css';
import { digitalMaterials } from './tabs';
import { useCourseSize } from './useCourseSize';

/** What comes with a course: how much, with which materials, for how long, on what. */
export function Facts({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const size = useCourseSize()(course);
  const materials = digitalMaterials(course).length;
  const { expireDate, reviewDays } = course;
  return (
    <ul className={styles.facts}>
      <Fact icon={MonitorPlay}>{size}</Fact>
      {materials > 0 && <Fact icon={FileText}>{t('facts.materials', { count: materials })}</Fact>}
      {expireDate && (
        <Fact icon={CalendarCheck}>{t('facts.until', { date: formatDate(expireDate, locale, zone) })}</Fact>
      )}
      {reviewDays !== null && reviewDays > 0 && (
        <Fact icon={CalendarDays}>{t('facts.days', { count: reviewDays })}</Fact>
      )}
      {!expireDate && !reviewDays && <Fact icon={Endless}>{t('facts.noEnd')}</Fact>}
      <Fact icon={Smartphone}>{t('facts.devices')}</Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: typeof Smartphone; children: ReactNode }) {
  return (
    <li>
      <Icon icon={icon} />
      {children}
    </li>
  );
}

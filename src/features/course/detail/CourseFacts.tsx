import { CalendarCheck, CalendarDays, Infinity as Endless, FileText, MonitorPlay, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { Course } from '@/shared/entities/course';
import { formatDate } from '@/shared/lib/time';
import { OfferFact, OfferFacts } from '@/shared/ui/detail/Offer';
import { digitalMaterials } from './tabs';
import { useCourseSize } from './useCourseSize';

const yearDays = 365;

/** Lists what a course includes: size, materials, access time and devices. */
export function CourseFacts({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const size = useCourseSize()(course);
  const materials = digitalMaterials(course).length;
  const { expireDate, reviewDays } = course;
  return (
    <OfferFacts>
      <OfferFact icon={MonitorPlay}>{size}</OfferFact>
      {materials > 0 && <OfferFact icon={FileText}>{t('facts.materials', { count: materials })}</OfferFact>}
      {expireDate && (
        <OfferFact icon={CalendarCheck}>{t('facts.until', { date: formatDate(expireDate, locale, zone) })}</OfferFact>
      )}
      {reviewDays !== null && reviewDays > 0 && (
        <OfferFact icon={CalendarDays}>
          {reviewDays % yearDays === 0
            ? t('facts.months', { count: (reviewDays / yearDays) * 12 })
            : t('facts.days', { count: reviewDays })}
        </OfferFact>
      )}
      {!expireDate && !reviewDays && <OfferFact icon={Endless}>{t('facts.noEnd')}</OfferFact>}
      <OfferFact icon={Smartphone}>{t('facts.devices')}</OfferFact>
    </OfferFacts>
  );
}

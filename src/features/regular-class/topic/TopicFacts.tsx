import { CalendarCheck, CalendarSync, FileText, MonitorPlay, Repeat, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useDuration } from '@/platform/clock/useDuration';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { isForSale } from '@/shared/entities/saleState';
import { findCardPlan } from '@/shared/lib/price';
import { formatDate } from '@/shared/lib/time';
import { OfferFact, OfferFacts } from '@/shared/ui/detail/Offer';
import { lessonCount } from './lessons';
import { useTopicSale } from './useTopicSale';

/** Lists what a class includes: how long one enrols, frequency, number of lessons, materials, end. */
export function TopicFacts({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const duration = useDuration();
  const { frequency, semesterExpiredDate, totalLessonsDuration: length } = topic;
  const materials = topic.materials.length;
  const { saleState, collection } = useTopicSale(topic);
  const contract = isForSale(saleState) && collection && findCardPlan(collection)?.contractPeriod;
  const { held, total } = lessonCount(topic);
  const lessons = t('lessons', { count: total });
  const size = length > 0 ? t('size', { lessons, duration: duration(length) }) : lessons;
  return (
    <OfferFacts>
      {contract && <OfferFact icon={CalendarSync}>{contract}</OfferFact>}
      {frequency && <OfferFact icon={Repeat}>{frequency}</OfferFact>}
      {total > 0 && (
        <OfferFact icon={MonitorPlay}>
          {/* Who enrols later has fewer of them. */}
          {held > 0 ? t('offer.held', { held, count: total }) : size}
        </OfferFact>
      )}
      {materials > 0 && <OfferFact icon={FileText}>{t('facts.materials', { count: materials })}</OfferFact>}
      {semesterExpiredDate && (
        <OfferFact icon={CalendarCheck}>
          {t('semesterUntil', { date: formatDate(semesterExpiredDate, locale, zone) })}
        </OfferFact>
      )}
      <OfferFact icon={Smartphone}>{t('facts.devices')}</OfferFact>
    </OfferFacts>
  );
}

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { RateButton } from '@/domain/rating/RateButton';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useIsParent } from '@/platform/session/useIsParent';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { formatDate } from '@/shared/lib/time';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { OfferCallToAction, OfferNote, OfferTitle } from '@/shared/ui/detail/Offer';
import { lessonCount } from './lessons';
import { TopicCallToAction } from './TopicCallToAction';
import { useNextTime } from './useNextTime';

/** The offer's place for members of the class: end, progress, and a link to continue. */
export function TopicOwned({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const next = useNextTime(topic);
  const { held, total } = lessonCount(topic);
  const count = t('offer.held', { held, count: total });
  const until = topic.semesterExpiredDate ? formatDate(topic.semesterExpiredDate, locale, zone) : '';
  const isOver = !next && held > 0;
  const enrolled = t(useIsParent() ? 'offer.enrolledParent' : 'offer.enrolled');
  return (
    <>
      <OfferTitle>{isOver ? t('offer.over') : until ? t('offer.enrolledUntil', { date: until }) : enrolled}</OfferTitle>
      {total > 0 && (
        <>
          <ProgressBar value={held / total} label={count} />
          <OfferNote>
            <span aria-hidden="true">{count}</span>
          </OfferNote>
        </>
      )}
      <OfferCallToAction>
        <TopicCallToAction topic={topic} size="lg" block />
      </OfferCallToAction>
      {(topic.isRateable || topic.isRated) && (
        <RateButton target={{ kind: 'liveTopic', id: topic.id }} isRated={topic.isRated} title={topic.name} />
      )}
    </>
  );
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnrollStatus } from '@/domain/enrolment/useEnrollStatus';
import { usePrice } from '@/domain/sale/usePrice';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useSemester } from '@/platform/clock/useSemester';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isPreOrdered, isTopicEnrolled } from '@/shared/entities/enrolment';
import type { LiveTopicCard as Topic } from '@/shared/entities/liveTopic';
import { joinNames } from '@/shared/lib/joinNames';
import { toMs } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import type { CardBadge } from '@/shared/ui/cards/Art';
import { LiveTopicCard } from '@/shared/ui/cards/LiveTopicCard';
import { firstPicture } from '@/shared/ui/content/pictureSources';
import { starsOf } from '@/shared/ui/content/Stars';
import { hueOf } from '@/shared/ui/subjects';
import { useClassWords } from './useClassWords';

interface LiveTopicItemProps {
  item: Topic;
  headingLevel?: 2 | 3;
  /** "Finished", in a list of past classes, which have no next time. */
  finished?: string;
  /** Its picture loads at once, before all else. */
  priority?: boolean;
}

/** A live topic in a list: live, starting soon, or on pre-order; updates each minute. */
export const LiveTopicItem = memo(function LiveTopicItem(props: LiveTopicItemProps) {
  const { item, headingLevel = 3, finished, priority = false } = props;
  const enrollStatus = useEnrollStatus('topic', item);
  const topic = { ...item, enrollStatus, isEnrolled: isTopicEnrolled({ enrollStatus }) };
  const { t } = useTranslation('common');
  const hrefTo = useHrefTo();
  const priceOf = usePrice();
  const wordsOf = useClassWords();
  const now = useNow(minuteMs);
  const { upcomingLessonStartAt: startAt, upcomingLessonEndAt: endAt, liveSubject, semesterExpiredDate } = topic;
  const words = startAt === null ? null : wordsOf(startAt, endAt);
  const next = words?.phase === 'over' ? null : words;
  const live = next?.phase === 'live';
  const preOrder =
    isPreOrdered(topic) || (!topic.isEnrolled && topic.enrollStartAt !== null && toMs(topic.enrollStartAt) > now);
  const price = topic.isEnrolled || !topic.active ? null : priceOf(topic.checkoutCollection);
  const teachers = joinNames(topic.instructors);

  const state = (): CardBadge | undefined => {
    if (preOrder) return { kind: 'preorder', label: t('cards.preOrder') };
    if (topic.isEnrolled) return { kind: 'completed', label: t('cards.enrolled') };
    if (finished) return { kind: 'ended', label: finished };
    return undefined;
  };
  const semester = useSemester()(topic.isSemester, semesterExpiredDate);
  const badge = next?.badge ?? state();
  const regularly = finished ? '' : topic.frequency;
  const when = next && (preOrder ? t('cards.from', { when: next.dayTime }) : next.when);

  return (
    <LiveTopicCard
      href={hrefTo(paths.topic(topic.id))}
      title={topic.name}
      headingLevel={headingLevel}
      priority={priority}
      hue={hueOf(liveSubject?.key, liveSubject?.id ?? topic.id)}
      // `pictureUrl` may show the teacher for a live class, so it is preferred only then.
      picture={live ? firstPicture(topic.pictureUrl, topic.picture) : firstPicture(topic.picture, topic.pictureUrl)}
      badge={badge ?? (semester ? { kind: 'plain', label: semester } : undefined)}
      live={live}
      {...(badge && semester ? { note: semester } : {})}
      {...(liveSubject ? { subject: liveSubject.name } : {})}
      rating={starsOf(topic)}
      {...(teachers ? { teacher: teachers } : {})}
      {...(regularly ? { weekly: regularly } : {})}
      {...(when ? { when } : {})}
      // Another badge is in the place of the state's.
      {...(topic.isEnrolled && next?.badge ? { owned: t('cards.enrolled') } : {})}
      {...(price ? { price: { ...price, save: undefined } } : {})}
    />
  );
});

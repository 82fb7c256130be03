import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { selectUpNext } from '@/domain/feed/state';
import { RateButton } from '@/domain/rating/RateButton';
import { useSemester } from '@/platform/clock/useSemester';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isPreOrdered } from '@/shared/entities/enrolment';
import { isOngoing, type LiveTopicCard as Topic } from '@/shared/entities/liveTopic';
import { joinNames } from '@/shared/lib/joinNames';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { CardBadge } from '@/shared/ui/cards/Art';
import { LiveTopicCard } from '@/shared/ui/cards/LiveTopicCard';
import { firstPicture } from '@/shared/ui/content/pictureSources';
import { hueOf } from '@/shared/ui/subjects';

/** Returns a topic's progress in words: its start, its next lesson, or that it is over. */
function useProgress(topic: Topic) {
  const { t } = useTranslation('schedule');
  const { t: tCommon } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const wordsOf = useClassWords();
  const { upcomingLessonStartAt: startAt, upcomingLessonEndAt: endAt } = topic;
  const words = startAt === null ? null : wordsOf(startAt, endAt);
  const next = words?.phase === 'over' ? null : words;
  const semester = useSemester()(topic.isSemester, topic.semesterExpiredDate);

  const badge = (): CardBadge | undefined => {
    if (next?.badge) return next.badge;
    if (isPreOrdered(topic)) return { kind: 'preorder', label: t('subscribed.section.preOrdered') };
    return isOngoing(topic) ? undefined : { kind: 'completed', label: t('subscribed.section.completed') };
  };
  const when = () => {
    if (isPreOrdered(topic)) {
      if (next) return tCommon('cards.from', { when: next.dayTime });
      return topic.enrollStartAt
        ? tCommon('cards.from', { when: formatDate(topic.enrollStartAt, locale, zone) })
        : topic.frequency;
    }
    if (next) return next.phase === 'later' ? t('subscribed.next', { when: next.dayTime }) : next.when;
    return isOngoing(topic) ? topic.frequency : t('subscribed.over');
  };
  const state = badge();
  return {
    badge: state ?? (semester ? { kind: 'plain' as const, label: semester } : undefined),
    note: state ? semester : '',
    when: when(),
    live: next?.phase === 'live',
  };
}

/** A live class that the student has joined; rendered below the page's h1. */
export function SubscribedTopic({ item: topic }: { item: Topic }) {
  const { t } = useTranslation('schedule');
  const hrefTo = useHrefTo();
  const { badge, note, when, live } = useProgress(topic);
  const { liveSubject } = topic;
  const teachers = joinNames(topic.instructors);
  // The API names no session here. The next one of the student's schedule is the live one, unless several are live.
  const running = useSelector(selectUpNext).data?.liveLesson;
  const room =
    running?.liveTopicId === topic.id ? hrefTo(paths.liveLesson(topic.id, running.id)) : hrefTo(paths.topic(topic.id));
  const canRate = topic.isRateable || topic.isRated;
  const action = (
    <>
      {live && (
        <ButtonLink variant="lit" icon={Radio} href={room} aria-label={t('subscribed.join', { name: topic.name })}>
          {t('join')}
        </ButtonLink>
      )}
      {canRate && (
        <RateButton target={{ kind: 'liveTopic', id: topic.id }} isRated={topic.isRated} title={topic.name} />
      )}
    </>
  );
  return (
    <LiveTopicCard
      href={hrefTo(paths.topic(topic.id))}
      title={topic.name}
      headingLevel={2}
      hue={hueOf(liveSubject?.key, liveSubject?.id ?? topic.id)}
      picture={live ? firstPicture(topic.pictureUrl, topic.picture) : firstPicture(topic.picture, topic.pictureUrl)}
      badge={badge}
      live={live}
      {...(liveSubject ? { subject: liveSubject.name } : {})}
      {...(teachers ? { teacher: teachers } : {})}
      {...(note ? { note } : {})}
      {...(when ? { when } : {})}
      {...(live || canRate ? { action } : {})}
    />
  );
}

import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { FreeLiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { LiveTopicCard } from '@/shared/ui/cards/LiveTopicCard';
import type { SmallCardProps } from '@/shared/ui/cards/SmallCard';
import { hueOf } from '@/shared/ui/subjects';

interface FreeLiveItemProps {
  item: FreeLiveTopic;
  /** How it looks; default: a card of a class. */
  Card?: ComponentType<SmallCardProps>;
}

/** The first class of a topic, as a free replay. */
export const FreeLiveItem = memo(function FreeLiveItem({
  item: { firstFreeLiveLesson: lesson },
  Card,
}: FreeLiveItemProps) {
  const { t } = useTranslation('common');
  const hrefTo = useHrefTo();
  const { liveTopicId } = lesson;
  const what = {
    href: liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, lesson.id)),
    title: lesson.name,
    hue: hueOf(null, liveTopicId ?? lesson.id),
    picture: lesson.livePictureUrl,
    night: true,
    badge: { kind: 'free', label: t('cards.freeReplay') },
  } as const;
  if (Card) return <Card {...what} meta={lesson.liveTopicName ? [lesson.liveTopicName] : []} />;
  return <LiveTopicCard {...what} {...(lesson.liveTopicName ? { teacher: lesson.liveTopicName } : {})} />;
});

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { FreeLiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { LiveTopicCard } from '@/shared/ui/cards/LiveTopicCard';
import { hueOf } from '@/shared/ui/subjects';

/** The first class of a topic, as a free replay. */
export const FreeLiveItem = memo(function FreeLiveItem({
  item: { firstFreeLiveLesson: lesson },
}: {
  item: FreeLiveTopic;
}) {
  const { t } = useTranslation('common');
  const hrefTo = useHrefTo();
  const { liveTopicId } = lesson;
  return (
    <LiveTopicCard
      href={liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, lesson.id))}
      title={lesson.name}
      hue={hueOf(null, liveTopicId ?? lesson.id)}
      picture={lesson.livePictureUrl}
      badge={{ kind: 'free', label: t('cards.freeReplay') }}
      {...(lesson.liveTopicName ? { teacher: lesson.liveTopicName } : {})}
    />
  );
});

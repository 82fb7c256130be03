import type { LiveTopic } from '@/shared/entities/liveTopic';
import { Art } from '@/shared/ui/cards/Art';
import { useNextTime } from './useNextTime';

/** The picture of a class; the live picture only while the class is live. */
export function TopicPicture({ topic: { picture, pictureUrl }, topic }: { topic: LiveTopic }) {
  const next = useNextTime(topic);
  const still = picture.largeUrl ?? picture.mediumUrl;
  const lit = next?.phase === 'live';
  return <Art flush priority picture={lit ? (pictureUrl ?? still) : (still ?? pictureUrl)} badge={next?.badge} />;
}

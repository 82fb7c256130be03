import type { LiveTopic } from '@/shared/entities/liveTopic';
import { Art } from '@/shared/ui/cards/Art';
import { firstPicture } from '@/shared/ui/content/pictureSources';
import { useNextTime } from './useNextTime';

/** The picture of a class; the live picture only while the class is live. */
export function TopicPicture({ topic: { picture, pictureUrl }, topic }: { topic: LiveTopic }) {
  const next = useNextTime(topic);
  const shown = next?.phase === 'live' ? firstPicture(pictureUrl, picture) : firstPicture(picture, pictureUrl);
  return <Art flush night priority place="head" picture={shown} badge={next?.badge} />;
}

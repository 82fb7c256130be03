import { type ComponentType, memo } from 'react';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { PostCard as Post } from '@/shared/entities/post';
import { safeImageUrl } from '@/shared/lib/redirect';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { PostCard, type PostCardProps } from '@/shared/ui/cards/PostCard';
import { hueOf } from '@/shared/ui/subjects';

interface PostItemProps {
  item: Post;
  /** How it looks; default: with its summary. */
  Card?: ComponentType<PostCardProps>;
}

/** A post in a list, with its publication date. */
export const PostItem = memo(function PostItem({
  item: { id, title, summary, imageUrl, publishedAt },
  Card = PostCard,
}: PostItemProps) {
  const hrefTo = useHrefTo();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  return (
    <Card
      href={hrefTo(paths.post(id))}
      title={title}
      hue={hueOf(null, id)}
      picture={safeImageUrl(imageUrl)}
      summary={summary}
      {...(publishedAt ? { meta: [formatDate(publishedAt, locale, zone)] } : {})}
    />
  );
});

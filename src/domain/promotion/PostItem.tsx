import { memo } from 'react';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { PostCard as Post } from '@/shared/entities/post';
import { safeImageUrl } from '@/shared/lib/redirect';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { PostCard } from '@/shared/ui/cards/PostCard';
import { hueOf } from '@/shared/ui/subjects';

/** A post in a list, with its publication date. */
export const PostItem = memo(function PostItem({
  item: { id, title, summary, imageUrl, publishedAt },
}: {
  item: Post;
}) {
  const hrefTo = useHrefTo();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  return (
    <PostCard
      href={hrefTo(paths.post(id))}
      title={title}
      hue={hueOf(null, id)}
      picture={safeImageUrl(imageUrl)}
      summary={summary}
      {...(publishedAt ? { meta: [formatDate(publishedAt, locale, zone)] } : {})}
    />
  );
});

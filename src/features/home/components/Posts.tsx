import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useZone } from '@/core/clock/useZone';
import { FetchBlock } from '@/core/lists/FetchBlock';
import { selectLocale, selectRegion } from '@/core/locale/reducer';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { latestPosts, selectLatestPosts } from '@/core/promotions/state';
import { safeImageUrl } from '@/shared/lib/redirect';
import { formatDate } from '@/shared/lib/time';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { PostCard } from '@/shared/ui/cards/PostCard';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';

const mostPosts = 3;

/** The latest posts of the academy. */
export function Posts() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const region = useSelector(selectRegion);
  const locale = useSelector(selectLocale);
  const state = useSelector(selectLatestPosts);
  const zone = useZone();
  const hrefTo = useHrefTo();
  return (
    <FetchBlock
      state={state}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('posts.error')}
      onRetry={() => dispatch(latestPosts.request({ region }))}
      skeleton={<CardSkeletons kind="post" count={mostPosts} layout="posts" />}
      frame={(content) => <Section title={t('posts.title')}>{content}</Section>}
    >
      {(list) => (
        <Grid kind="posts">
          {list.slice(0, mostPosts).map(({ id, title, summary, imageUrl, publishedAt }) => (
            <li key={id}>
              <PostCard
                href={hrefTo(`/POST/${id}`)}
                title={title}
                hue={hueOf(null, id)}
                picture={safeImageUrl(imageUrl)}
                summary={summary}
                {...(publishedAt ? { meta: [formatDate(publishedAt, locale, zone)] } : {})}
              />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PostItem } from '@/domain/promotion/PostItem';
import { latestPosts, selectLatestPosts } from '@/domain/promotion/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { env } from '@/shared/config/env';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';

const mostPosts = 3;

/** The latest posts of the academy; its own site has all of them. */
export function Posts() {
  const { t } = useTranslation('home');
  const state = useSelector(selectLatestPosts);
  const more = env.academyUrl ? { href: env.academyUrl, label: t('posts.site') } : undefined;
  return (
    <FetchBlock
      state={state}
      actions={latestPosts}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('posts.error')}
      skeleton={<CardSkeletons kind="post" count={mostPosts} layout="posts" />}
      frame={(content) => (
        <Section title={t('posts.title')} more={more}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid kind="posts">
          {list.slice(0, mostPosts).map((post) => (
            <li key={post.id}>
              <PostItem item={post} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PostItem } from '@/domain/promotion/PostItem';
import { latestPosts, selectLatestPosts } from '@/domain/promotion/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { env } from '@/shared/config/env';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { PostCard } from '@/shared/ui/cards/PostCard';
import { SmallCard } from '@/shared/ui/cards/SmallCard';
import { cx } from '@/shared/ui/cx';
import { Grid } from '@/shared/ui/layout/Grid';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import low from './HomeBelow.module.css';
import { SmallSkeletons } from './SmallSkeletons';

const mostPosts = 3;

const Row = ({ children }: { children: ReactNode }) => <Grid kind="posts">{children}</Grid>;

const LowRail = ({ children }: { children: ReactNode }) => (
  <Rail className={cx(low.lowRail, env.academyUrl && low.whole)}>{children}</Rail>
);

/** The latest posts of the academy; its own site has all of them. */
export function Posts({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation('home');
  const state = useSelector(selectLatestPosts);
  const more = env.academyUrl ? { href: env.academyUrl, label: t('posts.site') } : undefined;
  const List = inRow ? LowRail : Row;
  return (
    <FetchBlock
      state={state}
      actions={latestPosts}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('posts.error')}
      skeleton={inRow ? <SmallSkeletons /> : <CardSkeletons kind="post" count={mostPosts} layout="posts" />}
      frame={(content) => (
        <Section title={t('posts.title')} more={more}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <List>
          {list.slice(0, mostPosts).map((post) => (
            <li key={post.id}>
              <PostItem item={post} Card={inRow ? SmallCard : PostCard} />
            </li>
          ))}
        </List>
      )}
    </FetchBlock>
  );
}

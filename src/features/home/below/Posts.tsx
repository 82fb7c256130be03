import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PostItem } from '@/domain/promotion/PostItem';
import { latestPosts, selectLatestPosts } from '@/domain/promotion/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { env } from '@/shared/config/env';
import { SmallCard } from '@/shared/ui/cards/SmallCard';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';
import low from './HomeBelow.module.css';
import styles from './Posts.module.css';
import { SmallSkeletons } from './SmallSkeletons';

const mostPosts = 3;

const Column = ({ children }: { children: ReactNode }) => <ul className={styles.posts}>{children}</ul>;

const LowRail = ({ children }: { children: ReactNode }) => <Rail className={low.lowRail}>{children}</Rail>;

/** The latest posts of the academy; its own site has all of them. */
export function Posts({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation('home');
  const state = useSelector(selectLatestPosts);
  const more = env.academyUrl ? { href: env.academyUrl, label: t('posts.site') } : undefined;
  const List = inRow ? LowRail : Column;
  return (
    <FetchBlock
      state={state}
      actions={latestPosts}
      isEmpty={(list) => list.length === 0}
      errorTitle={t('posts.error')}
      skeleton={
        inRow ? (
          <SmallSkeletons />
        ) : (
          <Skeleton className={styles.posts}>
            <Block className={styles.post} />
            <Block className={styles.post} />
            <Block className={styles.post} />
          </Skeleton>
        )
      }
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
              <PostItem item={post} Card={SmallCard} />
            </li>
          ))}
        </List>
      )}
    </FetchBlock>
  );
}

import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ContinueCard } from '@/domain/feed/ContinueCard';
import { refreshDuck } from '@/domain/feed/refresh/saga';
import { useAutoRefresh } from '@/domain/feed/refresh/useAutoRefresh';
import { feedDuck } from '@/domain/feed/saga';
import { contentKey, continueWatching, continueWatchingSelectors, continueWatchingSize } from '@/domain/feed/state';
import { PagedList } from '@/platform/lists/PagedList';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useIsParent } from '@/platform/session/useIsParent';
import type { UserContent } from '@/shared/entities/userContent';
import type { EnterContext } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { cx } from '@/shared/ui/cx';
import styles from './ContinueWatchingPage.module.css';

export const ducks = [feedDuck, refreshDuck];

export const enter = ({ load }: EnterContext) => [continueWatching[load](null)];

export const head = (t: i18n['t']) => ({ title: t('continue.title', { ns: 'learning' }) });

/** The list is right below the h1. */
const Lesson = ({ item }: { item: UserContent }) => <ContinueCard item={item} headingLevel={2} />;

export default function ContinueWatchingPage() {
  const { t } = useTranslation('learning');
  const path = useLocalePath();
  const isParent = useIsParent();
  useAutoRefresh('continueWatching');
  return (
    <div className={cx('wrap', styles.page)}>
      <h1>{t('continue.title')}</h1>
      <p className={styles.text}>{t(isParent ? 'continue.textParent' : 'continue.text')}</p>
      <PagedList
        actions={continueWatching}
        selectors={continueWatchingSelectors}
        idOf={contentKey}
        Item={Lesson}
        headingLevel={2}
        layout="course"
        skeleton={<CardSkeletons kind="lesson" count={continueWatchingSize} layout="course" />}
        empty={
          <EmptyState
            headingLevel={2}
            title={t('continue.emptyTitle')}
            text={t('continue.emptyText')}
            action={<ButtonLink href={path(paths.home())}>{t('continue.emptyAction')}</ButtonLink>}
          />
        }
        errorTitle={t('continue.errorTitle')}
        errorText={t('continue.errorText')}
      />
    </div>
  );
}

import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { refreshDuck } from '@/domain/feed/refresh/saga';
import { useAutoRefresh } from '@/domain/feed/refresh/useAutoRefresh';
import { feedDuck } from '@/domain/feed/saga';
import { upNext } from '@/domain/feed/state';
import { ratingsDuck } from '@/domain/rating/saga';
import { PagedList } from '@/platform/lists/PagedList';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useIsParent } from '@/platform/session/useIsParent';
import type { EnterContext } from '@/shared/routing/page';
import { paths } from '@/shared/routing/paths';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { Tabs } from '@/shared/ui/content/Tabs';
import { ListBody, ListHead } from '@/shared/ui/layout/ListPage';
import { SubscribedTopic } from './SubscribedTopic';
import styles from './SubscribedTopicsPage.module.css';
import { subscribedDuck } from './saga';
import {
  readSection,
  type Section,
  sectionKey,
  subscribedSections,
  subscribedSelectors,
  subscribedSize,
  subscribedTopics,
  topicId,
} from './state';

export const ducks = [feedDuck, refreshDuck, ratingsDuck, subscribedDuck];

export const enter = ({ search, load }: EnterContext) => [
  subscribedTopics[readSection(search)][load](null),
  // The lesson that a live class is joined through.
  upNext[load](null),
];

export const head = (t: i18n['t']) => ({ title: t('classes', { ns: 'schedule' }) });

function NoTopics({ section }: { section: Section }) {
  const { t } = useTranslation('schedule');
  const path = useLocalePath();
  return (
    <EmptyState
      boxed
      headingLevel={2}
      title={t('subscribed.emptyTitle')}
      text={t(`subscribed.empty.${section}`)}
      action={<ButtonLink href={path(paths.topics())}>{t('subscribed.find')}</ButtonLink>}
    />
  );
}

export default function SubscribedTopicsPage() {
  const { t } = useTranslation('schedule');
  const [search] = useSearchParams();
  const changeQuery = useChangeQuery();
  const isParent = useIsParent();
  useAutoRefresh('upNext');
  const schedule = useLocalePath()(paths.schedule());
  const section = readSection(search);
  const select = (key: string) => changeQuery({ [sectionKey]: key === 'all' ? null : key });
  return (
    <div className="wrap">
      <ListHead
        links={
          <ButtonLink variant="outline" href={schedule}>
            {t('title')}
          </ButtonLink>
        }
      >
        <h1>{t('classes')}</h1>
        <p>{t(isParent ? 'subscribed.textParent' : 'subscribed.text')}</p>
      </ListHead>
      <Tabs
        className={styles.status}
        label={t('classes')}
        items={subscribedSections.map((key) => ({ key, label: t(`subscribed.section.${key}`) }))}
        current={section}
        onSelect={select}
      >
        <ListBody>
          <PagedList
            key={section}
            actions={subscribedTopics[section]}
            selectors={subscribedSelectors[section]}
            idOf={topicId}
            Item={SubscribedTopic}
            headingLevel={2}
            layout="live3"
            skeleton={<CardSkeletons kind="live" count={subscribedSize} layout="live3" />}
            empty={<NoTopics section={section} />}
            errorTitle={t('subscribed.errorTitle')}
            errorText={t('errorText')}
          />
        </ListBody>
      </Tabs>
    </div>
  );
}

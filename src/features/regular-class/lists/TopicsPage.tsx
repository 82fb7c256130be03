import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '@/domain/catalogue/FilterBar';
import { NothingMatches } from '@/domain/catalogue/NothingMatches';
import { LiveTopicItem } from '@/domain/class/LiveTopicItem';
import type { ItemComponent } from '@/platform/lists/GroupedItems';
import { PagedList } from '@/platform/lists/PagedList';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { LiveTopicCard } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { useChangeQuery } from '@/shared/routing/useChangeQuery';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Tabs } from '@/shared/ui/content/Tabs';
import { ListBody, ListFilters, ListHead } from '@/shared/ui/layout/ListPage';
import { enterTopics } from './enter';
import { classListsDuck } from './saga';
import { selectTopicStatus, statusKey, topicId, topicStatuses, topics, topicsSelectors, topicsSize } from './state';
import styles from './TopicsPage.module.css';

export const ducks = [classListsDuck];

export const enter = enterTopics;

export const head = (t: i18n['t']) => ({
  title: t('topics.title', { ns: 'classes' }),
  description: t('topics.description', { ns: 'classes' }),
});

/** The list is right below the h1. */
const Topic: ItemComponent<LiveTopicCard> = (props) => <LiveTopicItem {...props} headingLevel={2} />;

function FinishedTopic({ item }: { item: LiveTopicCard }) {
  const { t } = useTranslation('classes');
  return <LiveTopicItem item={item} headingLevel={2} finished={t('row.finished')} />;
}

const every = 'all';
const alsoCleared = [statusKey];

function NoTopics() {
  const { t } = useTranslation('classes');
  const status = useSelector(selectTopicStatus);
  const courses = useLocalePath()(paths.courses());
  return (
    <NothingMatches
      headingLevel={2}
      scene="calendar"
      title={t('topics.emptyTitle')}
      // Another status may have results.
      filteredText={(filter) =>
        status === null ? t(`topics.emptyFilter.${filter.key}`, { ...filter }) : t('topics.emptyStatus')
      }
      text={t('topics.empty')}
      link={{ href: courses, label: t('topics.courses') }}
      also={alsoCleared}
    />
  );
}

export default function TopicsPage() {
  const { t } = useTranslation('classes');
  const changeQuery = useChangeQuery();
  const status = useSelector(selectTopicStatus);
  const found = useSelector(topicsSelectors.selectFound);
  const choose = (key: string) => changeQuery({ [statusKey]: key === every ? null : key }, { replace: true });
  return (
    <div className="wrap">
      <ListHead>
        <h1>{t('topics.title')}</h1>
        <p>{t('topics.text')}</p>
      </ListHead>
      <ListFilters>
        <FilterBar lists={[{ kind: 'classes', found }]} also={alsoCleared} />
      </ListFilters>
      <Tabs
        className={styles.status}
        label={t('topics.status')}
        items={[
          { key: every, label: t('topics.all') },
          ...topicStatuses.map((key) => ({
            key,
            label: key === 'preorder' ? t('cards.preOrder', { ns: 'common' }) : t(`topics.${key}`),
          })),
        ]}
        current={status ?? every}
        onSelect={choose}
      >
        <ListBody>
          <PagedList
            actions={topics}
            selectors={topicsSelectors}
            idOf={topicId}
            Item={status === 'completed' ? FinishedTopic : Topic}
            headingLevel={2}
            layout="live3"
            skeleton={<CardSkeletons kind="live" count={topicsSize} layout="live3" />}
            empty={<NoTopics />}
            errorTitle={t('topics.error')}
            errorText={t('errorText')}
          />
        </ListBody>
      </Tabs>
    </div>
  );
}

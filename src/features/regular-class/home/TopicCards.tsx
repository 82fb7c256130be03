import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { NothingMatches } from '@/domain/catalogue/NothingMatches';
import { LiveTopicItem } from '@/domain/class/LiveTopicItem';
import { CardSection } from '@/platform/lists/CardSection';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { selectTopicCards, topicCards, topicCardsSize, topicId } from '../lists/state';
import { useSeeAll } from '../lists/useSeeAll';

/** The first live topics that match the filter. */
export function TopicCards() {
  const { t } = useTranslation('classes');
  const courses = useLocalePath()(paths.courses());
  const all = useSeeAll()(paths.topics());
  return (
    <CardSection
      title={t('topics.first')}
      more={{ href: all, label: t('seeAll') }}
      state={useSelector(selectTopicCards)}
      actions={topicCards}
      layout="live2"
      skeleton={{ kind: 'live', count: topicCardsSize }}
      empty={
        <NothingMatches
          scene="calendar"
          title={t('topics.emptyTitle')}
          filteredText={(filter) => t(`topics.emptyFilter.${filter.key}`, { ...filter })}
          text={t('topics.empty')}
          link={{ href: courses, label: t('topics.courses') }}
        />
      }
      errorTitle={t('topics.error')}
      errorText={t('errorText')}
      idOf={topicId}
    >
      {(topic) => <LiveTopicItem item={topic} />}
    </CardSection>
  );
}

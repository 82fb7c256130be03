import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { NothingMatches } from '@/domain/catalogue/NothingMatches';
import { useFilter } from '@/domain/catalogue/useFilter';
import { LiveTopicItem } from '@/domain/class/LiveTopicItem';
import { homeTopics, homeTopicsSize, selectHomeTopics } from '@/domain/class/state';
import { CardSection } from '@/platform/lists/CardSection';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { liveId } from '../anchors';

/** The region's live topics that match the filter. */
export function LiveClasses() {
  const { t } = useTranslation('home');
  const { isFiltered } = useFilter();
  const all = useLocalePath()(paths.topics());
  const nothing = (
    <NothingMatches
      scene="calendar"
      title={t('live.emptyTitle')}
      filteredText={(filter) => t(`live.empty.${filter.key}`, { ...filter })}
    />
  );
  return (
    <CardSection
      id={liveId}
      title={t('live.title')}
      sub={t('live.text')}
      more={{ href: all, label: t('seeAll') }}
      state={useSelector(selectHomeTopics)}
      actions={homeTopics}
      layout="live"
      skeleton={{ kind: 'live', count: homeTopicsSize }}
      empty={isFiltered ? nothing : null}
      errorTitle={t('live.error')}
      errorText={t('courses.errorText')}
      idOf={({ id }) => id}
    >
      {(topic) => <LiveTopicItem item={topic} />}
    </CardSection>
  );
}

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useFilter } from '@/domain/catalogue/useFilter';
import { LiveTopicItem } from '@/domain/class/LiveTopicItem';
import { homeTopics, homeTopicsSize, selectHomeTopics } from '@/domain/class/state';
import { CardSection } from '@/platform/lists/CardSection';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { liveId } from '../anchors';
import { NoClasses } from './NoClasses';

/** The region's live topics that match the filter. */
export function LiveClasses() {
  const { t } = useTranslation('home');
  const { isFiltered } = useFilter();
  const all = useLocalePath()(paths.topics());
  return (
    <CardSection
      id={liveId}
      title={t('live.title')}
      more={{ href: all, label: t('seeAll') }}
      state={useSelector(selectHomeTopics)}
      actions={homeTopics}
      layout="live"
      skeleton={{ kind: 'live', count: homeTopicsSize }}
      empty={isFiltered ? <NoClasses /> : null}
      errorTitle={t('live.error')}
      errorText={t('courses.errorText')}
      idOf={({ id }) => id}
    >
      {(topic) => <LiveTopicItem item={topic} />}
    </CardSection>
  );
}

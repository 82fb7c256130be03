import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ClearFilters } from '@/domain/catalogue/ClearFilters';
import { useFilter } from '@/domain/catalogue/useFilter';
import { useFilterWords } from '@/domain/catalogue/useFilterWords';
import { LiveTopicItem } from '@/domain/class/LiveTopicItem';
import { homeTopics, homeTopicsSize, selectHomeTopics } from '@/domain/class/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { liveId } from '../anchors';

/** The region's live topics that match the filter. */
export function LiveClasses() {
  const { t } = useTranslation('home');
  const state = useSelector(selectHomeTopics);
  const { isFiltered } = useFilter();
  const filter = useFilterWords();
  const all = useLocalePath()(paths.topics());
  return (
    <FetchBlock
      state={state}
      actions={homeTopics}
      isEmpty={(list) => list.length === 0}
      empty={
        isFiltered ? (
          <EmptyState
            boxed
            scene="calendar"
            title={t('live.emptyTitle')}
            text={t(`live.empty.${filter.key}`, { ...filter })}
            action={<ClearFilters />}
          />
        ) : null
      }
      errorTitle={t('live.error')}
      errorText={t('courses.errorText')}
      skeleton={<CardSkeletons kind="live" count={homeTopicsSize} layout="live" />}
      frame={(content) => (
        <Section id={liveId} title={t('live.title')} sub={t('live.text')} more={{ href: all, label: t('seeAll') }}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid kind="live">
          {list.map((topic) => (
            <li key={topic.id}>
              <LiveTopicItem item={topic} />
            </li>
          ))}
        </Grid>
      )}
    </FetchBlock>
  );
}

import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ClearFilters } from '@/domain/catalogue/ClearFilters';
import { useFilter } from '@/domain/catalogue/useFilter';
import { useFilterWords } from '@/domain/catalogue/useFilterWords';
import { LiveTopicItem } from '@/domain/class/LiveTopicItem';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState } from '@/shared/ui/content/State';
import { Grid } from '@/shared/ui/layout/Grid';
import { Section } from '@/shared/ui/layout/Section';
import { selectTopicCards, topicCards, topicCardsSize } from '../lists/state';
import { useSeeAll } from '../lists/useSeeAll';

/** The first live topics that match the filter. */
export function TopicCards() {
  const { t } = useTranslation('classes');
  const { isFiltered } = useFilter();
  const filter = useFilterWords();
  const courses = useLocalePath()(paths.courses());
  const all = useSeeAll()(paths.topics());
  return (
    <FetchBlock
      state={useSelector(selectTopicCards)}
      actions={topicCards}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          boxed
          scene="calendar"
          title={t('topics.emptyTitle')}
          text={isFiltered ? t(`topics.emptyFilter.${filter.key}`, { ...filter }) : t('topics.empty')}
          action={
            isFiltered ? (
              <ClearFilters />
            ) : (
              <ButtonLink variant="outline" href={courses}>
                {t('topics.courses')}
              </ButtonLink>
            )
          }
        />
      }
      errorTitle={t('topics.error')}
      errorText={t('errorText')}
      skeleton={<CardSkeletons kind="live" count={topicCardsSize} layout="live2" />}
      frame={(content) => (
        <Section title={t('topics.first')} more={{ href: all, label: t('seeAll') }}>
          {content}
        </Section>
      )}
    >
      {(list) => (
        <Grid kind="live2">
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

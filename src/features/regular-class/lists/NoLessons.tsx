import { useTranslation } from 'react-i18next';
import { ClearFilters } from '@/domain/catalogue/ClearFilters';
import { useFilter } from '@/domain/catalogue/useFilter';
import { useFilterWords } from '@/domain/catalogue/useFilterWords';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { EmptyState } from '@/shared/ui/content/State';

/** Shown when there are no next lessons, with or without a filter. */
export function NoLessons({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useTranslation('classes');
  const { isFiltered } = useFilter();
  const filter = useFilterWords();
  const topics = useLocalePath()(paths.topics());
  return (
    <EmptyState
      boxed
      headingLevel={headingLevel}
      scene="calendar"
      title={t('upcoming.emptyTitle')}
      text={isFiltered ? t(`upcoming.emptyFilter.${filter.key}`, { ...filter }) : t('upcoming.empty')}
      action={
        isFiltered ? (
          <ClearFilters />
        ) : (
          <ButtonLink variant="outline" href={topics}>
            {t('upcoming.topics')}
          </ButtonLink>
        )
      }
    />
  );
}

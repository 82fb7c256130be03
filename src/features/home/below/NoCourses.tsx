import { useTranslation } from 'react-i18next';
import { ClearFilters } from '@/domain/catalogue/ClearFilters';
import { useFilterWords } from '@/domain/catalogue/useFilterWords';
import { EmptyState } from '@/shared/ui/content/State';

export function NoCourses() {
  const { t } = useTranslation('home');
  const filter = useFilterWords(true);
  return (
    <EmptyState
      boxed
      title={t('courses.emptyTitle')}
      text={t(`courses.empty.${filter.key}`, { ...filter })}
      action={<ClearFilters />}
    />
  );
}

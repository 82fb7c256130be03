import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/shared/ui/content/State';
import { ClearFilters } from './ClearFilters';
import { useFilterWords } from './useFilterWords';

export function NoCourses() {
  const { t } = useTranslation('home');
  const filter = useFilterWords(true);
  return (
    <EmptyState boxed title={t('courses.emptyTitle')} text={t('courses.empty', { filter })} action={<ClearFilters />} />
  );
}

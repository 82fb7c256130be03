import { useTranslation } from 'react-i18next';
import { NothingMatches } from '@/domain/catalogue/NothingMatches';

export function NoCourses() {
  const { t } = useTranslation('home');
  return (
    <NothingMatches
      withGroup
      title={t('courses.emptyTitle')}
      filteredText={(filter) => t(`courses.empty.${filter.key}`, { ...filter })}
    />
  );
}

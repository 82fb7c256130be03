import { useTranslation } from 'react-i18next';
import { NothingMatches } from '@/domain/catalogue/NothingMatches';

export function NoClasses() {
  const { t } = useTranslation('home');
  return (
    <NothingMatches
      scene="calendar"
      title={t('live.emptyTitle')}
      filteredText={(filter) => t(`live.empty.${filter.key}`, { ...filter })}
    />
  );
}

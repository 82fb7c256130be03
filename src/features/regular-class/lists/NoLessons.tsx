import { useTranslation } from 'react-i18next';
import { NothingMatches } from '@/domain/catalogue/NothingMatches';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { paths } from '@/shared/routing/paths';

/** Shown when there are no next lessons, with or without a filter. */
export function NoLessons({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useTranslation('classes');
  const topics = useLocalePath()(paths.topics());
  return (
    <NothingMatches
      headingLevel={headingLevel}
      scene="calendar"
      title={t('upcoming.emptyTitle')}
      filteredText={(filter) => t(`upcoming.emptyFilter.${filter.key}`, { ...filter })}
      text={t('upcoming.empty')}
      link={{ href: topics, label: t('upcoming.topics') }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/actions/Button';
import { useFilter } from './useFilter';

/** The next step of a filtered list that found nothing, in other words than the button beside the filter. */
export function ClearFilters({ also }: { also?: readonly string[] }) {
  const { t } = useTranslation('common');
  const { clear } = useFilter(also);
  return (
    <Button variant="outline" onClick={clear}>
      {t('filters.all')}
    </Button>
  );
}

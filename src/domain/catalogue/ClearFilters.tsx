import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/actions/Button';
import { focusFilter, showResults } from './showResults';
import { useFilter } from './useFilter';

/**
 * Offers to clear the filter of a list without results; its label differs from that of the button beside the filter.
 */
export function ClearFilters({ also }: { also?: readonly string[] }) {
  const { t } = useTranslation('common');
  const { clear } = useFilter(also);
  return (
    <Button
      variant="outline"
      onClick={() => {
        clear();
        focusFilter();
        showResults();
      }}
    >
      {t('filters.all')}
    </Button>
  );
}

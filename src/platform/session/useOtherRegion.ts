import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { selectUserRegion } from './state';

/**
 * Returns the name of the account's region when that is another one, else ''. Ids are regional: such an account cannot
 * order the collection, nor follow a link with its id.
 */
export function useOtherRegion(): string {
  const { t } = useTranslation('common');
  const region = useSelector(selectRegion);
  const own = useSelector(selectUserRegion);
  return own !== null && own !== region ? t(`regions.${own}`) : '';
}

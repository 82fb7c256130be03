import { useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { selectUserRegion } from '@/platform/session/state';

/**
 * Returns whether the account belongs to another region. Ids are regional: such an account cannot order the collection,
 * nor follow a link with its id.
 */
export function useElsewhere(): boolean {
  const region = useSelector(selectRegion);
  const own = useSelector(selectUserRegion);
  return own !== null && own !== region;
}

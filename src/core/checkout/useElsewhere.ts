import { useSelector } from 'react-redux';
import { selectRegion } from '@/core/locale/reducer';
import { selectUserRegion } from '@/core/session/selectors';

/** Ids are regional: an account of another region can neither order a set nor be sent to one with its id. */
export function useElsewhere(): boolean {
  const region = useSelector(selectRegion);
  const own = useSelector(selectUserRegion);
  return own !== null && own !== region;
}

import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectLocale } from '@/core/locale/reducer';
import { useEntrancePaths } from '@/core/navigation/useEntrancePaths';
import { useServices } from '@/core/services/ServicesContext';
import { landingUrl } from '@/core/session/landing';
import { selectLoggedIn, selectUser } from '@/core/session/selectors';

/**
 * Returns what both entrances share: `next` from the URL, the path of the other entrance with the same `next`, and
 * where logged-in users are redirected (null for guests).
 */
export function useEntrance(other: 'login' | 'signup') {
  const { navigation } = useServices();
  const loggedIn = useSelector(selectLoggedIn);
  const user = useSelector(selectUser);
  const locale = useSelector(selectLocale);
  const [search] = useSearchParams();
  const next = search.get('next');
  return {
    next,
    otherHref: useEntrancePaths()[other],
    sentOnTo: loggedIn ? landingUrl(user, locale, next, navigation.origin) : null,
  };
}

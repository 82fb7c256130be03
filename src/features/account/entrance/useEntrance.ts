import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectLocale } from '@/platform/locale/state';
import { useEntrancePaths } from '@/platform/navigation/useEntrancePaths';
import { useServices } from '@/platform/services/ServicesContext';
import { landingUrl } from '@/platform/session/landing';
import { selectLoggedIn, selectUser } from '@/platform/session/state';

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

import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { localePath, locatePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';

/**
 * Login and sign-up as they lead back to where the visitor is now; between the two they keep the `next` of the address.
 * From the home page they lead to no place in particular.
 */
export function useEntrancePaths(): { login: string; signup: string } {
  const locale = useSelector(selectLocale);
  const { pathname, search, hash } = useLocation();
  const { path } = locatePath(pathname, locale);
  const isEntrance = path === '/login' || path === '/signup';
  const here = path === '/' ? null : localePath(locale, path) + search + hash;
  const next = isEntrance ? new URLSearchParams(search).get('next') : here;
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  return { login: localePath(locale, '/login') + query, signup: localePath(locale, '/signup') + query };
}

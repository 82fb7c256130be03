import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { localePath, locatePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';

/**
 * Returns the paths of login and sign-up with `next` set to the current place. On those two pages `next` is kept as it
 * is; on the home page there is none.
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

import { useSelector } from 'react-redux';
import { localePath, locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { paths } from '@/shared/routing/paths';
import { useHydratedLocation } from '@/shared/routing/useHydratedLocation';

/**
 * Returns the paths of login and sign-up with `next` set to the current page, its query and hash. On those two pages `next`
 * is kept as it is; on the home page there is none.
 */
export function useEntrancePaths(): { login: string; signup: string } {
  const locale = useSelector(selectLocale);
  const { pathname, search, hash } = useHydratedLocation();
  const { path } = locatePath(pathname, locale);
  const isEntrance = path === paths.login() || path === paths.signup();
  const here = path === paths.home() ? null : localePath(locale, path) + search + hash;
  const next = isEntrance ? new URLSearchParams(search).get('next') : here;
  return { login: localePath(locale, paths.login(next)), signup: localePath(locale, paths.signup(next)) };
}

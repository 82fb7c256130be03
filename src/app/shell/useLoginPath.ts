import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { localePath, locatePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';
import { loginUrl } from '../routing/guard';

/** The login page that leads back to where the visitor is now; from the entrances themselves, to no place in particular. */
export function useLoginPath(): string {
  const locale = useSelector(selectLocale);
  const { pathname, search, hash } = useLocation();
  const { path } = locatePath(pathname, locale);
  if (path === '/' || path === '/login' || path === '/signup') return localePath(locale, '/login');
  return loginUrl({ locale, path, search, hash });
}

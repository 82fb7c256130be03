import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { matchRoute } from '../routing/match';
import { navEntries } from './navigation';

/** Returns the navigation's entries with their paths; `section` is the current one. */
export function useNavigationEntries() {
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const { pathname } = useLocation();
  const section = matchRoute(locatePath(pathname, locale).path)?.route.section ?? null;
  const entries = navEntries.map((entry) => ({ ...entry, href: path(entry.path) }));
  return { entries, section };
}

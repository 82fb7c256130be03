import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { locatePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';
import { useLocalePath } from '@/core/locale/useLocalePath';
import { useCanOpen } from '@/core/navigation/useCanOpen';
import { matchRoute } from '../routing/match';
import { navEntries } from './navigation';

/** The navigation's entries that have a page, with where they lead; `section` is the one that is current. */
export function useNavigationEntries() {
  const canOpen = useCanOpen();
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const { pathname } = useLocation();
  const section = matchRoute(locatePath(pathname, locale).path)?.route.section ?? null;
  const entries = navEntries.flatMap((entry) => {
    const open = entry.paths.find(canOpen);
    return open === undefined ? [] : [{ ...entry, href: path(open) }];
  });
  return { entries, section };
}

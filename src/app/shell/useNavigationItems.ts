import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { matchRoute } from '../routing/match';
import { navItems } from './navigation';

/** Returns the navigation's items with their paths; `section` is the current one. */
export function useNavigationItems() {
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const { pathname } = useLocation();
  const section = matchRoute(locatePath(pathname, locale).path)?.route.section ?? null;
  const items = navItems.map((item) => ({ ...item, href: path(item.path) }));
  return { items, section };
}

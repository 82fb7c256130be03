import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import type { Visits } from '../createApp';
import type { Route } from '../routes';
import { pageViewed } from '../routing/pageViews';

/**
 * Records a page view once per page and language: a change of the query or the hash, or a remount, is no new view. A
 * `route` of null is an address without a page.
 */
export function usePageView(route: Route | null, visits: Visits): void {
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const { pathname } = useLocation();
  useEffect(() => {
    if (visits.viewed === pathname) return;
    visits.viewed = pathname;
    const { path } = locatePath(pathname, locale);
    dispatch(pageViewed(route ? { page: route.id, path, locale } : { page: 'notFound', path: null, locale }));
  }, [dispatch, visits, route, pathname, locale]);
}

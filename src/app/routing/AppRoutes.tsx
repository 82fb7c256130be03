import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Location, Navigate, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { locatePath } from '@/platform/locale/paths';
import { localeRequested, selectLocale } from '@/platform/locale/state';
import { ShownNavigationType } from '@/platform/navigation/useShownNavigationType';
import { PageSkeleton } from '../pages/PageSkeleton';
import { matchRoute, routeEntries } from './match';
import { RouteGuard } from './RouteGuard';
import { UnknownRoute } from './UnknownRoute';

const pages = routeEntries.map(({ path, handle, ...entry }) => ({
  ...entry,
  path: `/:locale${path}`,
  element: <RouteGuard {...handle} />,
}));
const unknown = [{ path: '*', element: <UnknownRoute /> }];

/** Renders the page of the URL behind its guard, after redirecting to the canonical URL and loading its language. */
export function AppRoutes() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const locale = useSelector(selectLocale);
  const dispatch = useDispatch();
  const { redirect, ...located } = locatePath(location.pathname, locale);
  const arrived = { location, navigationType };
  const [shown, setShown] = useState<typeof arrived | null>(null);

  useEffect(() => {
    if (redirect === null && located.locale !== locale) dispatch(localeRequested(located.locale));
  }, [dispatch, redirect, located.locale, locale]);

  if (redirect !== null) return <Navigate replace to={redirect + location.search + location.hash} />;
  // While another language loads, the screen keeps the previous content and the address it reads from.
  const settled = located.locale === locale;
  if (settled && shown?.location !== location) setShown(arrived);
  const current = settled ? arrived : shown;
  if (current === null) return <PageSkeleton />;
  return (
    <ShownNavigationType value={current.navigationType}>
      <MatchedRoute location={current.location} />
    </ShownNavigationType>
  );
}

/** Renders the matching route; a path with an invalid id is unknown, whichever route it resembles. */
function MatchedRoute({ location }: { location: Location }) {
  const { path } = locatePath(location.pathname, useSelector(selectLocale));
  return useRoutes(matchRoute(path) ? pages : unknown, location);
}

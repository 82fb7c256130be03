import { Activity, memo, Suspense, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { locatePath } from '@/platform/locale/paths';
import { localeRequested, selectLocale } from '@/platform/locale/state';
import { Redirect } from '@/platform/navigation/Redirect';
import { ShownNavigationType } from '@/platform/navigation/useShownNavigationType';
import { selectEpoch } from '@/platform/session/state';
import { PageSkeleton } from '../pages/PageSkeleton';
import { identifyScreen, matchRoute } from '../routing/match';
import { type OpenPage, type OpenPages, openPage } from './openPages';
import { RouteGuard } from './RouteGuard';
import { UnknownRoute } from './UnknownRoute';

/**
 * Renders the page of the URL behind its guard, after redirecting to the canonical URL and loading its language. Lists
 * that the visitor has left stay mounted, hidden and without effects, so that Back shows them at once.
 */
export function AppRoutes() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const locale = useSelector(selectLocale);
  const epoch = useSelector(selectEpoch);
  const dispatch = useDispatch();
  const { redirect, path, ...located } = locatePath(location.pathname, locale);
  const [known, setKnown] = useState<OpenPages | null>(null);
  const [, renderAgain] = useState(false);

  // React hydrates Suspense and Activity when idle, and starts again after each change of the store. A render from above
  // makes it hydrate the page now, before the first responses arrive.
  useEffect(() => renderAgain(true), []);

  useEffect(() => {
    if (redirect === null && located.locale !== locale) dispatch(localeRequested(located.locale));
  }, [dispatch, redirect, located.locale, locale]);

  if (redirect !== null) return <Redirect to={redirect + location.search + location.hash} />;
  let pages = known;
  // While another language loads, the screen keeps the previous content and the address it reads from.
  if (located.locale === locale && (known?.last.location !== location || known.last.epoch !== epoch)) {
    const match = matchRoute(path);
    const [screen, staysMounted] = match ? [identifyScreen(match), match.route.staysMounted === true] : [null, false];
    pages = openPage(known, { location, navigationType, epoch, screen, staysMounted });
    setKnown(pages);
  }
  if (pages === null) return <PageSkeleton />;
  const { shown, hidden } = pages;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {/* In the order of their ids, since a moved element loses its scroll position. */}
      {[...hidden, shown]
        .sort((a, b) => a.id - b.id)
        .map((page) => (
          <Activity key={page.id} mode={page === shown ? 'visible' : 'hidden'}>
            <MatchedRoute page={page} />
          </Activity>
        ))}
    </Suspense>
  );
}

/** Renders the matching route; a path with an invalid id is unknown, whichever route it resembles. */
const MatchedRoute = memo(function MatchedRoute({ page: { location, navigationType } }: { page: OpenPage }) {
  const { path } = locatePath(location.pathname, useSelector(selectLocale));
  const match = matchRoute(path);
  // The router has the same location as the page, which may be an earlier one than the address's.
  const route = useRoutes([{ path: '*', element: match && <RouteGuard match={match} /> }], location);
  // The router's `*` takes no line end, but an address may have an encoded one.
  return <ShownNavigationType value={navigationType}>{match ? route : <UnknownRoute />}</ShownNavigationType>;
});

import { Suspense, use, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Location, Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { localeRequested, namespacesNeeded } from '@/core/locale/actions';
import { locatePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';
import { selectLoggedIn, selectUser, selectUserRegion, selectUserStatus } from '@/core/session/selectors';
import type { Locale } from '@/shared/i18n/locales';
import { useApp } from '../AppContext';
import { PageErrorBoundary } from '../errors/PageErrorBoundary';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageSkeleton } from '../pages/PageSkeleton';
import { guard } from './guard';
import { matchRoute, type RouteMatch } from './match';
import { useArrival } from './useArrival';
import { useEnter } from './useEnter';
import { useHead } from './useHead';

/** Decides what a URL shows: its canonical form, its language, its route, and whether this visitor may open it. */
export function RouteGuard() {
  const location = useLocation();
  const locale = useSelector(selectLocale);
  const dispatch = useDispatch();
  const { redirect, ...located } = locatePath(location.pathname, locale);
  const [shown, setShown] = useState<{ location: Location; path: string } | null>(null);

  useEffect(() => {
    if (redirect === null && located.locale !== locale) dispatch(localeRequested(located.locale));
  }, [dispatch, redirect, located.locale, locale]);

  if (redirect !== null) return <Navigate replace to={redirect + location.search + location.hash} />;
  // While another language is loading, the screen stays as it is.
  const settled = located.locale === locale;
  if (settled && shown?.location !== location) setShown({ location, path: located.path });
  const current = settled ? { location, path: located.path } : shown;
  if (current === null) return <PageSkeleton />;
  return <Place key="place" locale={locale} location={current.location} path={current.path} />;
}

interface PlaceProps {
  locale: Locale;
  location: Location;
  path: string;
}

function Place({ locale, location, path }: PlaceProps) {
  const loggedIn = useSelector(selectLoggedIn);
  const region = useSelector(selectUserRegion);
  const status = useSelector(selectUserStatus);
  const pending = useSelector(selectUser) === null && status !== 'failed';
  const match = matchRoute(path);
  if (!match) return <UnknownRoute key={path} />;
  const { search, hash } = location;
  const verdict = guard(match.route.access, { locale, path, search, hash }, { loggedIn, region, pending });
  if (verdict.go === 'to') return <Navigate replace to={verdict.url} />;
  if (verdict.go === 'wait') return <PageSkeleton />;
  return (
    <PageErrorBoundary resetKey={location.key} route={match.route}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage match={match} locale={locale} path={path} />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** On client-side navigation the server gets one chance to know better; then the not-found page stands. */
function UnknownRoute() {
  const { reloadGuard } = useApp();
  const first = useNavigationType() === 'POP';
  const [reloading, setReloading] = useState(!first);
  useEffect(() => {
    if (reloading && !reloadGuard.reload(window.location.href)) setReloading(false);
  }, [reloading, reloadGuard]);
  return reloading ? <PageSkeleton /> : <NotFoundPage />;
}

function LoadedPage({ match, locale, path }: { match: RouteMatch; locale: Locale; path: string }) {
  const app = useApp();
  const dispatch = useDispatch();
  const page = use(app.pages.load(match.route, locale));
  const { namespaces } = match.route;
  useEffect(() => {
    dispatch(namespacesNeeded(namespaces ?? []));
  }, [dispatch, namespaces]);
  useEnter(match, page, app.visits);
  const missing = useSelector((state) => page.notFound?.(state as never, match.params) ?? false);
  useHead(page.head, { params: match.params, locale, path }, missing);
  useArrival(app.visits);
  const Page = page.default;
  if (missing) return <NotFoundPage />;
  return <Page key={match.route.id} params={match.params} />;
}

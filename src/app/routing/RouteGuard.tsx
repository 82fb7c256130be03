import { Suspense, use, useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, UNSAFE_LocationContext, useLocation, useNavigationType } from 'react-router-dom';
import { localeRequested, namespacesNeeded } from '@/core/locale/actions';
import { locatePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';
import { useServices } from '@/core/services/ServicesContext';
import { tokenLost } from '@/core/session/actions';
import { selectLoggedIn, selectUser, selectUserRegion, selectUserStatus } from '@/core/session/selectors';
import { readToken } from '@/core/session/token';
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
  const router = useContext(UNSAFE_LocationContext);
  const { location } = router;
  const locale = useSelector(selectLocale);
  const dispatch = useDispatch();
  const { redirect, ...located } = locatePath(location.pathname, locale);
  const [shown, setShown] = useState<{ router: typeof router; path: string } | null>(null);

  useEffect(() => {
    if (redirect === null && located.locale !== locale) dispatch(localeRequested(located.locale));
  }, [dispatch, redirect, located.locale, locale]);

  if (redirect !== null) return <Navigate replace to={redirect + location.search + location.hash} />;
  // While another language is loading, the screen stays as it is, and so does the address that it reads.
  const settled = located.locale === locale;
  if (settled && shown?.router !== router) setShown({ router, path: located.path });
  const current = settled ? { router, path: located.path } : shown;
  if (current === null) return <PageSkeleton />;
  return (
    <UNSAFE_LocationContext value={current.router}>
      <Place locale={locale} path={current.path} />
    </UNSAFE_LocationContext>
  );
}

function Place({ locale, path }: { locale: Locale; path: string }) {
  const location = useLocation();
  const dispatch = useDispatch();
  const { cookies } = useServices();
  const loggedIn = useSelector(selectLoggedIn);
  const lost = loggedIn && readToken(cookies) === null;
  useEffect(() => {
    if (lost) dispatch(tokenLost());
  }, [lost, dispatch]);
  const region = useSelector(selectUserRegion);
  const status = useSelector(selectUserStatus);
  const pending = useSelector(selectUser) === null && status !== 'failed';
  const match = matchRoute(path);
  // Without its token a session is over: what is shown next is decided for a guest.
  if (lost) return <PageSkeleton />;
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

import { use, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { locatePath } from '@/platform/locale/paths';
import { namespacesNeeded, selectLocale } from '@/platform/locale/state';
import { Redirect } from '@/platform/navigation/Redirect';
import { RetryPage } from '@/platform/navigation/useRetryPage';
import { useServices } from '@/platform/services/ServicesContext';
import { selectLoggedIn, selectUser, selectUserRegion, selectUserStatus, tokenLost } from '@/platform/session/state';
import { readToken } from '@/platform/session/token';
import type { Locale } from '@/shared/i18n/locales';
import { PageErrors } from '@/shared/ui/content/PageErrors';
import { useApp } from '../AppContext';
import { useHead } from '../head/useHead';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageErrorBoundary } from '../pages/PageErrorBoundary';
import { PageSkeleton } from '../pages/PageSkeleton';
import { guardRoute } from '../routing/guard';
import type { RouteMatch } from '../routing/match';
import { namespacesOf } from '../routing/pageFiles';
import { useArrival } from './useArrival';
import { useEnter } from './useEnter';
import { usePageView } from './usePageView';

/** Decides whether the visitor may open a route before its chunk, calls or content load, then renders the page. */
export function RouteGuard({ match }: { match: RouteMatch }) {
  const { route } = match;
  const location = useLocation();
  const dispatch = useDispatch();
  const { cookies } = useServices();
  const locale = useSelector(selectLocale);
  const loggedIn = useSelector(selectLoggedIn);
  const region = useSelector(selectUserRegion);
  const status = useSelector(selectUserStatus);
  const pending = useSelector(selectUser) === null && status !== 'failed';
  const lost = loggedIn && readToken(cookies) === null;
  useEffect(() => {
    if (lost) dispatch(tokenLost());
  }, [lost, dispatch]);
  // A page from the back/forward cache may have missed the end of its session.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && loggedIn && readToken(cookies) === null) dispatch(tokenLost());
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [loggedIn, cookies, dispatch]);
  // A session without its token is over; the guard then decides for a guest.
  if (lost) return <PageSkeleton />;
  const { path } = locatePath(location.pathname, locale);
  const { search, hash } = location;
  const verdict = guardRoute(route.access, { locale, path, search, hash }, { loggedIn, region, pending });
  if (verdict.kind === 'to') return <Redirect to={verdict.url} />;
  if (verdict.kind === 'wait') return <PageSkeleton />;
  return (
    <PageErrorBoundary resetKey={location.key} route={route}>
      <LoadedPage match={match} locale={locale} path={path} />
    </PageErrorBoundary>
  );
}

function LoadedPage({ match, locale, path }: { match: RouteMatch; locale: Locale; path: string }) {
  const app = useApp();
  const dispatch = useDispatch();
  const page = use(app.pages.load(match.route, locale));
  const namespaces = namespacesOf(match.route);
  useEffect(() => {
    dispatch(namespacesNeeded(namespaces));
  }, [dispatch, namespaces]);
  const loadMissing = useEnter(match, page, app.visits);
  const missing = useSelector((state) => page.notFound?.(state as never, match.params) ?? false);
  useHead(page.head, { params: match.params, locale, path: match.route.indexed === false ? null : path }, missing);
  useArrival(app.visits);
  usePageView(match.route, app.visits);
  const Page = page.default;
  // The same element until the page or its ids change: a new query or hash renders only its readers.
  const element = useMemo(
    () => (
      <PageErrors key={match.route.id}>
        <RetryPage value={loadMissing}>
          <Page params={match.params} />
        </RetryPage>
      </PageErrors>
    ),
    [Page, match, loadMissing],
  );
  return missing ? <NotFoundPage /> : element;
}

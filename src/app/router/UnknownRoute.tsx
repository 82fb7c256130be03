import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { locatePath, trimPunctuation } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { useShownNavigationType } from '@/platform/navigation/useShownNavigationType';
import { useApp } from '../AppContext';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageSkeleton } from '../pages/PageSkeleton';
import { matchRoute } from '../routing/match';
import { usePageView } from './usePageView';

/**
 * Handles an address without a page. If it has a page without the punctuation at its end, it leads there. Otherwise the
 * address is loaded from the server once, after client-side navigation, then shown as not found.
 */
export function UnknownRoute() {
  const { pathname, search, hash } = useLocation();
  const locale = useSelector(selectLocale);
  const meant = trimPunctuation(pathname);
  if (meant !== pathname && matchRoute(locatePath(meant, locale).path))
    return <Navigate replace to={meant + search + hash} />;
  return <UnknownAddress key={pathname} />;
}

function UnknownAddress() {
  const { reloadGuard } = useApp();
  const isFirst = useShownNavigationType() === 'POP';
  const [reloading, setReloading] = useState(!isFirst);
  useEffect(() => {
    if (reloading && !reloadGuard.reload(window.location.href)) setReloading(false);
  }, [reloading, reloadGuard]);
  return reloading ? <PageSkeleton /> : <UnknownPage />;
}

function UnknownPage() {
  usePageView(null, useApp().visits);
  return <NotFoundPage />;
}

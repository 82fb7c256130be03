import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownNavigationType } from '@/platform/navigation/useShownNavigationType';
import { useApp } from '../AppContext';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageSkeleton } from '../pages/PageSkeleton';
import { usePageView } from './usePageView';

/**
 * Handles an address without a page: after client-side navigation it is loaded from the server once, then shown as not
 * found.
 */
export function UnknownRoute() {
  return <UnknownAddress key={useLocation().pathname} />;
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

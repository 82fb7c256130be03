import { startTransition, useEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useHydrated } from '@/shared/lib/useHydrated';

/**
 * Returns the router's location, without query and hash while the HTML of the build is hydrated: the HTML is the same
 * for all of them. They follow in a transition, so that the page stays while their content loads.
 */
export function useHydratedLocation(): Location {
  const location = useLocation();
  const isInBrowser = useHydrated();
  const [isHydrated, setHydrated] = useState(isInBrowser);
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true));
  }, [isHydrated]);
  const isWhole = isHydrated || location.search + location.hash === '';
  return useMemo(() => (isWhole ? location : { ...location, search: '', hash: '' }), [isWhole, location]);
}

import { useCallback } from 'react';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { safeUrl } from '@/shared/lib/redirect';

/**
 * Where a link that comes from data leads: paths of the app get the locale and count only while they have a page,
 * absolute http(s) addresses stay, anything else is ''.
 */
export function useDataHref(): (url: string | null) => string {
  const hrefTo = useHrefTo();
  return useCallback(
    (url: string | null) => {
      const safe = safeUrl(url);
      if (safe === null) return '';
      return safe.startsWith('/') ? hrefTo(safe) : safe;
    },
    [hrefTo],
  );
}

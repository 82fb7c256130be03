import { useCallback } from 'react';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { safeUrl } from '@/shared/lib/safeUrl';

/**
 * Returns a function that maps a URL from the server to an href: paths of existing pages get the locale, absolute
 * http(s) URLs stay, anything else becomes ''.
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

import { useCallback } from 'react';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isLocale } from '@/shared/i18n/locales';
import { safeUrl } from '@/shared/lib/safeUrl';

/**
 * Returns a function that maps a URL from the server to an href: paths of existing pages get the locale where they have
 * none, absolute http(s) URLs stay, anything else becomes ''.
 */
export function useDataHref(): (url: string | null) => string {
  const hrefTo = useHrefTo();
  return useCallback(
    (url: string | null) => {
      const safe = safeUrl(url);
      if (safe === null) return '';
      if (!safe.startsWith('/')) return safe;
      const [first = ''] = safe.slice(1).split(/[/?#]/, 1);
      if (!isLocale(first)) return hrefTo(safe);
      const rest = safe.slice(1 + first.length);
      return hrefTo(rest.startsWith('/') ? rest : `/${rest}`) && safe;
    },
    [hrefTo],
  );
}

/** The reads with which pages start before the app's code has loaded; the build writes their URLs into the documents. */
import { localePath } from '@/platform/locale/paths';
import { endpointPath } from '@/shared/http/url';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { idPattern } from '@/shared/lib/ids';
import type { Route } from '../routes';
import { buildOf } from './pageBuilds';

/** Returns the pattern of a page's path, with its locale; it matches valid ids only. `path` is the route's. */
export const pathPattern = (locale: Locale, path: string): string =>
  localePath(locale, path).replace(/:\w+/g, `(${idPattern})`);

/** Returns the URLs of a page's early reads; `apiUrl` has no trailing slash, `id` is the first id of the path. */
export const earlyReads = (route: Route, apiUrl: string, locale: Locale, id: string): string[] =>
  (buildOf(route).firstReads?.(id, regionOf(locale)) ?? []).map(
    ({ endpoint, path, query }) =>
      `${apiUrl}${endpointPath(endpoint, path)}?${new URLSearchParams({ ...query, lang: locale })}`,
  );

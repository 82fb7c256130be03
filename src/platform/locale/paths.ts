/**
 * Maps URLs to locales, and URLs without a locale to their canonical form. Nothing here throws, whatever the path is.
 */
import {
  defaultLocale,
  isLocale,
  isRegion,
  type Locale,
  languageOf,
  type Region,
  regions,
} from '@/shared/i18n/locales';
import { trimEndOf } from '@/shared/lib/trimEndOf';

const looksLikeLocale = /^[a-z]{2}[-_][a-z]{2}$/i;

export interface LocatedPath {
  locale: Locale;
  /** Without the locale and without a trailing slash; `/` for the home page. */
  path: string;
}

/** Returns the visitor's locale: the cookie's when it is valid, else the default. */
export function visitorLocale(cookie: string | null): Locale {
  return cookie !== null && isLocale(cookie) ? cookie : defaultLocale;
}

/** Returns a decoded pathname without punctuation at its end: chat apps add a following full stop or bracket to a link. */
export function trimPunctuation(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\p{P}{1,3}$/u, '') || '/';
  } catch {
    return pathname;
  }
}

function localeFor(segment: string, visitor: Locale): Locale {
  const canonical = segment.toLowerCase().replace('_', '-');
  if (isLocale(canonical)) return canonical;
  const region = canonical.slice(3);
  return isRegion(region) ? regions[region].locales[0] : visitor;
}

/**
 * Returns the path of a page (`/course/101`) under a locale, with the query and hash that `path` has; home is `/en-hk`,
 * never with a trailing slash.
 */
export function localePath(locale: Locale, path: string): string {
  const rest = path.replace(/^\/(?=$|[?#])/, '');
  return rest === '' || /^[/?#]/.test(rest) ? `/${locale}${rest}` : `/${locale}/${rest}`;
}

/**
 * Splits a pathname. `redirect` is the canonical pathname when it differs from the given one: another spelling of the
 * locale, an unknown locale, none at all, or a trailing slash; else null.
 */
export function locatePath(pathname: string, visitor: Locale): LocatedPath & { redirect: string | null } {
  const segments = pathname
    .split('/')
    .filter((segment, index, all) => segment !== '' || (index > 0 && index < all.length - 1));
  const [only = ''] = segments;
  const first = segments.length === 1 ? trimPunctuation(only) : only;
  const rest = (from: number) => {
    const path = `/${segments.slice(from).join('/')}`;
    return path === '/' ? path : trimEndOf(path, '/');
  };
  const given = looksLikeLocale.test(first);
  const locale = given ? localeFor(first, visitor) : visitor;
  const path = rest(given ? 1 : 0);
  const canonical = localePath(locale, path);
  return { locale, path, redirect: canonical === pathname ? null : canonical };
}

/** Returns the locale for a region: in the same language where the region has it, else the region's default. */
export function localeInRegion(locale: Locale, region: Region): Locale {
  const sameLanguage = regions[region].locales.find((candidate) => languageOf(candidate) === languageOf(locale));
  return sameLanguage ?? regions[region].locales[0];
}

import { resolve } from 'node:path';
import { isLocale, type Locale, locales } from '../../src/shared/i18n/locales.ts';

/** How the pages of a build get their content; see `docs/configuration.md`. */
export interface PrerenderEnv {
  /** '' for pages without content. */
  apiUrl: string;
  /** Folder of finished pages; null without content. */
  cache: string | null;
  /** Requests a second. */
  rate: number;
  /** Content that does not load makes the build fail. */
  strict: boolean;
  /** Locales in which pages with ids are written; null for all. */
  locales: readonly Locale[] | null;
  /** Paths on the site of the only pages with content; null for all. */
  pages: readonly string[] | null;
  /** With some pages only, visitors can search them. */
  searchesPages: boolean;
  /** Epoch milliseconds for which the pages are rendered. */
  at: number;
}

/** Reads the `PRERENDER_*` variables. `name` is the build's folder. Throws for a value that cannot be used. */
export function readPrerenderEnv(
  raw: Readonly<Record<string, string | undefined>>,
  root: string,
  name: string,
): PrerenderEnv {
  const { PRERENDER_API_URL: apiUrl = '', PRERENDER_CACHE, PRERENDER_RATE, PRERENDER_STRICT } = raw;
  const { PRERENDER_LOCALES, PRERENDER_PAGES, PRERENDER_SEARCH, SOURCE_DATE_EPOCH } = raw;
  const problems: string[] = [];
  const rate = Number(PRERENDER_RATE || 100);
  if (!(rate > 0)) problems.push('PRERENDER_RATE: is not a number of requests a second');
  if (!/^(true|false|)$/.test(PRERENDER_STRICT ?? '')) problems.push('PRERENDER_STRICT: must be true or false');
  if (!/^(pages|)$/.test(PRERENDER_SEARCH ?? '')) problems.push('PRERENDER_SEARCH: must be pages');
  const chosen = listed(PRERENDER_LOCALES);
  const unknown = chosen.filter((one) => !isLocale(one));
  if (unknown.length > 0) problems.push(`PRERENDER_LOCALES: ${unknown.join(', ')} is no locale`);
  const pages = listed(PRERENDER_PAGES);
  const elsewhere = pages.filter((page) => !isLocale(localeOf(page)));
  if (elsewhere.length > 0) problems.push(`PRERENDER_PAGES: ${elsewhere.join(', ')} has no locale at its start`);
  if (!/^\d*$/.test(SOURCE_DATE_EPOCH ?? '')) problems.push('SOURCE_DATE_EPOCH: is not a number of seconds');
  if (apiUrl && !URL.canParse(apiUrl)) problems.push('PRERENDER_API_URL: is not a URL');
  const named = pages.length > 0 ? pages.map(localeOf) : chosen;
  if (problems.length > 0) throw new Error(`The configuration is not usable:\n  ${problems.join('\n  ')}`);
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    // Builds with other settings have other pages. A build of some pages must not remove the others from the cache.
    cache:
      apiUrl && pages.length === 0 ? resolve(root, PRERENDER_CACHE || 'node_modules/.cache/prerender', name) : null,
    rate,
    strict: PRERENDER_STRICT === 'true',
    locales: named.length > 0 ? locales.filter((locale) => named.includes(locale)) : null,
    pages: apiUrl && pages.length > 0 ? pages : null,
    searchesPages: PRERENDER_SEARCH === 'pages',
    at: SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : Date.now(),
  };
}

/** Returns the values of a variable that contains several. */
const listed = (value = ''): string[] => value.split(/[\s,]+/).filter(Boolean);

/** Returns the first segment of a path on the site. */
const localeOf = (page: string): string => page.split('/')[1] ?? '';

import { resolve } from 'node:path';
import { type Locale, locales } from '../src/shared/i18n/locales.ts';

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
}

/** Reads the `PRERENDER_*` variables. `name` is the build's folder. Throws for a value that cannot be used. */
export function readPrerenderEnv(
  raw: Readonly<Record<string, string | undefined>>,
  root: string,
  name: string,
): PrerenderEnv {
  const { PRERENDER_API_URL: apiUrl = '', PRERENDER_CACHE, PRERENDER_RATE, PRERENDER_STRICT, PRERENDER_LOCALES } = raw;
  const problems: string[] = [];
  const rate = Number(PRERENDER_RATE || 100);
  if (!(rate > 0)) problems.push('PRERENDER_RATE: is not a number of requests a second');
  if (!/^(true|false|)$/.test(PRERENDER_STRICT ?? '')) problems.push('PRERENDER_STRICT: must be true or false');
  const named = (PRERENDER_LOCALES ?? '').split(/[\s,]+/).filter(Boolean);
  const unknown = named.filter((one) => !locales.some((locale) => locale === one));
  if (unknown.length > 0) problems.push(`PRERENDER_LOCALES: ${unknown.join(', ')} is no locale`);
  if (apiUrl && !URL.canParse(apiUrl)) problems.push('PRERENDER_API_URL: is not a URL');
  if (problems.length > 0) throw new Error(`The configuration is not usable:\n  ${problems.join('\n  ')}`);
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    // Builds with other settings have other pages.
    cache: apiUrl ? resolve(root, PRERENDER_CACHE || 'node_modules/.cache/prerender', name) : null,
    rate,
    strict: PRERENDER_STRICT === 'true',
    locales: named.length > 0 ? locales.filter((locale) => named.includes(locale)) : null,
  };
}

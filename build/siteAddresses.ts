import type { BuildEnv } from './env.ts';
import type { Locale, Server } from './prerender.ts';

export interface Alternate {
  /** BCP 47 tag, or `x-default`. */
  lang: string;
  href: string;
}

/** Locale for paths without a language when the browser has not chosen one; also announced to search engines. */
export const defaultLocale: Locale = 'en-hk';

/** Returns absolute URLs of pages in every language; null and empty when the configuration has no site URL. */
export function siteAddresses(
  env: Pick<BuildEnv, 'VITE_SITE_URL'>,
  { readyLocales, localePath, languageTag }: Pick<Server, 'readyLocales' | 'localePath' | 'languageTag'>,
) {
  const site = env.VITE_SITE_URL.replace(/\/+$/, '');
  const at = (locale: Locale, path: string) => site + localePath(locale, path);
  return {
    site,
    canonical: (locale: Locale, path: string): string | null => (site ? at(locale, path) : null),
    /** The same page in each language, and the default one. */
    alternates: (path: string): Alternate[] =>
      site === ''
        ? []
        : [
            ...readyLocales.map((locale) => ({ lang: languageTag(locale), href: at(locale, path) })),
            { lang: 'x-default', href: at(defaultLocale, path) },
          ],
  };
}

export type SiteAddresses = ReturnType<typeof siteAddresses>;

import type { BuildEnv } from './env.ts';
import type { Locale, Server } from './prerender.ts';

export interface Alternate {
  /** BCP 47 tag, or `x-default`. */
  lang: string;
  href: string;
}

/** Where paths without a language go before the browser has chosen one; search engines are told so, too. */
export const defaultLocale: Locale = 'en-hk';

/** Absolute addresses of pages in every language; null and nothing where the configuration names no site. */
export function siteAddresses(
  env: Pick<BuildEnv, 'VITE_SITE_URL'>,
  { readyLocales, localePath, languageTag }: Pick<Server, 'readyLocales' | 'localePath' | 'languageTag'>,
) {
  const site = env.VITE_SITE_URL.replace(/\/+$/, '');
  const at = (locale: Locale, path: string) => site + localePath(locale, path);
  return {
    site,
    canonical: (locale: Locale, path: string): string | null => (site ? at(locale, path) : null),
    /** The same page in each language, and the one for who reads none of them. */
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

import type { Locale, Server } from '../bundle/server.ts';
import type { BuildEnv } from '../settings/env.ts';

export interface Alternate {
  /** BCP 47 tag, or `x-default`. */
  lang: string;
  href: string;
}

/** Locale for paths without a language when the browser has not chosen one; also announced to search engines. */
export const defaultLocale: Locale = 'en-hk';

/** Returns the path of a locale's web manifest. */
export const manifestPath = (locale: string): string => `/manifest/${locale}.webmanifest`;

/** Scheme, host and port of the site. */
export const originOf = (siteUrl: string): string => (siteUrl ? new URL(siteUrl).origin : 'http://localhost');

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
    /**
     * Returns the same page in other languages. Without `locales` the page exists in all of them, and has a default. With
     * `locales`, it is content of one region, and needs no alternates when it exists in one locale only.
     */
    alternates(path: string, locales?: readonly Locale[]): Alternate[] {
      const of = (locale: Locale) => ({ lang: languageTag(locale), href: at(locale, path) });
      if (site === '' || locales?.length === 1) return [];
      return locales
        ? locales.map(of)
        : [...readyLocales.map(of), { lang: 'x-default', href: at(defaultLocale, path) }];
    },
  };
}

export type SiteAddresses = ReturnType<typeof siteAddresses>;

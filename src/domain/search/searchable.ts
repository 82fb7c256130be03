import { env } from '@/shared/config/env';
import type { Locale } from '@/shared/i18n/locales';

/** Returns whether there is an index of what a locale, or any locale, can be searched for: it is made with the pages. */
export const isSearchable = (locale?: Locale): boolean =>
  locale === undefined ? env.searchLocales.length > 0 : env.searchLocales.includes(locale);

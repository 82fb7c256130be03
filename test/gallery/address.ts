import { isLocale, type Locale } from '@/shared/i18n/locales';

/** Path below the locale; the app itself has no such page. */
export const galleryPath = '/design';

/** Returns the locale of a gallery's path, or null for any other path. */
export function galleryLocale(pathname: string): Locale | null {
  const [, locale = ''] = /^\/([^/]+)\/design\/?$/.exec(pathname) ?? [];
  return isLocale(locale) ? locale : null;
}

import { isLocale, type Locale } from '@/shared/i18n/locales';

/** Below the locale; the app itself knows no such page. */
export const galleryPath = '/design';

/** The locale of a gallery's address, or null for any other address. */
export function galleryLocale(pathname: string): Locale | null {
  const [, locale = ''] = /^\/([^/]+)\/design\/?$/.exec(pathname) ?? [];
  return isLocale(locale) ? locale : null;
}

import { localePath, locatePath, visitorLocale } from '@/platform/locale/paths';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { visitorLanguage } from '../visitor';

const located = () => locatePath(window.location.pathname, visitorLocale(visitorLanguage()));

export const currentLocale = (): Locale => located().locale;

/** Returns the URL of the same page in another locale; of the home page in another region, since ids are regional. */
export function addressIn(locale: Locale): string {
  const { locale: current, path } = located();
  if (regionOf(locale) !== regionOf(current)) return localePath(locale, '/');
  return localePath(locale, path) + window.location.search + window.location.hash;
}

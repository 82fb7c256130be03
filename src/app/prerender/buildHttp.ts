import { createHttp, type Http } from '@/shared/http/http';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { createUuid } from '@/shared/lib/ids';

/** More than the app shows at a time, since nobody waits for the first row. */
export const pageSize = 50;

/** Returns an http service that asks the API as a guest of the locale's region does. */
export function createBuildHttp(locale: Locale, apiUrl: string): Http {
  const deviceId = createUuid();
  return createHttp({
    apiUrl,
    supportUrl: '',
    trackingUrl: '',
    analyticsUrl: '',
    ownOrigin: '',
    getLocale: () => locale,
    getRegion: () => regionOf(locale),
    getToken: () => null,
    getDevice: () => ({ deviceId, os: 'unknown' }),
    getEpoch: () => 0,
  });
}

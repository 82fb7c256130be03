import { createHttp, type Http } from '@/shared/http/http';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { createUuid } from '@/shared/lib/ids';

/** More than the app shows at a time, since nobody waits for the first row. */
export const pageSize = 50;

interface Paged {
  totalPages: number | null;
}

/** Loads pages of a list to the last one. */
export async function* allPages<T extends Paged>(load: (page: number) => Promise<T>): AsyncGenerator<T> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await load(page);
    last = answer.totalPages ?? page;
    yield answer;
  }
}

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

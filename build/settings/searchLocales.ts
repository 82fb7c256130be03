import { locales } from '../../src/shared/i18n/locales.ts';
import type { BuildEnv } from './env.ts';
import { readPrerenderEnv } from './prerenderEnv.ts';

/**
 * Returns the constants that name the locales with calendars of classes, and those with search: those whose content the build reads from an API, all with
 * the mock backend, and none in other builds. A build of some pages has none either, unless it wants to find only those: "No
 * results" would be untrue of the others. `raw` are the environment variables.
 */
export function defineSearchLocales(
  env: Pick<BuildEnv, 'VITE_ENABLE_MOCKS' | 'VITE_SITE_URL'>,
  raw: Readonly<Record<string, string | undefined>>,
  root: string,
): Record<string, string> {
  const { apiUrl, locales: content, pages, searchesPages } = readPrerenderEnv(raw, root, '');
  const isWhole = pages === null || searchesPages;
  const ofBuild = apiUrl === '' || !isWhole ? [] : (content ?? locales);
  const chosen = env.VITE_ENABLE_MOCKS === 'true' ? locales : ofBuild;
  // An address of the site is in every event.
  const calendars = env.VITE_SITE_URL === '' ? [] : ofBuild;
  return {
    'import.meta.env.SEARCH_LOCALES': JSON.stringify(chosen.join(' ')),
    'import.meta.env.CALENDAR_LOCALES': JSON.stringify(calendars.join(' ')),
  };
}

import { localePath } from '@/platform/locale/paths';
import { memoryCookies } from '@/platform/services/cookies';
import { memoryStorage } from '@/platform/services/storage';
import { noTabs } from '@/platform/services/tabs';
import { createHttp } from '@/shared/http/http';
import type { Locale } from '@/shared/i18n/locales';
import { type App, createApp } from '../createApp';
import { textFiles } from './textFiles';

export interface MakeOptions {
  apiUrl: string;
  /** Scheme, host and port of the site. */
  origin: string;
}

interface AppParts {
  now: () => number;
  lazyState?: Readonly<Record<string, unknown>>;
}

/** Creates the app of a guest at a path below the locale, without a browser. */
export function makeApp(locale: Locale, path: string, { apiUrl, origin }: MakeOptions, parts: AppParts): App {
  return createApp({
    locale,
    place: { pathname: localePath(locale, path), search: '', hash: '' },
    origin,
    files: textFiles,
    urls: { apiUrl, supportUrl: '', trackingUrl: '', analyticsUrl: '' },
    createHttp,
    os: 'unknown',
    cookies: memoryCookies(),
    storage: memoryStorage(),
    tabs: noTabs,
    reloadGuard: { reload: () => false },
    report: (error, where) => console.warn(`[prerender ${where}]`, error),
    ...parts,
  });
}

import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { AppView } from '@/app/AppView';
import { type App, createApp } from '@/app/createApp';
import { loadParts } from '@/app/shell/lazyParts';
import { enterFirstPage } from '@/app/start';
import { locatePath, visitorLocale } from '@/platform/locale/paths';
import type { Analytics } from '@/platform/services/analytics';
import { type CookieJar, memoryCookies } from '@/platform/services/cookies';
import { type KeyValueStore, memoryStorage } from '@/platform/services/storage';
import { noTabs, type Tabs } from '@/platform/services/tabs';
import { createHttp } from '@/shared/http/http';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import type { TimeSource } from '@/shared/lib/clock';

export const apiOrigin = 'http://api.test';
const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;

export interface RenderOptions {
  token?: string;
  cookies?: Record<string, string>;
  /** Replaces the cookies in memory. */
  jar?: CookieJar;
  /** Replace the real translation files of the same paths. */
  files?: LocaleFiles;
  storage?: KeyValueStore;
  tabs?: Tabs;
  now?: () => number;
  /** Notifies when `now` jumps. */
  followTime?: TimeSource['subscribe'];
  reload?: (url: string) => boolean;
  analytics?: Analytics;
}

/** Renders the whole app at a URL: the real store, sagas, routes and texts; calls go to `apiOrigin`. */
export async function renderApp(url: string, options: RenderOptions = {}) {
  const { pathname, search, hash } = new URL(url, 'http://app.test');
  const cookies =
    options.jar ?? memoryCookies({ ...options.cookies, ...(options.token ? { token: options.token } : {}) });
  const { locale } = locatePath(pathname, visitorLocale(cookies.get('lang')));
  const reported: unknown[] = [];
  const app: App = createApp({
    locale,
    place: { pathname, search, hash },
    origin: 'http://app.test',
    files: { ...files, ...options.files },
    urls: { apiUrl: apiOrigin, supportUrl: apiOrigin, trackingUrl: apiOrigin, analyticsUrl: '' },
    createHttp,
    os: 'Linux',
    cookies,
    storage: options.storage ?? memoryStorage(),
    tabs: options.tabs ?? noTabs,
    reloadGuard: { reload: options.reload ?? (() => false) },
    now: options.now ?? Date.now,
    ...(options.followTime ? { followTime: options.followTime } : {}),
    report: (error) => void reported.push(error),
    ...(options.analytics && { analytics: options.analytics }),
  });
  await enterFirstPage(app, { locale, pathname, search, hash });
  await loadParts();
  let goBack: () => unknown = () => undefined;
  const BackKey = () => {
    const navigate = useNavigate();
    goBack = () => navigate(-1);
    return null;
  };
  const view = await act(async () =>
    render(
      <MemoryRouter initialEntries={[url]}>
        <BackKey />
        <AppView app={app} />
      </MemoryRouter>,
    ),
  );
  return {
    app,
    user: userEvent.setup(),
    cookies,
    /** Unexpected errors. */
    reported,
    ...view,
    /** Presses the browser's Back. */
    back: () => act(async () => void goBack()),
    async stop() {
      app.stop();
      view.unmount();
    },
  };
}

import { initialLocale, selectLocale, selectRegion } from '@/core/locale/reducer';
import type { Analytics } from '@/core/services/analytics';
import type { CookieJar } from '@/core/services/cookies';
import { createNavigation, type Place } from '@/core/services/navigation';
import type { Services } from '@/core/services/services';
import type { KeyValueStore } from '@/core/services/storage';
import type { Tabs } from '@/core/services/tabs';
import { initialSession } from '@/core/session/reducer';
import { savedUser } from '@/core/session/savedUser';
import { selectEpoch } from '@/core/session/selectors';
import { keepDeviceId, readToken } from '@/core/session/token';
import type { Report } from '@/shared/duck/safely';
import type { Http, HttpDeps } from '@/shared/http/http';
import { createTranslations, type TextFiles } from '@/shared/i18n/createI18n';
import type { Locale } from '@/shared/i18n/locales';
import { createClock, type TimeSource } from '@/shared/lib/clock';
import type { ReloadGuard } from './reloadGuard';
import { rootSaga } from './rootSaga';
import { matchRoute } from './routing/match';
import { createPageLoader, type PageLoader } from './routing/pageLoader';
import { type AppStore, createStore } from './store';

export interface AppOptions {
  locale: Locale;
  place: Place;
  /** Scheme, host and port of the app itself. */
  origin: string;
  files: TextFiles;
  urls: { apiUrl: string; supportUrl: string; trackingUrl: string; analyticsUrl: string };
  createHttp: (deps: HttpDeps) => Http;
  /** Name of the operating system, as the server is told. */
  os: string;
  cookies: CookieJar;
  storage: KeyValueStore;
  tabs: Tabs;
  reloadGuard: ReloadGuard;
  /** Epoch milliseconds. */
  now: () => number;
  /** Tells when `now` jumps; only of a time that is set by hand. */
  followTime?: TimeSource['subscribe'];
  report: Report;
  /** Absent: events are posted to `urls.analyticsUrl`, where there is one. */
  analytics?: Analytics;
  /** First state of the page's ducks, when the page comes with content. */
  lazyState?: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds at which the page that is taken over was rendered. */
  renderedAt?: number;
}

/** What outlives a screen: where the visitor was, and how far each place was scrolled. */
export interface Visits {
  /** The screen whose first actions were dispatched before it was rendered (see `screenOf`); null once it was. */
  entered: { screen: string; epoch: number } | null;
  /** A page has been entered since the app started: going back is going back to something. */
  begun: boolean;
  /** How often the visitor had bought something (see `selectOwned`) when a screen was last read anew. */
  read: Record<string, number>;
  last: { pathname: string; hash: string } | null;
  /** Pathname of the page view that was recorded last. */
  viewed: string | null;
  positions: Record<string, number> | null;
}

/** One visitor's app: nothing of it is module state, so that a build or a test can make many. */
export interface App extends Pick<AppStore, 'store' | 'first' | 'register'> {
  readonly services: Services;
  readonly pages: PageLoader;
  readonly reloadGuard: ReloadGuard;
  readonly visits: Visits;
  /** Cancels every saga and aborts every call. */
  stop(): void;
}

export function createApp(options: AppOptions): App {
  const { cookies, storage, locale } = options;
  const deviceId = keepDeviceId(cookies);
  const loggedIn = readToken(cookies) !== null;

  const http = options.createHttp({
    ...options.urls,
    getLocale: () => selectLocale(store.getState()),
    getRegion: () => selectRegion(store.getState()),
    getToken: () => readToken(cookies),
    getDevice: () => ({ deviceId, os: options.os }),
    getEpoch: () => selectEpoch(store.getState()),
  });
  const services: Services = {
    http,
    translations: createTranslations(options.files, locale),
    clock: createClock(options.now, options.followTime),
    navigation: createNavigation(options.place, options.origin, (path) => matchRoute(path) !== null),
    cookies,
    storage,
    tabs: options.tabs,
    analytics: options.analytics ?? { track: http.record },
    beforeLogout: new Set(),
    report: options.report,
    renderedAt: options.renderedAt ?? null,
  };
  const { store, first, register, run } = createStore(
    services,
    {
      session: { ...initialSession, loggedIn, user: loggedIn ? savedUser(storage) : null },
      locale: { ...initialLocale, current: locale },
    },
    options.lazyState,
  );
  const root = run(rootSaga);
  return {
    store,
    first,
    services,
    register,
    reloadGuard: options.reloadGuard,
    visits: { entered: null, begun: false, read: {}, last: null, viewed: null, positions: null },
    pages: createPageLoader({ register, translations: services.translations }),
    stop() {
      root.cancel();
      http.abortAll();
    },
  };
}

import { initialLocale, selectLocale, selectRegion } from '@/platform/locale/state';
import { storedShown } from '@/platform/offline/state';
import type { Analytics } from '@/platform/services/analytics';
import type { CookieJar } from '@/platform/services/cookies';
import { createNavigation, type Place } from '@/platform/services/navigation';
import type { Services } from '@/platform/services/services';
import type { KeyValueStore } from '@/platform/services/storage';
import type { Tabs } from '@/platform/services/tabs';
import { readSavedUser } from '@/platform/session/savedUser';
import { initialSession, selectEpoch, selectLoggedIn, selectUser, tokenReplaced } from '@/platform/session/state';
import { keepDeviceId, keepToken, readToken } from '@/platform/session/token';
import { watchToken } from '@/platform/session/tokenWatch';
import { contentOutdated } from '@/shared/duck/outdated';
import type { Report } from '@/shared/duck/safely';
import type { Http } from '@/shared/http/http';
import type { HttpDeps } from '@/shared/http/httpDeps';
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
  /** Origins of payment pages, besides that of the API. */
  paymentOrigins?: readonly string[];
  createHttp: (deps: HttpDeps) => Http;
  /** Name of the operating system, sent to the server. */
  os: string;
  /** Becomes the device's id if it has none; default: a random one. */
  newDeviceId?: string;
  cookies: CookieJar;
  storage: KeyValueStore;
  tabs: Tabs;
  reloadGuard: ReloadGuard;
  /** Epoch milliseconds. */
  now: () => number;
  /** The device's epoch milliseconds, where `now` is a clock that does not jump. */
  deviceNow?: () => number;
  /** Notifies when `now` jumps; only for a clock that is set by hand. */
  followTime?: TimeSource['subscribe'];
  report: Report;
  /** Default: events are posted to `urls.analyticsUrl`, if there is one. */
  analytics?: Analytics;
  /** Initial state of the page's ducks, when the page comes with content. */
  lazyState?: Readonly<Record<string, unknown>>;
  /** When the hydrated HTML was rendered, in epoch milliseconds. */
  renderedAt?: number;
}

/** State that outlives a screen: where the visitor was, and the scroll position of each place. */
export interface Visits {
  /** The screen whose first actions were dispatched before it was rendered (see `identifyScreen`); null once it was. */
  entered: { screen: string; epoch: number } | null;
  /** A page was entered since the app started, so a POP navigation goes back to a loaded page. */
  begun: boolean;
  /** Count of purchases (see `selectOwned`) when each screen last requested its data, by screen. */
  read: Record<string, number>;
  last: { pathname: string; hash: string } | null;
  /** Pathname of the last recorded page view. */
  viewed: string | null;
  positions: Record<string, number> | null;
}

/** One visitor's app. It holds no module state, so a build or a test can create many. */
export interface App extends Pick<AppStore, 'store' | 'getServerState' | 'register'> {
  readonly services: Services;
  readonly pages: PageLoader;
  readonly reloadGuard: ReloadGuard;
  readonly visits: Visits;
  /** Cancels every saga and aborts every call. */
  stop(): void;
}

export function createApp(options: AppOptions): App {
  const { cookies, storage, locale } = options;
  const deviceId = keepDeviceId(cookies, options.newDeviceId);
  const loggedIn = keepToken(cookies) !== null;
  const getEpoch = () => selectEpoch(store.getState());
  const tokenWatch = watchToken(cookies, getEpoch);

  const http = options.createHttp({
    ...options.urls,
    ownOrigin: options.origin,
    getLocale: () => selectLocale(store.getState()),
    getRegion: () => selectRegion(store.getState()),
    getToken: () => readToken(cookies),
    getDevice: () => ({ deviceId, os: options.os }),
    getEpoch,
    getUserId: () => selectUser(store.getState())?.userId ?? null,
    now: () => services.clock.now(),
    onStoredRead(at, isSilent) {
      // Before the read ends: its stored data counts as outdated and is loaded again.
      store.dispatch(contentOutdated());
      store.dispatch(storedShown(at, isSilent));
    },
    isTokenReplaced() {
      const isReplaced = tokenWatch.isReplaced();
      if (isReplaced) store.dispatch(tokenReplaced());
      return isReplaced;
    },
  });
  const services: Services = {
    http,
    translations: createTranslations(options.files, locale),
    clock: createClock(options.now, options.followTime, options.deviceNow),
    navigation: createNavigation(options.place, options.origin, (path) => matchRoute(path) !== null),
    cookies,
    storage,
    tabs: options.tabs,
    analytics: options.analytics ?? { track: http.record },
    preparePage(path) {
      const match = matchRoute(path);
      if (match) pages.prepare(match.route, selectLocale(store.getState()));
    },
    // The API may have a payment page itself; the one of the mock backend is on the app's origin.
    paymentOrigins: [new URL(options.urls.apiUrl || options.origin).origin, ...(options.paymentOrigins ?? [])],
    beforeLogout: new Set(),
    report: options.report,
    renderedAt: options.renderedAt ?? null,
  };
  const user = loggedIn ? readSavedUser(storage) : null;
  const { store, getServerState, register, run, cancelAll } = createStore(
    services,
    { locale: { ...initialLocale, current: locale } },
    { session: { ...initialSession, loggedIn, user, isUserPartial: user !== null } },
    options.lazyState,
  );
  // Another page may replace the token between a login and the first call after it.
  store.subscribe(tokenWatch.follow);
  run(rootSaga);
  const pages = createPageLoader({
    register,
    translations: services.translations,
    isMember: () => selectLoggedIn(store.getState()),
  });
  return {
    store,
    getServerState,
    services,
    register,
    reloadGuard: options.reloadGuard,
    visits: { entered: null, begun: false, read: {}, last: null, viewed: null, positions: null },
    pages,
    stop() {
      cancelAll();
      http.abortAll();
    },
  };
}

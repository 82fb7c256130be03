import { locatePath, visitorLocale } from '@/platform/locale/paths';
import { localeCookie } from '@/platform/locale/saga';
import type { Place } from '@/platform/services/navigation';
import { browserStorage, playerKey } from '@/platform/services/storage';
import { browserTabs } from '@/platform/services/tabs';
import { browserCookies } from '@/platform/session/browserCookies';
import { selectEpoch, selectLoggedIn, selectUser, selectUserRegion } from '@/platform/session/state';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { env } from '@/shared/config/env';
import { deferHttp } from '@/shared/http/deferHttp';
import type { HttpDeps } from '@/shared/http/httpDeps';
import type { StoredReads } from '@/shared/http/storedReads';
import type { TextFiles } from '@/shared/i18n/createI18n';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { createSteadyNow, type TimeSource } from '@/shared/lib/clock';
import { chooseDataSaver } from '@/shared/lib/dataSaver';
import { nextPaint } from '@/shared/lib/nextPaint';
import { osName } from '@/shared/lib/osName';
import { browserReloadGuard } from './browserReloadGuard';
import { type App, createApp } from './createApp';
import { appLaunched } from './launch/saga';
import type { Prerendered } from './prerendered';
import { noteFailure } from './reporting/failures';
import { enterPage } from './routing/enterPage';
import { guardRoute } from './routing/guard';
import { identifyScreen, matchRoute } from './routing/match';

const loadHttp = () => loadChunk(() => import('@/shared/http/http'));

let storedReads: Promise<StoredReads> | null = null;
/** Loads the reads that this browser keeps. If loading fails, the next read tries again. */
const loadStoredReads = (): Promise<StoredReads> => {
  storedReads ??= loadChunk(() => import('@/shared/http/storedReads')).then(
    ({ createStoredReads }) => createStoredReads(),
    (error: unknown) => {
      storedReads = null;
      throw error;
    },
  );
  return storedReads;
};

/** Most milliseconds that the first render waits for the http layer. */
const longestWait = 500;

/**
 * Resolves when the http layer has loaded, if the document has sent reads. The first render may then show their
 * responses instead of a placeholder, which React would keep for 300 ms.
 */
async function waitForHttp(): Promise<void> {
  if (!globalThis.early?.calls.size) return;
  const wait = new Promise((resolve) => setTimeout(resolve, longestWait));
  // A call reports the failure.
  await Promise.race([loadHttp().catch(() => undefined), wait]);
}

/**
 * Creates an HTTP client whose code loads in parallel with the first screen. Reads are sent after the next frame:
 * sending a page's reads takes longer than rendering it.
 */
const createDeferredHttp = (deps: HttpDeps) =>
  deferHttp(async () => {
    const { createHttp } = await loadHttp();
    return createHttp({ ...deps, beforeRead: nextPaint, loadStoredReads });
  }, deps.getEpoch);

export interface StartedApp {
  app: App;
  /** The page's HTML can be hydrated; otherwise the app renders from scratch. */
  hydrates: boolean;
}

/**
 * Creates the browser's app for the current address and starts its sagas, the launch and the first page's calls. `time`
 * replaces the device's clocks.
 */
export async function startApp(
  files: TextFiles,
  prerendered: Prerendered | null,
  time?: TimeSource | null,
): Promise<StartedApp> {
  // The line is idle while the page is hydrated. A call reports the failure.
  loadHttp().catch(() => undefined);
  const cookies = browserCookies(env);
  const { pathname, search, hash, origin } = window.location;
  const { locale, redirect } = locatePath(pathname, visitorLocale(cookies.get(localeCookie)));
  if (redirect !== null) window.history.replaceState(window.history.state, '', redirect + search + hash);
  cookies.set(localeCookie, locale);
  const path = redirect ?? pathname;
  const ours = prerendered?.locale === locale && prerendered.path === path ? prerendered : null;

  const storage = browserStorage(() => window.localStorage);
  chooseDataSaver(storage.get(playerKey));
  const app = createApp({
    locale,
    place: { pathname: path, search, hash },
    origin,
    files,
    urls: env,
    paymentOrigins: env.paymentOrigins,
    createHttp: createDeferredHttp,
    os: osName(navigator.userAgent),
    ...(globalThis.early ? { newDeviceId: globalThis.early.deviceId } : {}),
    cookies,
    storage,
    tabs: browserTabs(),
    reloadGuard: browserReloadGuard(),
    ...(time ? { now: time.now, followTime: time.subscribe } : { now: createSteadyNow(), deviceNow: Date.now }),
    report: noteFailure,
    ...(ours ? { lazyState: ours.state, renderedAt: ours.at } : {}),
  });
  const isReady = await enterFirstPage(app, { locale, pathname: path, search, hash }, ours !== null);
  await waitForHttp();
  return { app, hydrates: ours !== null && isReady };
}

/**
 * Loads the shell's texts and the first page, and dispatches the launch and the page's first actions before it renders.
 * Returns whether the page has loaded, and renders without suspending. Rejects when the texts fail to load. `takesOver`: the
 * page's HTML exists already.
 */
export async function enterFirstPage(
  app: App,
  { locale, pathname, search, hash }: Place & { locale: Locale },
  takesOver = false,
): Promise<boolean> {
  await app.services.translations.load(locale, ['common']);
  const { path } = locatePath(pathname, locale);
  const match = matchRoute(path);
  const state = app.store.getState();
  const loggedIn = selectLoggedIn(state);
  const visitor = { loggedIn, region: selectUserRegion(state), pending: selectUser(state) === null };
  const open = match && guardRoute(match.route.access, { locale, path, search, hash }, visitor).kind === 'on';
  const page = open ? await app.pages.load(match.route, locale, { takesOver }).catch(() => null) : null;
  app.store.dispatch(appLaunched());
  if (!match || !page) return false;
  const context = { params: match.params, search: new URLSearchParams(search), loggedIn, region: regionOf(locale) };
  const { navigation } = app.services;
  const isStillThere = () => navigation.current().pathname === pathname;
  enterPage(page, { ...context, load: 'request' }, app.store.dispatch, isStillThere);
  app.visits.entered = { screen: identifyScreen(match), epoch: selectEpoch(state) };
  return true;
}

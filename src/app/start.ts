import { locatePath, visitorLocale } from '@/core/locale/paths';
import { localeCookie } from '@/core/locale/saga';
import type { Place } from '@/core/services/navigation';
import { browserStorage } from '@/core/services/storage';
import { browserTabs } from '@/core/services/tabs';
import { browserCookies } from '@/core/session/browserCookies';
import { selectEpoch, selectLoggedIn, selectUser, selectUserRegion } from '@/core/session/selectors';
import { env } from '@/shared/config/env';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import { type Locale, regionOf } from '@/shared/i18n/locales';
import { createReloadGuard, loadChunk } from './chunks';
import { type App, createApp } from './createApp';
import { appLaunched } from './launch/saga';
import { guard } from './routing/guard';
import { matchRoute, screenOf } from './routing/match';

/** Name of the operating system, from what every browser says of itself. */
export function osName(userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iOS';
  if (/Android/.test(userAgent)) return 'Android';
  if (/Windows/.test(userAgent)) return 'Windows';
  if (/Mac OS X/.test(userAgent)) return 'macOS';
  if (/Linux|X11|CrOS/.test(userAgent)) return 'Linux';
  return 'unknown';
}

/** Session storage outlives a reload; where it is denied, a page that was itself reloaded does not reload again. */
function reloadGuard() {
  const storage = browserStorage(() => window.sessionStorage);
  storage.set('probe', 1);
  const kept = (() => {
    try {
      return window.sessionStorage.getItem('lantern.probe') !== null;
    } catch {
      return false;
    }
  })();
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const guarded = createReloadGuard(storage, Date.now, () => window.location.reload());
  return kept ? guarded : { reload: (url: string) => entry?.type !== 'reload' && guarded.reload(url) };
}

/** Makes the browser's app for the present address and starts its sagas, the launch and the first page's own calls. */
export async function startApp(files: LocaleFiles): Promise<App> {
  const cookies = browserCookies(env.cookieDomain);
  const { pathname, search, hash, origin } = window.location;
  const { locale, redirect } = locatePath(pathname, visitorLocale(cookies.get(localeCookie)));
  if (redirect !== null) window.history.replaceState(window.history.state, '', redirect + search + hash);
  cookies.set(localeCookie, locale);

  const app = createApp({
    locale,
    place: { pathname: redirect ?? pathname, search, hash },
    origin,
    files,
    urls: env,
    os: osName(navigator.userAgent),
    cookies,
    storage: browserStorage(() => window.localStorage),
    tabs: browserTabs(),
    reloadGuard: reloadGuard(),
    now: Date.now,
    report: (error, where) => console.error(`[${where}]`, error),
  });
  await enterFirstPage(app, { locale, pathname: redirect ?? pathname, search, hash }).catch((error: unknown) => {
    // Without the shell's texts: one reload, and if that was just now, the page with its way to reload by hand.
    app.services.report(error, 'chunk');
    app.reloadGuard.reload(window.location.href);
  });
  return app;
}

/** Loads the shell's texts and the first page, and dispatches the launch and the page's first actions before it renders. */
export async function enterFirstPage(app: App, { locale, pathname, search, hash }: Place & { locale: Locale }) {
  await loadChunk(() => app.services.translations.load(locale, ['common']));
  app.store.dispatch(appLaunched());
  const { path } = locatePath(pathname, locale);
  const match = matchRoute(path);
  if (!match) return;
  const state = app.store.getState();
  const loggedIn = selectLoggedIn(state);
  const visitor = { loggedIn, region: selectUserRegion(state), pending: selectUser(state) === null };
  const verdict = guard(match.route.access, { locale, path, search, hash }, visitor);
  if (verdict.go !== 'on') return;
  const page = await app.pages.load(match.route, locale).catch(() => null);
  if (!page) return;
  const context = { params: match.params, search: new URLSearchParams(search), loggedIn, region: regionOf(locale) };
  for (const action of page.enter?.({ ...context, load: 'request' }) ?? []) app.store.dispatch(action);
  app.visits.entered = { screen: screenOf(match), epoch: selectEpoch(state) };
}

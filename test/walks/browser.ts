/** A browser of a walk: its tabs share cookies, storage and messages. A tab runs the whole app without rendering it. */
import type { UnknownAction } from 'redux';
import { type App, createApp } from '@/app/createApp';
import { appLaunched } from '@/app/launch/saga';
import { enterPage } from '@/app/routing/enterPage';
import { guardRoute } from '@/app/routing/guard';
import { matchRoute } from '@/app/routing/match';
import { locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { memoryCookies } from '@/platform/services/cookies';
import { pathOf } from '@/platform/services/navigation';
import { memoryStorage } from '@/platform/services/storage';
import type { Tabs } from '@/platform/services/tabs';
import { selectEpoch, selectLoggedIn, selectUser, selectUserRegion, tokenLost } from '@/platform/session/state';
import { readToken } from '@/platform/session/token';
import { createHttp } from '@/shared/http/http';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import { regionOf } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';

const files = import.meta.glob('/locales/en/*.json', { import: 'default' }) as LocaleFiles;
export const appOrigin = 'http://app.test';
export const apiOrigin = 'http://api.test';
const locale = 'en-hk';

export interface Tab {
  readonly app: App;
  /** Path and query of the open page. */
  place(): string;
  /** Opens a page of the app, as a link does. */
  visit(path: string): Promise<void>;
  /** What a page does when the visitor may own more by now: the tab becomes visible, or another one has bought. */
  readAgain(): Promise<void>;
  /** The payment page that the tab has been sent to; null while it shows the app. */
  payment: string | null;
  /** Errors that nothing handled. */
  readonly reports: unknown[];
  close(): void;
}

export interface Browser {
  readonly deviceId: string;
  readonly tabs: Tab[];
  readonly storage: ReturnType<typeof memoryStorage>;
  /** Opens a tab at a path. */
  open(path: string): Promise<Tab>;
  /** Deletes what scripts have stored, as browsers do when they are short of room. */
  purge(): void;
}

/** `now`: epoch milliseconds of the walk's clock. */
export function createBrowser(deviceId: string, now: () => number): Browser {
  const cookies = memoryCookies();
  const storage = memoryStorage();
  const tabs: Tab[] = [];
  const listeners = new Map<object, Set<(message: unknown) => void>>();

  /** Messages reach the other tabs in a later task. */
  const messagesOf = (sender: object): Tabs => ({
    post(message) {
      const text = JSON.stringify(message);
      for (const [tab, heard] of listeners) {
        if (tab === sender) continue;
        setImmediate(() => {
          for (const hear of [...heard]) hear(JSON.parse(text));
        });
      }
    },
    listen(onMessage) {
      const own = listeners.get(sender) ?? new Set();
      listeners.set(sender, own.add(onMessage));
      return () => void own.delete(onMessage);
    },
  });

  async function open(path: string): Promise<Tab> {
    const key = {};
    const reports: unknown[] = [];
    const { pathname, search, hash } = new URL(path, appOrigin);
    const app = createApp({
      locale,
      place: { pathname, search, hash },
      origin: appOrigin,
      files,
      urls: { apiUrl: apiOrigin, supportUrl: apiOrigin, trackingUrl: apiOrigin, analyticsUrl: '' },
      createHttp: (deps) => createHttp({ ...deps, random: () => 0.5 }),
      os: 'Linux',
      newDeviceId: deviceId,
      cookies,
      storage,
      tabs: messagesOf(key),
      reloadGuard: { reload: () => false },
      now,
      report: (error) => void reports.push(error),
      analytics: { track: () => undefined },
    });
    const { navigation } = app.services;
    const stops: (() => void)[] = [];

    /** Dispatches the first actions of the open page, as its route does; a guarded page leads elsewhere. */
    async function enter(): Promise<void> {
      const { pathname: at, search: query, hash: anchor } = navigation.current();
      const current = selectLocale(app.store.getState());
      const { path: page } = locatePath(at, current);
      const match = matchRoute(page);
      if (!match?.route.path.startsWith('/purchase/')) return;
      const state = app.store.getState();
      const loggedIn = selectLoggedIn(state);
      if (loggedIn && readToken(cookies) === null) {
        app.store.dispatch(tokenLost());
        return;
      }
      const visitor = { loggedIn, region: selectUserRegion(state), pending: selectUser(state) === null };
      const verdict = guardRoute(
        match.route.access,
        { locale: current, path: page, search: query, hash: anchor },
        visitor,
      );
      if (verdict.kind === 'to') await visit(verdict.url);
      if (verdict.kind !== 'on') return;
      const module = await app.pages.load(match.route, current);
      const context = { params: match.params, search: new URLSearchParams(query), loggedIn, region: regionOf(current) };
      const isStillThere = () => navigation.current().pathname === at;
      enterPage(module, { ...context, load: 'request' }, app.store.dispatch, isStillThere);
    }

    async function visit(to: string): Promise<void> {
      const place = new URL(to, appOrigin);
      navigation.arrived({ pathname: place.pathname, search: place.search, hash: place.hash });
      await enter();
    }

    const tab: Tab = {
      app,
      place: () => pathOf(navigation.current()),
      visit,
      async readAgain() {
        if (selectLoggedIn(app.store.getState())) await enter();
      },
      payment: null,
      reports,
      close() {
        for (const stop of stops) stop();
        app.stop();
        listeners.delete(key);
        tabs.splice(tabs.indexOf(tab), 1);
      },
    };
    navigation.leave = (url) => {
      tab.payment = url;
    };
    stops.push(navigation.attach((to) => void visit(to)));
    let epoch = selectEpoch(app.store.getState());
    stops.push(
      app.store.subscribe(() => {
        const now = selectEpoch(app.store.getState());
        if (now === epoch) return;
        epoch = now;
        void enter();
      }),
    );
    tabs.push(tab);
    await app.services.translations.load(locale, ['common']);
    app.store.dispatch(appLaunched() as UnknownAction);
    await enter();
    return tab;
  }

  return {
    deviceId,
    tabs,
    storage,
    open,
    purge() {
      for (const key of storage.keys('')) storage.remove(key);
    },
  };
}

/** Path of a page for an id below the locale. */
export const checkoutPath = (kind: 'single' | 'prepack' | 'bundle', id: number): string =>
  `/${locale}/purchase/${kind}/${id}`;
export const loginPath = `/${locale}${paths.login()}`;

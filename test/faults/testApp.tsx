/**
 * The real app (store, sagas, http, routes, texts) with the mock backend in one process, without a document. The test
 * controls time, so that a timeout of 20 s takes none, and a page is inspected as rendered HTML.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { UnknownAction } from 'redux';
import { vi } from 'vitest';
import { AppView } from '@/app/AppView';
import { type App, createApp } from '@/app/createApp';
import { enterPage } from '@/app/routing/enterPage';
import { matchRoute } from '@/app/routing/match';
import { enterFirstPage } from '@/app/start';
import { locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { selectAlert, selectModal } from '@/platform/messages/state';
import { memoryCookies } from '@/platform/services/cookies';
import { type Place, pathOf } from '@/platform/services/navigation';
import { browserStorage, memoryStorage } from '@/platform/services/storage';
import { selectLoggedIn } from '@/platform/session/state';
import { createHttp } from '@/shared/http/http';
import type { LocaleFiles } from '@/shared/i18n/createI18n';
import { regionOf } from '@/shared/i18n/locales';
import type { EnterContext } from '@/shared/routing/page';
import { loginAs, testNow } from '~mocks/node';
import { apiUrl, createFakeNetwork } from './fakeNetwork';

const origin = 'http://app.test';
const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;

const placeOf = (url: string): Place => {
  const { pathname, search, hash } = new URL(url, origin);
  return { pathname, search, hash };
};

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

const deny = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const noCookies = { get: () => null, set: () => undefined, remove: () => undefined };

interface TestAppOptions {
  /** Email of the account that is logged in. */
  as?: string | undefined;
  /** The browser stores nothing: no cookie, no local storage. */
  denied?: boolean;
}

/** Creates a visitor's app at a URL, before any call. One app at a time. */
export function openTestApp(url: string, { as, denied = false }: TestAppOptions = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const network = createFakeNetwork();
  // The only part of a browser that sagas use.
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  const cookies = denied
    ? noCookies
    : memoryCookies({ device_id: '00000000-0000-4000-8000-00000000de01', ...(as ? { token: loginAs(as) } : {}) });
  const storage = denied ? browserStorage(deny) : memoryStorage();
  const reported: unknown[] = [];
  const told: unknown[] = [];
  const { locale } = locatePath(placeOf(url).pathname, 'en-hk');
  const app: App = createApp({
    locale,
    place: placeOf(url),
    origin,
    files,
    urls: { apiUrl, supportUrl: apiUrl, trackingUrl: apiUrl, analyticsUrl: '' },
    createHttp,
    os: 'Linux',
    cookies,
    storage,
    tabs: { post: (message) => void told.push(message), listen: () => () => undefined },
    reloadGuard: { reload: () => false },
    now: () => testNow,
    report: (error) => void reported.push(error),
  });
  const { http, navigation } = app.services;
  const moves: string[] = [];
  navigation.attach((to) => {
    moves.push(to);
    navigation.arrived(placeOf(to));
  });
  const state = () => app.store.getState();
  const place = () => pathOf(navigation.current());
  const page = async () => {
    const { pathname, search } = navigation.current();
    const match = matchRoute(locatePath(pathname, locale).path);
    if (!match) throw new Error(`No page at ${pathname}`);
    return { ...match, search, module: await app.pages.load(match.route, selectLocale(state())) };
  };

  /** Runs everything that needs no time. */
  async function calm() {
    let seen = '';
    for (let still = 0; still < 5; ) {
      await nextTurn();
      const now = `${network.calls.length} ${http.openCalls()}`;
      still = now === seen ? still + 1 : 0;
      seen = now;
    }
  }

  /** Waits until no call is in flight; advances time while something waits for it. */
  async function settle() {
    // The pauses between attempts are short, the timeouts long.
    for (let steps = 0; steps < 40; steps += 1) {
      await calm();
      if (http.openCalls() === 0) return;
      await vi.advanceTimersByTimeAsync(steps < 10 ? 500 : 5000);
    }
    throw new Error('Something is still on its way');
  }

  return {
    network,
    storage,
    cookies,
    state,
    /** Unexpected errors. */
    reported,
    /** Messages sent to other tabs. */
    told,
    /** Navigations by sagas, in order. */
    moves,
    place,
    alert: () => selectAlert(state()),
    modal: () => selectModal(state()),
    loggedIn: () => selectLoggedIn(state()),
    dispatch: (action: UnknownAction) => void app.store.dispatch(action),
    calm,
    settle,
    /** Advances time by milliseconds. */
    async pass(ms: number) {
      await vi.advanceTimersByTimeAsync(ms);
      await calm();
    },
    /** Advances time by the minute in which a lost order may still arrive, and is looked up. */
    async passOrderArrival() {
      for (let pause = 0; pause < 8; pause += 1) await this.pass(15_000);
    },
    /** Opens the page as the browser's start does. */
    async open() {
      await enterFirstPage(app, { locale, ...placeOf(url) });
      await settle();
      // A page of the user's region is entered once the region is known.
      const path = locatePath(navigation.current().pathname, locale).path;
      const waited = app.visits.entered ? null : matchRoute(path);
      if (!waited?.route.access.includes('region') || !selectLoggedIn(state())) return;
      await this.enter('request');
      await settle();
    },
    /** Dispatches the page's first actions again: on another visit, or (`ensure`) when the browser is back online. */
    async enter(load: EnterContext['load']) {
      const { params, search, module } = await page();
      const loggedIn = selectLoggedIn(state());
      const context = { params, search: new URLSearchParams(search), loggedIn, region: regionOf(locale), load };
      enterPage(module, context, app.store.dispatch, () => true);
    },
    /** The network is back: sagas are notified, and the open page is entered again. */
    async backOnline() {
      browser.dispatchEvent(new Event('online'));
      await this.enter('ensure');
      await settle();
    },
    /** Returns the document's metadata. */
    async head(): Promise<string> {
      const { params, module } = await page();
      const { title = '', description = '' } =
        module.head?.(app.services.translations.i18n.t as never, state() as never, params) ?? {};
      return `<title>${title}</title><meta name="description" content="${description}">`;
    },
    /** Returns the rendered HTML, with plain apostrophes. */
    async html(): Promise<string> {
      await page();
      const look = () =>
        renderToString(
          <StaticRouter location={place()}>
            <AppView app={app} />
          </StaticRouter>,
        ).replaceAll('&#x27;', "'");
      const first = look();
      // A part of the page whose code loads later is rendered the second time.
      if (!first.includes('<!--$!-->')) return first;
      await vi.dynamicImportSettled();
      await calm();
      return look();
    },
    close() {
      app.stop();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}

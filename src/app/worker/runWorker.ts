/**
 * The app's service worker: without a network, a navigation gets an offline page in its language, and a press on a
 * reminder opens its page.
 */

/** The build's list of offline pages. */
export interface OfflinePages {
  /** Changes whenever a page changes. */
  version: string;
  /** First segments of paths that have an offline page, at `/offline/{locale}`. */
  locales: readonly string[];
  /** Locale for a request without a known language. */
  fallback: string;
}

interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lifetime {
  readonly request: Pick<Request, 'mode' | 'method' | 'url'>;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface NotificationClick extends Lifetime {
  readonly notification: { close(): void; readonly data: unknown };
}

/** The part of the service worker's global scope that is used here. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: object): Promise<readonly { url: string; focus?(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  fetch(request: unknown, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
}

const prefix = 'offline-';

/**
 * Caches only the offline pages of languages in use; pages, calls and files of the app are never served from the cache.
 * A new version activates at once and deletes the previous cache.
 */
export function runWorker(scope: WorkerScope, { version, locales, fallback }: OfflinePages): void {
  const name = prefix + version;
  const addressOf = (locale: string) => `/offline/${locale}`;
  const localeOf = (url: string) => {
    const [, first = ''] = new URL(url).pathname.split('/');
    return locales.includes(first) ? first : null;
  };

  async function keep(locale: string): Promise<void> {
    const cache = await scope.caches.open(name);
    if (await cache.match(addressOf(locale))) return;
    // A redirect to another origin fails: its page must not be shown as one of the app.
    const response = await scope.fetch(addressOf(locale), { cache: 'no-cache', mode: 'same-origin' });
    if (!response.ok) throw new Error(`No offline page in ${locale}: ${response.status}`);
    // A navigation must not get a redirected response.
    await cache.put(addressOf(locale), response.redirected ? new Response(response.body, response) : response);
  }

  async function install(): Promise<void> {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const read = open.flatMap(({ url }) => localeOf(url) ?? []);
    for (const locale of new Set(read.length > 0 ? read : [fallback])) await keep(locale);
    await scope.skipWaiting();
  }

  async function activate(): Promise<void> {
    for (const old of await scope.caches.keys())
      if (old.startsWith(prefix) && old !== name) await scope.caches.delete(old);
    await scope.registration.navigationPreload?.enable();
  }

  /** Returns the offline page in the language of the address, else in the language last used. */
  async function offline(locale: string | null): Promise<Response> {
    const cache = await scope.caches.open(name);
    const last = (await cache.keys()).at(-1);
    const own = locale === null ? undefined : await cache.match(addressOf(locale));
    return own ?? (last && (await cache.match(last))) ?? Response.error();
  }

  async function response({ request, preloadResponse }: Fetching): Promise<Response> {
    try {
      const early = await preloadResponse;
      // Firefox resolves a failed preload to an error response instead of rejecting it.
      return early && early.type !== 'error' ? early : await scope.fetch(request);
    } catch {
      return offline(localeOf(request.url));
    }
  }

  /** Opens the page that a reminder is about, in its tab if there is one. */
  async function openPage(data: unknown): Promise<void> {
    const { url } = (data ?? {}) as { url?: unknown };
    if (typeof url !== 'string') return;
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = open.find((one) => one.url === url);
    if (tab?.focus) await tab.focus();
    else await scope.clients.openWindow(url);
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data));
  });
  scope.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    if (mode !== 'navigate' || method !== 'GET') return;
    event.respondWith(response(event));
    const locale = localeOf(url);
    // If caching fails, the next navigation tries again.
    if (locale) event.waitUntil(keep(locale).catch(() => undefined));
  });
}

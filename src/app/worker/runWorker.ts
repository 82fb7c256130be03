/** The app's worker: without a network a navigation is answered with a page that says so, in its language. */

/** What the build knows of the offline pages. */
export interface OfflinePages {
  /** Another one whenever a page has changed. */
  version: string;
  /** First segments of paths that have an offline page, at `/offline/{locale}`. */
  locales: readonly string[];
  /** Of who comes from no page with a language. */
  fallback: string;
}

interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lifetime {
  readonly request: Pick<Request, 'mode' | 'method' | 'url'>;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a service worker's global scope that is used. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  readonly caches: CacheStorage;
  readonly clients: { matchAll(options: object): Promise<readonly { url: string }[]> };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  fetch(request: unknown, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
}

const prefix = 'offline-';

/**
 * Keeps the offline page of the languages that are read here and nothing else: no page, call or file of the app ever
 * comes out of it. A new version takes over at once and drops what the old one kept.
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
    const answer = await scope.fetch(addressOf(locale), { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`No offline page in ${locale}: ${answer.status}`);
    // An answer that was redirected may not stand for a navigation.
    await cache.put(addressOf(locale), answer.redirected ? new Response(answer.body, answer) : answer);
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

  /** In the language of the address; else in the one that was read last. */
  async function offline(locale: string | null): Promise<Response> {
    const cache = await scope.caches.open(name);
    const last = (await cache.keys()).at(-1);
    const own = locale === null ? undefined : await cache.match(addressOf(locale));
    return own ?? (last && (await cache.match(last))) ?? Response.error();
  }

  async function answer({ request, preloadResponse }: Fetching): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return offline(localeOf(request.url));
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    if (mode !== 'navigate' || method !== 'GET') return;
    event.respondWith(answer(event));
    const locale = localeOf(url);
    // What cannot be kept now is tried again at the next page.
    if (locale) event.waitUntil(keep(locale).catch(() => undefined));
  });
}

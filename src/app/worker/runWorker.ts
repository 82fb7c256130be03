/**
 * The app's service worker: it lets the app open without a network. Workbox routes requests and keeps the caches; only hashed files,
 * documents without content and captions are stored. It also plays lessons that the app has stored.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keptRoot } from '@/shared/kept/keptFiles';
import { respondKept } from '@/shared/kept/respondKept';
import { cacheNames } from './cacheNames';

/** What the build tells the worker; any change makes it a new worker. */
export interface WorkerBuild {
  /** Hash of the documents. */
  version: string;
  /** First segments of the paths of pages. Each has the documents `/fallback/{locale}` and `/offline/{locale}`. */
  locales: readonly string[];
  /** Locale for a request without a known language. */
  fallback: string;
  /** Paths of the files of every page, besides the files in its document. */
  files: readonly string[];
  /** Paths of all hashed files. */
  assets: readonly string[];
}

interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lifetime {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Message extends Lifetime {
  readonly data: unknown;
}

/** The part of the service worker's global scope that is used here. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(options: object): Promise<readonly { url: string }[]>;
    claim(): Promise<void>;
  };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  fetch(request: unknown, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
}

type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>[number];

/** Beginning of the caches’ names before Workbox. */
const oldPrefix = 'offline-';

/** Seconds after which a stored document is shown instead of one that does not arrive. */
const patience = 3;

const hashed = /^\/assets\/[\w.-]+$/;
/** The table of a document that names the files of all pages (`src/app/early`). */
const pageTable = /<script type="application\/json" id="early-pages">.*?<\/script>/s;
const pathsIn = (text: string) => text.match(/\/assets\/[\w.-]+/g) ?? [];
/** Returns the name of a file without the hash of its content. */
const stemOf = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Some hosts answer with a page where a file is missing. */
const isFile = (response: Response) =>
  response.status === 200 && !response.headers.get('content-type')?.includes('html');

export function runWorker(scope: WorkerScope, build: WorkerBuild): void {
  const { origin } = scope.location;
  const pathOf = (url: string) => new URL(url).pathname;
  const localeOf = (url: string) => build.locales.find((locale) => locale === pathOf(url).split('/')[1]) ?? null;
  const fallbackOf = (locale: string) => `${origin}/fallback/${locale}`;
  const offlineOf = (locale: string) => `${origin}/offline/${locale}`;
  const openDocuments = () => scope.caches.open(cacheNames.documents);
  const openFiles = () => scope.caches.open(cacheNames.files);
  const findWindows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

  const files = new CacheFirst({
    cacheName: cacheNames.files,
    matchOptions: { ignoreVary: true },
    plugins: [{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }],
  });

  /** Stores a file unless it is stored; rejects when that fails. */
  async function storeFile(path: string, event: Lifetime): Promise<void> {
    const [response, done] = files.handleAll({ request: new Request(origin + path), event });
    if (!isFile(await response)) throw new Error(`No file ${path}`);
    await done;
  }

  /** Returns the files without which a document does not start. */
  const filesOf = (html: string) => [...new Set([...pathsIn(html.replace(pageTable, '')), ...build.files])];

  /** Stores a document of this build, after all of its files and, of pages that were opened, the present files. */
  async function storeDocument(url: string, event: Lifetime): Promise<void> {
    // A redirect to another origin fails: its page must not be shown as one of the app.
    const response = await scope.fetch(url, { cache: 'no-cache', mode: 'same-origin' });
    if (!response.ok) throw new Error(`No document ${url}: ${response.status}`);
    const html = await response.clone().text();
    const opened = new Set((await (await openFiles()).keys()).map((file) => stemOf(pathOf(file.url))));
    const ofPages = pathsIn(pageTable.exec(html)?.[0] ?? '').filter((path) => opened.has(stemOf(path)));
    const needed = url.startsWith(fallbackOf('')) ? [...filesOf(html), ...ofPages] : [];
    await Promise.all([...new Set(needed)].map((path) => storeFile(path, event)));
    // A navigation must not get a redirected response.
    await (await openDocuments()).put(url, response.redirected ? new Response(response.body, response) : response);
  }

  async function storeLocale(locale: string, event: Lifetime): Promise<void> {
    await storeDocument(offlineOf(locale), event);
    await storeDocument(fallbackOf(locale), event);
  }

  /** Returns the locales whose documents are stored, the one of the last stored document last. */
  const storedLocales = async () => [
    ...new Set((await (await openDocuments()).keys()).flatMap(({ url }) => pathOf(url).split('/')[2] ?? [])),
  ];

  async function install(event: Lifetime): Promise<void> {
    const open = (await findWindows()).flatMap(({ url }) => localeOf(url) ?? []);
    const used = new Set([...(await storedLocales()), ...open]);
    for (const locale of used.size > 0 ? used : [build.fallback])
      if (build.locales.includes(locale)) await storeLocale(locale, event);
    await scope.skipWaiting();
  }

  async function activate(): Promise<void> {
    for (const name of await scope.caches.keys()) if (name.startsWith(oldPrefix)) await scope.caches.delete(name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  /** Deletes the files of older builds, unless another tab may need them or a stored document does. */
  async function tidy(): Promise<void> {
    if ((await findWindows()).length > 1) return;
    const [documents, stored] = [await openDocuments(), await openFiles()];
    const needed = new Set(build.assets);
    for (const key of await documents.keys())
      for (const path of pathsIn((await (await documents.match(key))?.text()) ?? '')) needed.add(path);
    for (const key of await stored.keys()) if (!needed.has(pathOf(key.url))) await stored.delete(key);
  }

  /** Returns the offline page in the language of the address, else in the language last stored. */
  async function findOfflinePage(url: string): Promise<Response> {
    const documents = await openDocuments();
    const locale = localeOf(url);
    const last = (await storedLocales()).at(-1);
    const own = locale === null ? undefined : await documents.match(offlineOf(locale));
    return own ?? (last === undefined ? undefined : await documents.match(offlineOf(last))) ?? Response.error();
  }

  /** Returns whether all files of a stored document are stored, so that it does not show a blank page. */
  async function isWhole(document: Response): Promise<boolean> {
    const stored = await openFiles();
    const found = await Promise.all(
      filesOf(await document.clone().text()).map((path) => stored.match(origin + path, { ignoreVary: true })),
    );
    return found.every((file) => file !== undefined);
  }

  /** Locale of the document for an address: its own, else the one last stored. */
  const shownLocale = async (url: string) => localeOf(url) ?? (await storedLocales()).at(-1) ?? build.fallback;

  /** Returns the stored document with which the app starts at the address; null when it or one of its files is missing. */
  async function findStored(url: string): Promise<Response | null> {
    const stored = await (await openDocuments()).match(fallbackOf(await shownLocale(url)), { ignoreVary: true });
    return stored && (await isWhole(stored)) ? stored : null;
  }

  const pages = new NetworkFirst({
    cacheName: cacheNames.documents,
    networkTimeoutSeconds: patience,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async () => null,
        cacheKeyWillBeUsed: async ({ request }) => fallbackOf(await shownLocale(request.url)),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && (await isWhole(cachedResponse)) ? cachedResponse : null,
        // Firefox resolves a failed preload to an error response, for which Workbox does not look among the stored ones.
        handlerDidError: async ({ request: { url } }) => (await findStored(url)) ?? findOfflinePage(url),
      },
    ],
  });

  /** Captions, of whatever host: few kilobytes each, and deleted with the session by the app. */
  const captions = new NetworkFirst({
    cacheName: cacheNames.captions,
    networkTimeoutSeconds: patience,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
      // Workbox has types without exact optional properties.
      new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }) as Plugin,
    ],
  });

  const router = new Router();
  // Files of lessons that are kept, which no host has.
  router.registerRoute(
    new Route(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(keptRoot), {
      handle: ({ request }) => respondKept(scope.caches, request),
    }),
  );
  router.registerRoute(new Route(({ sameOrigin, url }) => sameOrigin && hashed.test(url.pathname), files));
  router.registerRoute(
    new Route(({ url, request }) => url.pathname.endsWith('.vtt') && request.mode === 'cors', captions),
  );
  // Other paths of the site, of which a payment page may be one, are none of the app.
  router.registerRoute(
    new Route(
      ({ request, url }) => request.mode === 'navigate' && (localeOf(url.href) !== null || url.pathname === '/'),
      pages,
    ),
  );

  scope.addEventListener('install', (event) => event.waitUntil(install(event)));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const response = router.handleRequest({ request, event });
    if (!response) return;
    event.respondWith(response);
    const locale = request.mode === 'navigate' ? localeOf(request.url) : null;
    const learn = async () => {
      if (locale !== null && !(await storedLocales()).includes(locale)) await storeLocale(locale, event);
    };
    // If storing fails, the next navigation tries again.
    event.waitUntil(learn().catch(() => undefined));
  });
  // The page names the files that it loaded before this worker controlled it.
  scope.addEventListener('message', (event) => {
    const { data } = event;
    if (!Array.isArray(data)) return;
    const paths = data.filter((path): path is string => typeof path === 'string' && hashed.test(path));
    const stored = Promise.allSettled(paths.map((path) => storeFile(path, event)));
    event.waitUntil(stored.then(tidy));
  });
}

/**
 * The app's service worker: it lets the app open without a network. Workbox routes requests and keeps the caches; only hashed files,
 * documents without content and captions are stored. It also plays lessons that the app has stored.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { downloadsRoot } from '@/shared/download/downloadedFiles';
import { respondDownloaded } from '@/shared/download/respondDownloaded';
import { cacheNames } from './cacheNames';
import { createStoredSite, hashed, isFile } from './storedSite';
import type { Lifetime, WorkerBuild, WorkerScope } from './workerScope';

type Plugin = NonNullable<NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>['plugins']>[number];

/** Beginning of the caches’ names before Workbox. */
const oldPrefix = 'offline-';

/** Seconds after which a stored document is shown instead of one that does not arrive. */
const patience = 3;

export function runWorker(scope: WorkerScope, build: WorkerBuild): void {
  const site = createStoredSite(scope, build);

  async function install(event: Lifetime): Promise<void> {
    const open = (await site.findWindows()).flatMap(({ url }) => site.localeOf(url) ?? []);
    const used = new Set([...(await site.storedLocales()), ...open]);
    for (const locale of used.size > 0 ? used : [build.fallback])
      if (build.locales.includes(locale)) await site.storeLocale(locale, event);
    await scope.skipWaiting();
  }

  async function activate(): Promise<void> {
    for (const name of await scope.caches.keys()) if (name.startsWith(oldPrefix)) await scope.caches.delete(name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  const pages = new NetworkFirst({
    cacheName: cacheNames.documents,
    networkTimeoutSeconds: patience,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async () => null,
        cacheKeyWillBeUsed: ({ request }) => site.keyOf(request.url),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && (await site.isWhole(cachedResponse)) ? cachedResponse : null,
        // Firefox resolves a failed preload to an error response, for which Workbox does not look among the stored ones.
        handlerDidError: async ({ request: { url } }) => (await site.findStored(url)) ?? site.findOfflinePage(url),
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
  // Files of downloaded lessons, which no host has.
  router.registerRoute(
    new Route(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(downloadsRoot), {
      handle: ({ request }) => respondDownloaded(scope.caches, request),
    }),
  );
  router.registerRoute(new Route(({ sameOrigin, url }) => sameOrigin && hashed.test(url.pathname), site.files));
  router.registerRoute(
    new Route(({ url, request }) => url.pathname.endsWith('.vtt') && request.mode === 'cors', captions),
  );
  // Other paths of the site, of which a payment page may be one, are none of the app.
  router.registerRoute(
    new Route(
      ({ request, url }) => request.mode === 'navigate' && (site.localeOf(url.href) !== null || url.pathname === '/'),
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
    const locale = request.mode === 'navigate' ? site.localeOf(request.url) : null;
    const learn = async () => {
      if (locale !== null && !(await site.storedLocales()).includes(locale)) await site.storeLocale(locale, event);
    };
    // If storing fails, the next navigation tries again.
    event.waitUntil(learn().catch(() => undefined));
  });
  // The page names the files that it loaded before this worker controlled it.
  scope.addEventListener('message', (event) => {
    const { data } = event;
    if (!Array.isArray(data)) return;
    const paths = data.filter((path): path is string => typeof path === 'string' && hashed.test(path));
    const stored = Promise.allSettled(paths.map((path) => site.storeFile(path, event)));
    event.waitUntil(stored.then(site.tidy));
  });
}

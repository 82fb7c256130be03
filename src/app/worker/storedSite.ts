/** What the app's service worker stores of the site: hashed files, and for each locale the documents with which the app starts. */
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from './cacheNames';
import type { Lifetime, WorkerBuild, WorkerScope } from './workerScope';

/** Path of a hashed file. */
export const hashed = /^\/assets\/[\w.-]+$/;
/** The table of a document that names the files of all pages (`src/app/early`). */
const pageTable = /<script type="application\/json" id="early-pages">.*?<\/script>/s;
const pathsIn = (text: string) => text.match(/\/assets\/[\w.-]+/g) ?? [];
/** Returns the name of a file without the hash of its content. */
const stemOf = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Some hosts answer with a page where a file is missing. */
export const isFile = (response: Response) =>
  response.status === 200 && !response.headers.get('content-type')?.includes('html');

/** Returns how the worker stores the site, and finds what it has stored. */
export function createStoredSite(scope: WorkerScope, build: WorkerBuild) {
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

  return {
    files,
    findWindows,
    findOfflinePage,
    findStored,
    isWhole,
    /** Returns the key of the document with which the app starts at an address. */
    keyOf: async (url: string) => fallbackOf(await shownLocale(url)),
    localeOf,
    storeFile,
    storeLocale,
    storedLocales,
    tidy,
  };
}

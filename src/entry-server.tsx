/** Entry of the build: the same store, sagas and components, without a browser. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { localePath } from '@/platform/locale/paths';
import { memoryCookies } from '@/platform/services/cookies';
import { memoryStorage } from '@/platform/services/storage';
import { noTabs } from '@/platform/services/tabs';
import type { PageHead } from '@/shared/routing/page';
import { AppView } from './app/AppView';
import { type App, createApp } from './app/createApp';
import { idPlace } from './app/early/beginEarly';
import { earlyReads, pathPattern } from './app/early/earlyReads';
import { FallbackPage } from './app/pages/FallbackPage';
import { NoScript } from './app/pages/NoScript';
import { OfflinePage } from './app/pages/OfflinePage';
import offlineCss from './app/pages/offline.css?inline';
import { contentRoutes, findContentPages, hasId } from './app/prerender/contentPages';
import { hasContent, selectContent } from './app/prerender/contents';
import { listContent } from './app/prerender/listContent';
import { structuredData } from './app/prerender/structuredData';
import { type Access, type Route, routes } from './app/routes';
import { enterPage } from './app/routing/enterPage';
import { matchRoute, type RouteMatch } from './app/routing/match';
import { fullTitle } from './app/routing/useHead';
import { Footer } from './app/shell/lazyParts';
import { textFilesSource } from './app/textFiles';
import { env } from './shared/config/env';
import { createHttp } from './shared/http/http';
import { createTranslations, type LocaleFiles } from './shared/i18n/createI18n';
import { type Locale, languageOf, languageTag, locales, regionOf, regions } from './shared/i18n/locales';
import { instructorTypes } from './shared/lib/ids';
import { SceneDrawing } from './shared/ui/brand/Scene';
import tokensCss from './shared/ui/tokens.css?inline';

const files = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;

/** Folders that hold the texts of a locale. */
const foldersOf = (locale: Locale) => [languageOf(locale), locale];

/** Locales with texts. */
export const readyLocales: readonly Locale[] = locales.filter((locale) =>
  foldersOf(locale).some((folder) => files[`/locales/${folder}/common.json`]),
);

/** A page that can be rendered at build time. */
export interface StaticPage {
  route: Route;
  /** Below the locale. */
  path: string;
}

/** Returns the addresses of a route without ids: its own, or those of the lists of instructors. */
function pathsOf({ path }: Route): string[] {
  if (path.includes(':id')) return [];
  return path.includes(':type') ? instructorTypes.map((type) => path.replace(':type', type)) : [path];
}

export const staticPages: readonly StaticPage[] = routes
  .filter(({ access }) => access === 'public')
  .flatMap((route) => pathsOf(route).map((path) => ({ route, path })));

/** Paths of routes that are private to a visitor, with their parameters. */
export const privatePaths: readonly string[] = routes
  .filter(({ access }) => access !== 'public')
  .map(({ path }) => path);

/** A page that begins early, without its files. */
export interface EarlyRoute {
  route: Route;
  /** Pattern of its path. */
  pattern: string;
  access: Access;
  /** URLs of its first reads, with `__id__` for the first id of its path. */
  reads: string[];
}

/**
 * Returns the pages that a document begins early: the fallback (null) those that have no HTML of their own, the home page
 * itself for members, whose part is not in its HTML.
 */
export function earlyRoutes(document: Route | null, apiUrl: string, locale: Locale): EarlyRoute[] {
  const isStatic = (route: Route) => staticPages.some((page) => page.route === route);
  const home = document?.id === 'home' ? [{ route: document, access: 'login' as const }] : [];
  const pages =
    document === null
      ? routes.filter((route) => !isStatic(route)).map((route) => ({ route, access: route.access }))
      : home;
  return pages.map(({ route, access }) => ({
    route,
    access,
    pattern: pathPattern(locale, route.path),
    reads: earlyReads(route.id, apiUrl, locale, idPlace),
  }));
}

export { contentRoutes, findContentPages, hasId, languageTag, listContent, localePath, matchRoute, regionOf };

/**
 * Returns the source files, from the root, whose chunks a page needs first. Throws when the page's own file cannot be
 * determined.
 */
export function sourcesOf(route: Route | null, locale: Locale): string[] {
  const page = route?.load.toString().match(/import\(\s*["']([^"']+)["']/)?.[1];
  if (route && !page) throw new Error(`No chunk is imported by the loader of ${route.id}`);
  const texts = ['common', ...(route?.namespaces ?? [])].flatMap((namespace) =>
    foldersOf(locale)
      .map((folder) => `/locales/${folder}/${namespace}.json`)
      .filter((file) => files[file] !== undefined),
  );
  return [...(page ? [page] : []), textFilesSource(locale), ...texts];
}

/** Source files that every page loads in parallel with its first screen: see `createDeferredHttp` in `app/start.ts`. */
export const besideFirstScreen: readonly string[] = ['src/shared/http/http.ts'];

/** Returns the chunk that a part's import names. */
const chunkOf = ({ source }: { source: () => unknown }) =>
  source.toString().match(/import\(\s*["']([^"']+)["']/)?.[1] ?? '';

/** Returns the chunk names of a page's later parts, including the footer, in the server build. */
export async function laterSourcesOf(route: Route | null): Promise<string[]> {
  const parts = (await route?.load())?.belowFold ?? [];
  return [Footer, ...parts].map(chunkOf);
}

/** Returns the chunk names of the parts that a page loads beside its data, in the server build. */
export async function besideSourcesOf(route: Route): Promise<string[]> {
  return ((await route.load()).beside ?? []).map(chunkOf);
}

interface MakeOptions {
  apiUrl: string;
  /** Scheme, host and port of the site. */
  origin: string;
}

export interface RenderOptions extends MakeOptions {
  /** Time for which the HTML is rendered, in epoch milliseconds; hydration uses the same time. */
  at: number;
  /** Initial state of the page's ducks. */
  state?: Readonly<Record<string, unknown>>;
}

interface AppParts {
  now: () => number;
  lazyState?: Readonly<Record<string, unknown>>;
}

function makeApp(locale: Locale, path: string, { apiUrl, origin }: MakeOptions, parts: AppParts): App {
  return createApp({
    locale,
    place: { pathname: localePath(locale, path), search: '', hash: '' },
    origin,
    files,
    urls: { apiUrl, supportUrl: '', trackingUrl: '', analyticsUrl: '' },
    createHttp,
    os: 'unknown',
    cookies: memoryCookies(),
    storage: memoryStorage(),
    tabs: noTabs,
    reloadGuard: { reload: () => false },
    report: (error, where) => console.warn(`[prerender ${where}]`, error),
    ...parts,
  });
}

interface RenderedHead extends PageHead {
  /** Schema.org objects that describe the page's content to search engines. */
  structuredData?: readonly object[];
}

export interface RenderedPage {
  /** Content of #root. */
  html: string;
  /** HTML before #root, for browsers without scripts. */
  noScript: string;
  head: RenderedHead;
  title: string;
}

const view = (app: App, locale: Locale, path: string, children?: ReactNode) => (
  <StaticRouter location={localePath(locale, path)}>
    <AppView app={app}>{children}</AppView>
  </StaticRouter>
);

/** Renders the HTML of one page and its head, for a guest. */
export async function renderPage(locale: Locale, path: string, options: RenderOptions): Promise<RenderedPage> {
  const match = matchRoute(path);
  if (!match) throw new Error(`No page at ${path}`);
  const { at, state = {} } = options;
  const app = makeApp(locale, path, options, { now: () => at, lazyState: state });
  try {
    await app.services.translations.load(locale, ['common']);
    const page = await app.pages.load(match.route, locale);
    const { i18n } = app.services.translations;
    const head = page.head?.(i18n.t, app.store.getState() as never, match.params) ?? {};
    const described = describePage(app, match, locale, { path, at });
    await Promise.all([SceneDrawing.load(), Footer.load()]);
    const html = renderToString(view(app, locale, path));
    const noScript = renderToStaticMarkup(<NoScript t={i18n.t} />);
    return { html, noScript, head: { ...head, structuredData: described }, title: fullTitle(head.title) };
  } finally {
    app.stop();
  }
}

/** Returns the schema.org objects of a page; none without a site URL, since they contain absolute addresses. */
function describePage(
  app: App,
  { route, params }: RouteMatch,
  locale: Locale,
  { path, at }: { path: string; at: number },
) {
  const { siteUrl: base, productName } = env;
  if (!base) return [];
  return structuredData(route.id, params, {
    base,
    productName,
    path,
    language: languageTag(locale),
    currency: regions[regionOf(locale)].currency,
    state: app.store.getState(),
    t: app.services.translations.i18n.t,
    now: at,
    urlOf: (to) => base + localePath(locale, to),
  });
}

/** Renders the app's frame in a language, for every path without HTML of its own. */
export async function renderFallback(locale: Locale, options: RenderOptions): Promise<RenderedPage> {
  const app = makeApp(locale, '/', options, { now: () => options.at });
  try {
    await app.services.translations.load(locale, ['common']);
    await Promise.all([SceneDrawing.load(), Footer.load()]);
    const html = renderToString(view(app, locale, '/', <FallbackPage />));
    return { html, noScript: '', head: {}, title: fullTitle(undefined) };
  } finally {
    app.stop();
  }
}

/** Renders the offline page, which needs no script and no other file. */
export async function renderOffline(locale: Locale): Promise<{ html: string; css: string; title: string }> {
  const { i18n, load } = createTranslations(files, locale);
  await load(locale, ['common', 'offline']);
  await SceneDrawing.load();
  const html = renderToStaticMarkup(<OfflinePage t={i18n.t} />);
  return { html, css: tokensCss + offlineCss, title: fullTitle(i18n.t('title', { ns: 'offline' })) };
}

/** Returns whether any part of a slice is loading or has failed; the server's data is not inspected. */
function unfinished(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('status' in value && (value.status === 'loading' || value.status === 'failure')) return true;
  if ('loading' in value && value.loading !== null && value.loading !== false) return true;
  if ('error' in value && value.error !== null) return true;
  return Object.entries(value).some(([key, inner]) => key !== 'data' && key !== 'items' && unfinished(inner));
}

/** Returns whether what a page is about has loaded; true for a page that is not about one thing. */
const isThere = ({ route, params }: RouteMatch, state: object): boolean =>
  !hasContent(route.id) || selectContent(route.id, state, params) !== null;

/**
 * `missing`: the server does not know what the page is about. `refused`: its call failed otherwise, or took too long.
 * `content`: it has loaded, or the page is not about one thing; other parts may be missing.
 */
type ContentStatus = 'content' | 'missing' | 'refused';

interface CollectedState {
  status: ContentStatus;
  /** Initial state of the page's ducks, by key. */
  state: Record<string, unknown>;
  /** Keys of ducks that are left out of the state. */
  dropped: string[];
}

/**
 * Runs a page's first calls against an API and returns the state of its ducks. A slice with a failed call, or one that
 * takes longer than `limit` milliseconds, is left out, so that its part of the page is the skeleton.
 */
export async function collectState(
  locale: Locale,
  path: string,
  limit: number,
  options: MakeOptions,
): Promise<CollectedState> {
  const match = matchRoute(path);
  if (!match) throw new Error(`No page at ${path}`);
  const app = makeApp(locale, path, options, { now: Date.now });
  try {
    await app.services.translations.load(locale, ['common']);
    const page = await app.pages.load(match.route, locale);
    const context = { params: match.params, search: new URLSearchParams(), loggedIn: false, region: regionOf(locale) };
    enterPage(page, { ...context, load: 'request' }, app.store.dispatch, () => true);
    await Promise.all((page.belowFold ?? []).map((part) => part.load()));
    const end = Date.now() + limit;
    for (let calm = 0; calm < 2 && Date.now() < end; ) {
      await new Promise((next) => setTimeout(next, 5));
      calm = app.services.http.openCalls() === 0 ? calm + 1 : 0;
    }
    const state = app.store.getState() as unknown as Record<string, unknown>;
    const slices = Object.keys(app.first).map((key) => [key, state[key]] as const);
    const dropped = slices.filter(([, slice]) => unfinished(slice)).map(([key]) => key);
    const kept = Object.fromEntries(slices.filter(([key]) => !dropped.includes(key)));
    const isMissing = page.notFound?.(state as never, match.params) === true;
    const status = isMissing ? 'missing' : isThere(match, { ...app.first, ...kept }) ? 'content' : 'refused';
    return { status, state: kept, dropped };
  } finally {
    app.stop();
  }
}

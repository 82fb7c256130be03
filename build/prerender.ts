import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OfflinePages } from '../src/app/worker/runWorker.ts';
import { type FirstLoad, readChunks } from './chunks.ts';
import { connectionsOf } from './connections.ts';
import { type EarlyParts, findEarly } from './early.ts';
import type { BuildEnv } from './env.ts';
import { policyFor } from './headers.ts';
import { writeHosting } from './hosting.ts';
import {
  type DocumentParts,
  fillDocument,
  hashSource,
  inlineScripts,
  inlineStyle,
  type StyleSheet,
} from './htmlDocument.ts';
import { writeOffline } from './offline.ts';
import { collectContents, type PageAddress } from './prerenderContent.ts';
import { createSources } from './prerenderSources.ts';
import { defaultLocale, type SiteAddresses, siteAddresses } from './siteAddresses.ts';
import { manifestPath, socialIcon } from './siteFiles.ts';
import { importMapsOf } from './stableNames.ts';
import { writeSite } from './writeSite.ts';

/** The type of the app's server entry. */
export type Server = typeof import('../src/entry-server.tsx');
export type Locale = Parameters<Server['renderPage']>[0];

export interface PrerenderOptions {
  root: string;
  /** The finished client build; its `index.html` is the template. */
  dist: string;
  /** The finished server build; it is removed. */
  serverDist: string;
  env: BuildEnv;
  /** Without it, pages are rendered without content. */
  apiUrl: string | undefined;
  /** See `buildEarlyScript`. */
  earlyScript: string;
  warn: (message: string) => void;
  /** Epoch milliseconds for which the pages are rendered; default: now. */
  at?: number;
  /** Milliseconds to wait for a page's first calls. */
  contentLimit?: number;
}

/** A page before its document is written. */
interface Planned {
  file: string;
  locale: Locale;
  /** Below the locale; null for the fallback. */
  path: string | null;
  page: Awaited<ReturnType<Server['renderPage']>>;
  load: FirstLoad;
  styles: StyleSheet[];
  /** Style sheets of content below the first screen. */
  laterStyles: string[];
  early: EarlyParts | null;
  state: object;
}

/**
 * Writes the HTML of every public page without parameters in every language, the fallback of every language for all
 * other paths, the site's files, and the host's headers with the hashes of inline scripts and styles. Returns what the
 * app's service worker needs. Rejects when a page cannot be rendered, its markup cannot be hydrated, or one of its
 * chunks is unknown; an API that does not respond only causes a warning.
 */
export async function prerender(options: PrerenderOptions): Promise<OfflinePages> {
  const { root, dist, serverDist, env, apiUrl, earlyScript, warn, at = Date.now(), contentLimit = 8000 } = options;
  try {
    const server = (await import(pathToFileURL(join(serverDist, 'entry-server.js')).href)) as Server;
    const firstLoad = await readChunks(dist);
    const sourceOf = await createSources(serverDist);
    const sheets = createSheets(dist);
    const origin = env.VITE_SITE_URL ? new URL(env.VITE_SITE_URL).origin : 'http://localhost';
    const make = { apiUrl: apiUrl ?? '', origin };
    const siteOf = siteAddresses(env, server);

    const addresses: PageAddress[] = server.readyLocales.flatMap((locale) =>
      server.staticPages.map(({ path }) => ({ url: server.localePath(locale, path), locale, path })),
    );
    const contents = await collectContents(apiUrl ? addresses : [], ({ locale, path }) =>
      server.collectState(locale, path, contentLimit, make),
    );
    const planned: Planned[] = [];
    for (const locale of server.readyLocales) {
      for (const one of [...server.staticPages, null]) {
        const route = one?.route ?? null;
        const sources = server.sourcesOf(route, locale).map(sourceOf);
        const load = firstLoad([...sources, ...server.besideFirstScreen]);
        const styles = await sheets.read(load.styles);
        const whole = firstLoad([...sources, ...(await server.laterSourcesOf(route)).map(sourceOf)]);
        const laterStyles = whole.styles.filter((href) => !load.styles.includes(href));
        const early = await findEarly({
          script: earlyScript,
          server,
          sourceOf,
          firstLoad,
          apiUrl: env.VITE_API_URL,
          route,
          locale,
          known: [...load.modules, ...load.styles, ...laterStyles],
        });
        if (one === null) {
          const page = await server.renderFallback(locale, { ...make, at });
          planned.push({
            file: `fallback/${locale}.html`,
            locale,
            path: null,
            page,
            load,
            styles,
            laterStyles,
            early,
            state: {},
          });
          continue;
        }
        const { path } = one;
        const url = server.localePath(locale, path);
        const { state = {}, dropped = [] } = contents.get(url) ?? {};
        if (dropped.length > 0) warn(`${url}: no content of ${dropped.join(', ')}`);
        const page = await server.renderPage(locale, path, { ...make, at, state });
        planned.push({
          file: `${url.slice(1)}.html`,
          locale,
          path,
          page,
          load,
          styles,
          laterStyles,
          early,
          state,
        });
      }
    }

    const template = await readFile(join(dist, 'index.html'), 'utf8');
    const scripts = [...inlineScripts, ...importMapsOf(template)].map(hashSource);
    const earlyHash = hashSource(earlyScript);
    for (const one of planned) {
      // The host's policy covers all pages; a page itself only names its own hashes.
      const own = { styles: [styleHash(one)], scripts: one.early ? [...scripts, earlyHash] : scripts };
      const policy = policyFor(env, own, true);
      const text = fillDocument(template, { ...partsOf(one, server, env, siteOf, at), policy });
      await write(join(dist, one.file), text);
      if (one.file === `fallback/${defaultLocale}.html`) await write(join(dist, 'index.html'), text);
    }
    const written = planned.map(({ locale, path, page }) => ({ locale, path, description: page.head.description }));
    await writeSite(dist, env.VITE_PRODUCT_NAME, written, siteOf, server);
    const offline = await writeOffline(dist, env, server);
    const inline = {
      styles: [...new Set([...planned.map(styleHash), ...offline.inline.styles])],
      scripts: [...scripts, earlyHash, ...offline.inline.scripts],
    };
    await writeHosting(dist, env, inline, server.readyLocales);
    const whole = [...contents.values()].filter(({ dropped }) => dropped.length === 0).length;
    const content = apiUrl ? `, ${whole} of ${contents.size} with all their content` : '';
    console.log(`prerendered ${planned.length} pages${content} (${relative(root, dist)})`);
    return offline.pages;
  } finally {
    await rm(serverDist, { recursive: true, force: true });
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Reads style sheets to inline, each once. */
function createSheets(dist: string) {
  const sheets = new Map<string, StyleSheet>();
  return {
    read: (hrefs: readonly string[]) =>
      Promise.all(
        hrefs.map(async (href) => {
          const sheet = sheets.get(href) ?? { href, css: (await readFile(join(dist, href), 'utf8')).trim() };
          sheets.set(href, sheet);
          return sheet;
        }),
      ),
  };
}

const styleHash = ({ styles }: Pick<Planned, 'styles'>) => hashSource(inlineStyle(styles));

function partsOf(
  planned: Planned,
  server: Server,
  env: BuildEnv,
  { site, canonical, alternates }: SiteAddresses,
  at: number,
): Omit<DocumentParts, 'policy'> {
  const { locale, path, page, load, styles, laterStyles, early, state } = planned;
  const url = path === null ? null : server.localePath(locale, path);
  const image = page.head.imageUrl;
  const base = site || undefined;
  return {
    lang: server.languageTag(locale),
    socialLocale: locale.replace(/-(\w+)$/, (_, region: string) => `_${region.toUpperCase()}`),
    siteName: env.VITE_PRODUCT_NAME,
    title: page.title,
    description: page.head.description ?? null,
    imageUrl: image && URL.canParse(image, base) ? new URL(image, base).href : null,
    iconUrl: site ? site + socialIcon : null,
    canonical: path === null ? null : canonical(locale, path),
    alternates: path === null ? [] : alternates(path),
    manifest: manifestPath(locale),
    styles,
    laterStyles,
    modules: load.modules,
    preconnect: connectionsOf(env),
    early,
    html: page.html,
    noScript: page.noScript,
    structuredData: page.head.structuredData ?? [],
    block: url === null ? null : { locale, path: url, at, state },
  };
}

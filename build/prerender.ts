import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readChunks } from './chunks.ts';
import type { BuildEnv } from './env.ts';
import { type InlineHashes, policyFor } from './headers.ts';
import { writeHosting } from './hosting.ts';
import { fillDocument, hashSource, type StyleSheet, sessionScript } from './htmlDocument.ts';

type Server = typeof import('../src/entry-server.tsx');
type Locale = Parameters<Server['renderPage']>[0];

interface PrerenderOptions {
  root: string;
  /** The finished client build; its `index.html` is the template. */
  dist: string;
  /** The finished server build; it is removed. */
  serverDist: string;
  env: BuildEnv;
  /** Absent: pages are written without content. */
  apiUrl: string | undefined;
  warn: (message: string) => void;
}

/** How long a page's first calls may take, in milliseconds. */
const contentLimit = 8000;

/**
 * Writes the HTML of every public page without parameters in every language, the fallback of every language for all
 * other paths, and the host's headers with the hashes of what is inline.
 */
export async function prerender({ root, dist, serverDist, env, apiUrl, warn }: PrerenderOptions): Promise<void> {
  const server = (await import(pathToFileURL(join(serverDist, 'entry-server.js')).href)) as Server;
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const firstLoad = await readChunks(dist);
  const serverManifest = JSON.parse(await readFile(join(serverDist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const site = env.VITE_SITE_URL.replace(/\/+$/, '');
  const origin = site || 'http://localhost';
  const options = { apiUrl: apiUrl ?? '', origin };
  const css = new Map<string, StyleSheet>();

  const sheets = (hrefs: readonly string[]) =>
    Promise.all(
      hrefs.map(async (href) => {
        const known = css.get(href) ?? { href, css: (await readFile(join(dist, href), 'utf8')).trim() };
        css.set(href, known);
        return known;
      }),
    );
  /** The server build names its chunks otherwise; its manifest leads back to the source file. */
  const sourceOf = (name: string): string => {
    if (name.startsWith('/')) return name.slice(1);
    const file = relative(serverDist, join(serverDist, name));
    const source = Object.keys(serverManifest).find((key) => serverManifest[key]?.file === file);
    if (!source) throw new Error(`No source for the server's chunk ${name}`);
    return source;
  };

  interface Planned {
    file: string;
    locale: Locale;
    path: string | null;
    page: Awaited<ReturnType<Server['renderPage']>>;
    load: ReturnType<typeof firstLoad>;
    styles: StyleSheet[];
    state: object;
  }
  const planned: Planned[] = [];
  for (const locale of server.readyLocales) {
    for (const route of [...server.staticRoutes, null]) {
      const load = firstLoad(server.sourcesOf(route, locale).map(sourceOf));
      const styles = await sheets(load.styles);
      if (route === null) {
        const page = await server.renderFallback(locale, options);
        planned.push({ file: `fallback/${locale}.html`, locale, path: null, page, load, styles, state: {} });
        continue;
      }
      const { path } = route;
      const content = apiUrl
        ? await server.collectState(locale, path, contentLimit, options)
        : { state: {}, dropped: [] };
      if (content.dropped.length > 0)
        warn(`${server.localePath(locale, path)}: no content of ${content.dropped.join(', ')}`);
      const page = await server.renderPage(locale, path, { ...options, lazyState: content.state });
      const file = `${server.localePath(locale, path).slice(1)}.html`;
      planned.push({ file, locale, path, page, load, styles, state: content.state });
    }
  }

  const hashes: InlineHashes = {
    styles: [...css.values()].map((sheet) => hashSource(sheet.css)),
    scripts: [hashSource(sessionScript)],
  };
  const policy = policyFor(env, hashes, true);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  };
  for (const { file, locale, path, page, load, styles, state } of planned) {
    const url = path === null ? null : server.localePath(locale, path);
    const image = page.head.imageUrl;
    const text = fillDocument(template, {
      lang: server.languageTag(locale),
      title: page.title,
      description: page.head.description ?? null,
      imageUrl: image && URL.canParse(image, origin) ? new URL(image, origin).href : null,
      canonical: url && site ? site + url : null,
      alternates:
        path === null || !site
          ? []
          : server.readyLocales.map((other) => ({
              lang: server.languageTag(other),
              href: site + server.localePath(other, path),
            })),
      styles,
      modules: load.modules,
      preconnect: env.VITE_API_URL ? new URL(env.VITE_API_URL).origin : null,
      html: page.html,
      block: url === null ? null : { locale, path: url, state },
      policy,
    });
    await write(file, text);
    if (file === 'fallback/en-hk.html') await write('index.html', text);
  }
  await writeHosting(dist, env, hashes);
  await rm(serverDist, { recursive: true, force: true });
  console.log(`prerendered ${planned.length} pages${apiUrl ? ' with content' : ''} (${relative(root, dist)})`);
}

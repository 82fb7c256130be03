import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '../../src/app/routes.ts';
import { type FirstLoad, readChunks } from '../bundle/chunks.ts';
import { entryPath, hubModules, stableTemplate } from '../bundle/firstModules.ts';
import type { Locale, Server } from '../bundle/server.ts';
import { createServerCode } from '../bundle/serverCode.ts';
import { importMapsOf } from '../bundle/stableNames.ts';
import type { BuildEnv } from '../settings/env.ts';
import type { PrerenderEnv } from '../settings/prerenderEnv.ts';
import { type EarlyParts, findEarly } from './early.ts';
import { hashSource, inlineScripts, inlineStyle, type LaterStyles, type StyleSheet } from './htmlDocument.ts';

/** What the documents of a route in a locale have in common. */
export interface PageParts {
  load: FirstLoad;
  /** Style sheets to inline. */
  styles: StyleSheet[];
  laterStyles: LaterStyles | null;
  /** The document around the page. */
  template: string;
  /** Modules to preload, as paths from the site's root. */
  modules: readonly string[];
  early: EarlyParts | null;
  /** Source expressions of the document's inline scripts, for the policy. */
  scripts: string[];
  /** Hash of everything in the document that is not the API's: code, texts, styles, settings. */
  components: string;
}

export interface BuildSettings extends Pick<PrerenderEnv, 'apiUrl'> {
  /** The finished client build; its `index.html` is the template. */
  dist: string;
  /** The finished server build. */
  serverDist: string;
  env: BuildEnv;
  /** See `buildEarlyScript`. */
  earlyScript: string;
}

/**
 * Returns a function that finds these parts, each once; route null is the fallback. The pages of a route with ids are
 * many, so their documents contain only names that stay the same in every deployment.
 */
export async function createPageParts(settings: BuildSettings, server: Server, html: string) {
  const { dist, serverDist, env, earlyScript, apiUrl } = settings;
  const firstLoad = await readChunks(dist);
  const hashCode = await createServerCode(serverDist);
  const sheets = createSheets(dist);

  async function find(route: Route | null, locale: Locale): Promise<PageParts> {
    const sources = server.sourcesOf(route, locale);
    const stable = route !== null && server.hasId(route);
    const load = firstLoad([...sources, ...(stable ? [] : server.besideFirstScreen)]);
    const later = await server.partSourcesOf(route, 'belowFold');
    // The first screen may show the footer, but for lists and pages with parts below it, which are longer.
    const isLong = later.length > 0 || route?.staysMounted === true;
    const firstStyles = isLong ? load.styles : firstLoad([...sources, server.footerSource]).styles;
    const laterSheets = firstLoad([...sources, server.footerSource, ...later]).styles.filter(
      (href) => !firstStyles.includes(href),
    );
    const styles = await sheets(firstStyles);
    const laterStyles = await writeLaterStyles(dist, await sheets(laterSheets));
    const early = await findEarly({
      script: earlyScript,
      server,
      firstLoad,
      apiUrl: env.VITE_API_URL,
      cookiePrefix: env.VITE_COOKIE_PREFIX,
      route,
      locale,
      known: [...load.modules, ...firstStyles, ...laterSheets],
    });
    const template = stable ? stableTemplate(html, entryPath(route.id, locale)) : html;
    const hash = createHash('sha256');
    const code = hashCode([...sources, server.footerSource, ...later]);
    hash.update(JSON.stringify([code, styles, laterStyles, template, early, inlineScripts, env, apiUrl]));
    if (!stable) hash.update(JSON.stringify(load.modules));
    return {
      load,
      styles,
      laterStyles,
      template,
      modules: stable ? hubModules(template) : load.modules,
      early,
      scripts: [...inlineScripts, ...importMapsOf(template), ...(early ? [early.script] : [])].map(hashSource),
      components: hash.digest('base64url').slice(0, 22),
    };
  }

  const found = new Map<string, Promise<PageParts>>();
  return (route: Route | null, locale: Locale): Promise<PageParts> => {
    const key = `${route?.id} ${locale}`;
    const parts = found.get(key) ?? find(route, locale);
    found.set(key, parts);
    return parts;
  };
}

/** Writes one file with these style sheets, which is named by its content. */
async function writeLaterStyles(dist: string, styles: readonly StyleSheet[]): Promise<LaterStyles | null> {
  if (styles.length === 0) return null;
  const css = inlineStyle(styles);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const href = `/assets/later-${hash}.css`;
  await writeFile(join(dist, href), css);
  return { href, sheets: styles.map((sheet) => sheet.href) };
}

/** Reads style sheets, each once. */
function createSheets(dist: string) {
  const sheets = new Map<string, StyleSheet>();
  return (hrefs: readonly string[]) =>
    Promise.all(
      hrefs.map(async (href) => {
        const sheet = sheets.get(href) ?? { href, css: (await readFile(join(dist, href), 'utf8')).trim() };
        sheets.set(href, sheet);
        return sheet;
      }),
    );
}

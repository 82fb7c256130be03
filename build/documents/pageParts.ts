import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from '../../src/app/routes.ts';
import { readChunks } from '../bundle/chunks.ts';
import { entryPath, hubModules, stableTemplate } from '../bundle/firstModules.ts';
import type { Locale, Server } from '../bundle/server.ts';
import { createServerCode } from '../bundle/serverCode.ts';
import { importMapsOf } from '../bundle/stableNames.ts';
import type { BuildEnv } from '../settings/env.ts';
import type { PrerenderEnv } from '../settings/prerenderEnv.ts';
import { findEarly } from './early.ts';
import { hashSource, inlineScripts, inlineStyle, type LaterStyles, type StyleSheet } from './htmlDocument.ts';

/** What the documents of a route in a locale have in common. */
export type PageParts = Awaited<ReturnType<PartsOf>>;
/** Finds the parts of a route, or those of the fallback, for null. */
export type PartsOf = Awaited<ReturnType<typeof createPageParts>>;

export interface BuildSettings extends Pick<PrerenderEnv, 'apiUrl'> {
  /** The finished client build; its `index.html` is the template. */
  dist: string;
  /** The finished server build. */
  serverDist: string;
  env: BuildEnv;
  /** Inline script of first reads (`src/app/early/early.ts`), the same in all documents. */
  earlyScript: string;
}

/**
 * Returns a function that finds these parts, each once. The pages of a route with ids are many, so their documents
 * contain only names that stay the same in every deployment.
 */
export async function createPageParts(settings: BuildSettings, server: Server, html: string) {
  const { dist, serverDist, env, earlyScript, apiUrl } = settings;
  const firstLoad = await readChunks(dist);
  const hashCode = await createServerCode(serverDist);

  async function find(route: Route | null, locale: Locale) {
    const sources = server.sourcesOf(route, locale);
    const stable = route !== null && server.hasId(route);
    const load = firstLoad([...sources, ...(stable ? [] : server.besideFirstScreen)]);
    const later = await server.partSourcesOf(route, 'belowFold');
    // The first screen may show the footer, but for lists and pages with parts below it, which are longer.
    const isLong = later.length > 0 || route?.staysMounted === true;
    const firstStyles = isLong ? load.styles : firstLoad([...sources, server.footerSource]).styles;
    const whole = [...sources, server.footerSource, ...later];
    const laterSheets = firstLoad(whole).styles.filter((href) => !firstStyles.includes(href));
    const styles = await readSheets(dist, firstStyles);
    const laterStyles = await writeLaterStyles(dist, await readSheets(dist, laterSheets));
    const known = [...load.modules, ...firstStyles, ...laterSheets];
    const table = await findEarly({ route, locale, known }, server, firstLoad, env);
    const early = table && { script: earlyScript, table };
    const template = stable ? stableTemplate(html, entryPath(route.id, locale)) : html;
    const modules = stable ? hubModules(template) : load.modules;
    const made = [hashCode(whole), styles, laterStyles, template, modules, early, inlineScripts, env, apiUrl];
    return {
      load,
      /** Style sheets to inline. */
      styles,
      laterStyles,
      /** The document around the page. */
      template,
      /** Modules to preload, as paths from the site's root. */
      modules,
      /** Inline script of first reads, with its table; null for neither. */
      early,
      /** Source expressions of the document's inline scripts, for the policy. */
      scripts: [...inlineScripts, ...importMapsOf(template), ...(early ? [early.script] : [])].map(hashSource),
      /** Hash of everything in the document that is not the API's: code, texts, styles, settings. */
      components: hash('sha256', JSON.stringify(made), 'base64url').slice(0, 22),
    };
  }

  const found = new Map<string, ReturnType<typeof find>>();
  return (route: Route | null, locale: Locale) => {
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
  const href = `/assets/later-${hash('sha256', css, 'base64url').slice(0, 8)}.css`;
  await writeFile(join(dist, href), css);
  return { href, sheets: styles.map((sheet) => sheet.href) };
}

const readSheets = (dist: string, hrefs: readonly string[]): Promise<StyleSheet[]> =>
  Promise.all(hrefs.map(async (href) => ({ href, css: (await readFile(join(dist, href), 'utf8')).trim() })));

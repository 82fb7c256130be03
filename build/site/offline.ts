import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { OfflinePages } from '../../src/app/worker/runWorker.ts';
import type { Server } from '../bundle/server.ts';
import { escapeHtml, hashSource } from '../documents/htmlDocument.ts';
import { defaultLocale } from '../documents/siteAddresses.ts';
import { type InlineHashes, policyFor } from '../hosting/headers.ts';
import type { BuildEnv } from '../settings/env.ts';

/** The page works without scripts. With them it reloads as soon as the site responds again. */
const backOnline =
  'let f=()=>fetch(location,{method:"HEAD",cache:"no-store"}).then(()=>location.reload(),()=>{});addEventListener("online",f);setInterval(f,5e3)';

/** Removes comments and unnecessary white space. */
const tight = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();

export interface Offline {
  pages: OfflinePages;
  /** Hashes of the inline scripts and styles. */
  inline: InlineHashes;
}

/** Writes `offline/{locale}.html`, which the app's service worker caches: pages that need no other file. */
export async function writeOffline(
  dist: string,
  env: BuildEnv,
  { readyLocales, languageTag, renderOffline }: Pick<Server, 'readyLocales' | 'languageTag' | 'renderOffline'>,
): Promise<Offline> {
  const version = createHash('sha256');
  const styles = new Set<string>();
  const scripts = [hashSource(backOnline)];
  await mkdir(join(dist, 'offline'), { recursive: true });
  for (const locale of readyLocales) {
    const { html, css, title } = await renderOffline(locale);
    const style = tight(css);
    const hash = hashSource(style);
    styles.add(hash);
    const policy = policyFor(env, { styles: [hash], scripts }, true);
    const text = `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${html}<script>${backOnline}</script></body></html>
`;
    version.update(text);
    await writeFile(join(dist, 'offline', `${locale}.html`), text);
  }
  return {
    pages: { version: version.digest('hex').slice(0, 12), locales: readyLocales, fallback: defaultLocale },
    inline: { styles: [...styles], scripts },
  };
}

/**
 * Writes `worker.js`, the app's service worker, with the list of these pages. Its name never changes, since browsers
 * update it by URL.
 */
export async function buildWorker(root: string, dist: string, pages: OfflinePages): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { offlinePages: JSON.stringify(pages) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: join(root, 'src/app/worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'worker.js',
      },
    },
  });
}

import { join } from 'node:path';
import type { Server } from '../bundle/server.ts';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import { escapeHtml, hashSource } from '../documents/htmlDocument.ts';
import { type InlineHashes, policyFor } from '../hosting/headers.ts';
import type { BuildEnv } from '../settings/env.ts';

/** The page works without scripts. With them it reloads as soon as the site responds again. */
const backOnline =
  'let f=()=>fetch(location,{method:"HEAD",cache:"no-store"}).then(()=>location.reload(),()=>{});addEventListener("online",f);setInterval(f,5e3)';

/**
 * Writes `offline/{locale}.html`: pages that need no other file, for which the app's service worker has a use where it cannot start
 * the app. Returns the hashes of their inline scripts and styles.
 */
export async function writeOffline(
  dist: string,
  env: BuildEnv,
  { readyLocales, languageTag, renderOffline }: Pick<Server, 'readyLocales' | 'languageTag' | 'renderOffline'>,
): Promise<InlineHashes> {
  const styles = new Set<string>();
  const scripts = [hashSource(backOnline)];
  for (const locale of readyLocales) {
    const { html, css, title } = await renderOffline(locale);
    const hash = hashSource(css);
    styles.add(hash);
    const policy = policyFor(env, { styles: [hash], scripts }, true);
    const text = `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${css}</style></head>
<body>${html}<script>${backOnline}</script></body></html>
`;
    await writeFileIn(join(dist, 'offline', `${locale}.html`), text);
  }
  return { styles: [...styles], scripts };
}

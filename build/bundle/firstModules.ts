import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importMapsOf } from './stableNames.ts';
import { writeFileIn } from './writeFileIn.ts';

/** Folder of modules with stable names, for documents that stay the same over deployments. They import hashed files. */
const folder = '/first';

/** Returns the module that starts a page, as a path from the site's root. */
export const entryPath = (routeId: string, locale: string): string => `${folder}/${routeId}/${locale}.js`;

const importMap = /(?<=<script type="importmap">).*?(?=<\/script>)/s;

/** Returns the files of the first load by the names by which modules import them (`#core`). */
function hubsOf(html: string): [name: string, path: string][] {
  const maps = importMapsOf(html).map((map) => JSON.parse(map) as { imports: Record<string, string> });
  return maps.flatMap(({ imports }) => Object.entries(imports));
}

const hubPath = (name: string) => `${folder}/${name.slice(1)}.js`;

/**
 * Returns the built `index.html` with names that never change, and so without hashes of their files; `entry` is the
 * module that starts the page.
 */
export function stableTemplate(html: string, entry: string): string {
  const imports = Object.fromEntries(hubsOf(html).map(([name]) => [name, hubPath(name)]));
  return html
    .replace(importMap, JSON.stringify({ imports }))
    .replace(/(<script type="module"[^>]* src=")[^"]*"( integrity="[^"]*")?/, (_, start: string) => `${start}${entry}"`)
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '');
}

/** Returns the modules of a template's import map, as paths from the site's root. */
export const hubModules = (html: string): string[] => hubsOf(html).map(([, path]) => path);

/**
 * Returns the module that starts a page: it preloads the page's first chunks, of which the first is the app's entry,
 * and imports that. It starts after the next frame, so that the page is painted first; a hidden page has no frames.
 */
export function entryModule([entry, ...others]: readonly string[]): string {
  return `const files = ${JSON.stringify(others)};
function begin() {
  document.head.append(...files.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })));
  import(${JSON.stringify(entry)});
}
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
`;
}

/**
 * Writes the modules for the names in the import map of the built `index.html`. Rejects when one has a default export,
 * which `export *` omits.
 */
export async function writeHubModules(dist: string, html: string): Promise<void> {
  for (const [name, path] of hubsOf(html)) {
    const code = await readFile(join(dist, path), 'utf8');
    if (/\bexport\s+default\b|\bas default\b/.test(code)) throw new Error(`${path} has a default export`);
    await writeFileIn(join(dist, hubPath(name)), `export * from ${JSON.stringify(path)};\n`);
  }
}

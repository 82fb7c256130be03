import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChunks } from './chunks.ts';

const script = /[\w.-]+-[\w-]{8}\.js/g;
const stemOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');
const hashOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 8);
/** Returns a file's hash as an `integrity` attribute has it. */
const integrityOf = (text: string) => `sha384-${hash('sha384', text, 'base64')}`;

/**
 * Stops a changed line from renaming every file that depends on it. The chunks of the first load, on which all others
 * depend, are imported by stable names (`#core`), and an import map in the page maps these to files. Every chunk is
 * then named after its own content. Works on a finished build, before its pages are written.
 *
 * The map also contains the hashes of these files, so that browsers refuse a changed file.
 *
 * Positions in a file stay, so that source maps, which go to a folder beside the build, match.
 * Rejects when a chunk names one of the first load other than by a static import.
 */
export async function giveStableNames(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  const files = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(join(assets, file), 'utf8'));
  const first = (await readChunks(dist))([]).modules.map((path) => path.replace('/assets/', ''));

  for (const [file, text] of texts) {
    const byName = first.reduce((code, hub) => {
      const byFile = `"./${hub}"`;
      return code.replaceAll(byFile, `"#${stemOf(hub)}"`.padEnd(byFile.length));
    }, text);
    const left = first.find((hub) => byName.includes(hub));
    if (left) throw new Error(`${file} names ${left} other than by a static import`);
    texts.set(file, byName);
  }

  const renamed = nameByContent(texts);
  const named = (text: string) => text.replace(script, (name) => renamed.get(name) ?? name);
  for (const file of files) await rm(join(assets, file));
  for (const [file, name] of renamed) await writeFile(join(assets, name), named(texts.get(file) ?? ''));
  await moveSourceMaps(dist, renamed);
  const imports = Object.fromEntries(first.map((hub) => [`#${stemOf(hub)}`, `/assets/${renamed.get(hub)}`]));
  const integrity = Object.fromEntries(
    first.map((hub) => [`/assets/${renamed.get(hub)}`, integrityOf(named(texts.get(hub) ?? ''))]),
  );
  const map = `<script type="importmap">${JSON.stringify({ imports, integrity })}</script>`;
  const withIntegrity = (html: string) =>
    html.replace(/(<script [^>]*src="([^"]*)")/g, (script, _, src: string) =>
      integrity[src] ? `${script} integrity="${integrity[src]}"` : script,
    );
  for (const [file, edit] of [
    ['.vite/manifest.json', named],
    // Before anything that loads a module.
    ['index.html', (html: string) => withIntegrity(named(html)).replace('<title>', () => `${map}\n    <title>`)],
  ] as const)
    await writeFile(join(dist, file), edit(await readFile(join(dist, file), 'utf8')));
}

/** Moves source maps out of the build, each to the new name of its script. */
async function moveSourceMaps(dist: string, renamed: ReadonlyMap<string, string>): Promise<void> {
  const maps = `${dist}-maps`;
  await rm(maps, { recursive: true, force: true });
  for (const file of (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js.map'))) {
    await mkdir(maps, { recursive: true });
    const script = file.replace(/\.map$/, '');
    await rename(join(dist, 'assets', file), join(maps, `${renamed.get(script) ?? script}.map`));
  }
}

/**
 * Returns new names by old ones: hashes of a file's own text and of all files that it imports, at any depth. These are
 * numbered in the order in which they are found, so that files may import each other.
 */
function nameByContent(texts: ReadonlyMap<string, string>): Map<string, string> {
  const files = [...texts].map(([file, text]) => {
    const names = (text.match(script) ?? []).filter((name) => texts.has(name));
    const own = hashOf(text.replace(script, (name) => (texts.has(name) ? stemOf(name) : name)));
    return { file, own, names };
  });
  const known = new Map(files.map((one) => [one.file, one]));
  const nameOf = (root: string) => {
    const numbers = new Map([[root, 0]]);
    const parts: unknown[] = [];
    // The loop goes on with the files that it adds.
    for (const file of numbers.keys()) {
      const { own = '', names = [] } = known.get(file) ?? {};
      for (const name of names) if (!numbers.has(name)) numbers.set(name, numbers.size);
      parts.push(own, ...names.map((name) => numbers.get(name)));
    }
    return `${stemOf(root)}-${hashOf(parts.join())}.js`;
  };
  return new Map(files.map(({ file }) => [file, nameOf(file)]));
}

/** Returns the import maps of a document; for the policy's hash. */
export const importMapsOf = (html: string): string[] =>
  [...html.matchAll(/<script type="importmap">(.*?)<\/script>/gs)].map(([, map = '']) => map);

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Leads from the name of a chunk in the server build (`./assets/HomePage-x1.js`) back to its source file; a source file
 * named from the root (`/locales/en/common.json`) is that already. The answer throws for a chunk that is not there.
 */
export async function createSources(serverDist: string): Promise<(name: string) => string> {
  const manifest = JSON.parse(await readFile(join(serverDist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  return (name) => {
    if (name.startsWith('/')) return name.slice(1);
    // Chunks lie together, and name each other from where they lie.
    const file = name.replace(/^\.\/(assets\/)?/, 'assets/');
    const source = Object.keys(manifest).find((key) => manifest[key]?.file === file);
    if (!source) throw new Error(`No source for the server's chunk ${name}`);
    return source;
  };
}

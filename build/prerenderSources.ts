import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a function that maps a chunk's name in the server build (`./assets/HomePage-x1.js`) to its source file; a
 * source path from the root (`/locales/en/common.json`) is returned as it is. Throws for an unknown chunk.
 */
export async function createSources(serverDist: string): Promise<(name: string) => string> {
  const manifest = JSON.parse(await readFile(join(serverDist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  return (name) => {
    if (name.startsWith('/')) return name.slice(1);
    // Chunks are in one directory, and import each other relative to it.
    const file = name.replace(/^\.\/(assets\/)?/, 'assets/');
    const source = Object.keys(manifest).find((key) => manifest[key]?.file === file);
    if (!source) throw new Error(`No source for the server's chunk ${name}`);
    return source;
  };
}

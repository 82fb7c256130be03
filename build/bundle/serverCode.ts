import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChunks } from './chunks.ts';

/**
 * Returns a function that hashes the code of pages, by their source files: the chunks of these files and of the entries,
 * and all chunks that they import statically. Lazy chunks are left out, and so are source files without a chunk.
 */
export async function createServerCode(serverDist: string): Promise<(sources: readonly string[]) => string> {
  const chunksOf = await readChunks(serverDist, true);
  const hashes = new Map<string, string>();
  for (const file of await readdir(serverDist, { recursive: true }))
    if (file.endsWith('.js'))
      hashes.set(`/${file}`, hash('sha256', await readFile(join(serverDist, file)), 'base64url'));
  return (sources) => {
    const files = chunksOf(sources).modules.sort();
    return files.map((file) => `${file} ${hashes.get(file)}`).join('\n');
  };
}

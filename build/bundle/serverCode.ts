import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/**
 * Returns a function that hashes the code of pages, by their source files: the chunks of these files and of the entries,
 * and all chunks that they import statically. Lazy chunks are left out, and so are source files without a chunk.
 */
export async function createServerCode(serverDist: string): Promise<(sources: readonly string[]) => string> {
  const manifest = JSON.parse(await readFile(join(serverDist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const hashes = new Map<string, string>();
  for (const { file } of Object.values(manifest)) {
    const code = await readFile(join(serverDist, file)).catch(() => '');
    hashes.set(file, hash('sha256', code, 'base64url'));
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return (sources) => {
    const files = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const below of chunk.imports ?? []) visit(below);
    };
    for (const key of [...entries, ...sources]) visit(key);
    return [...files]
      .sort()
      .map((file) => `${file} ${hashes.get(file)}`)
      .join('\n');
  };
}

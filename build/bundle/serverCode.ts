import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/**
 * Returns a function that hashes what the server build runs for pages with these sources: their chunks, those of its
 * entries, and all that these import, but not what they could load for other pages. Source files that are not in the
 * server build are left out.
 */
export async function createServerCode(serverDist: string): Promise<(sources: readonly string[]) => string> {
  const manifest = JSON.parse(await readFile(join(serverDist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const hashes = new Map<string, string>();
  for (const { file } of Object.values(manifest)) {
    const code = await readFile(join(serverDist, file)).catch(() => '');
    hashes.set(file, createHash('sha256').update(code).digest('base64url'));
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

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

export interface FirstLoad {
  /** Chunks in the order of discovery, as paths from the build's folder. */
  modules: string[];
  /** Style sheets, likewise. */
  styles: string[];
}

/**
 * Returns a function that finds the chunks and style sheets of source files, from a build's manifest. With `mayLack`,
 * source files without a chunk are left out.
 */
export async function readChunks(dist: string, mayLack = false) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  if (entries.length === 0) throw new Error(`No entry in the manifest of ${dist}`);

  /** Everything that must load before these sources run, including the entries. Throws for a source without a chunk. */
  return (sources: readonly string[]): FirstLoad => {
    const modules = new Set<string>();
    const styles = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`No chunk for ${key}`);
      if (modules.has(`/${chunk.file}`)) return;
      modules.add(`/${chunk.file}`);
      for (const below of chunk.imports ?? []) visit(below);
      for (const file of chunk.css ?? []) styles.add(`/${file}`);
    };
    const known = mayLack ? sources.filter((key) => manifest[key]) : sources;
    for (const key of [...entries, ...known]) visit(key);
    return { modules: [...modules], styles: [...styles] };
  };
}

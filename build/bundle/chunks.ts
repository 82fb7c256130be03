import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface FirstLoad {
  /** Chunks in the order of discovery, as paths from the site's root. */
  modules: string[];
  /** Style sheets, likewise. */
  styles: string[];
}

/** Returns a function that finds the chunks and style sheets of source files, from a build's manifest. */
export async function readChunks(dist: string) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error(`No entry in the manifest of ${dist}`);

  /** Everything that must load before these sources run, including the entry. Throws for a source without a chunk. */
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
    for (const key of [entry, ...sources]) visit(key);
    return { modules: [...modules], styles: [...styles] };
  };
}

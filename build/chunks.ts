import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface FirstLoad {
  /** Chunks in the order of discovery, from the site's root. */
  modules: string[];
  /** Style sheets, likewise. */
  styles: string[];
}

/** Chunks and style sheets of a build, by source file, from its manifest. */
export async function readChunks(dist: string) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error(`No entry in the manifest of ${dist}`);

  /** All that must have come before these sources run, the entry included. Throws for a source without a chunk. */
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

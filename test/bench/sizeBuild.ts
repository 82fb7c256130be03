/** A finished build, by what is in it and what it weighs. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readChunks } from '../../build/chunks';

export type Build = Awaited<ReturnType<typeof openBuild>>;

/** Names of files are from the root of the build, those of sources from the root of the repository. */
export async function openBuild(dist: string) {
  const files = (await readdir(dist, { recursive: true })).sort();
  const ending = (end: string) => files.filter((name) => name.endsWith(end));
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, object>;
  const firstLoad = await readChunks(dist);
  const documents = ending('.html');

  /** Scripts that must have come before these sources run, the entry included. */
  const filesFor = (sources: readonly string[]) => firstLoad(sources).modules;
  /** Style sheets that these sources need, the frame's included. */
  const stylesFor = (sources: readonly string[]) => firstLoad(sources).styles;
  return {
    documents,
    styles: ending('.css'),
    pages: Object.keys(manifest).filter((source) => /^src\/features\/.*\/pages\//.test(source)),
    locales: documents.flatMap((name) => name.match(/^([a-z]{2}-[a-z]{2})\.html$/)?.[1] ?? []),
    filesFor,
    stylesFor,
    /** Scripts that these sources need beside what others, and the entry, have brought. */
    beyond(sources: readonly string[], others: readonly string[]): string[] {
      const there = new Set(filesFor(others));
      return filesFor(sources).filter((file) => !there.has(file));
    },
    /** Sources of a locale's texts, and of the module that names them; regional ones only where there are any. */
    textsOf(locale: string, namespaces: readonly string[]): string[] {
      const folders = [locale.split('-')[0] ?? '', locale];
      return folders
        .flatMap((folder) => [
          `src/app/texts/${folder}.ts`,
          ...namespaces.map((namespace) => `locales/${folder}/${namespace}.json`),
        ])
        .filter((source) => manifest[source]);
    },
    /** Bytes after brotli at its best, as hosts compress what they keep. */
    async weigh(names: readonly string[]): Promise<number> {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      const sizes = names.map(async (name) => brotliCompressSync(await readFile(join(dist, name)), { params }).length);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

/** The files of a finished build and their sizes. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readChunks } from '../../build/bundle/chunks';

export type Build = Awaited<ReturnType<typeof openBuild>>;

/** Returns a build. File names are relative to the build, source names to the repository. */
export async function openBuild(dist: string) {
  const files = (await readdir(dist, { recursive: true })).sort();
  const ending = (end: string) => files.filter((name) => name.endsWith(end));
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, object>;
  const firstLoad = await readChunks(dist);
  const documents = ending('.html');

  /** Scripts that must load before these sources run, including the entry. */
  const filesFor = (sources: readonly string[]) => firstLoad(sources).modules;
  /** Style sheets of these sources, including the frame's. */
  const stylesFor = (sources: readonly string[]) => firstLoad(sources).styles;
  return {
    documents,
    styles: ending('.css'),
    pages: Object.keys(manifest).filter((source) => /^src\/features\/.*Page\.tsx$/.test(source)),
    locales: documents.flatMap((name) => name.match(/^([a-z]{2}-[a-z]{2})\.html$/)?.[1] ?? []),
    filesFor,
    stylesFor,
    /** Returns the scripts of these sources, without the scripts of other sources and of the entry. */
    beyond(sources: readonly string[], others: readonly string[]): string[] {
      const there = new Set(filesFor(others));
      return filesFor(sources).filter((file) => !there.has(file));
    },
    /** Returns the sources of a locale's texts, and of the module that lists them; regional ones only if they exist. */
    textsOf(locale: string, namespaces: readonly string[]): string[] {
      const folders = [locale.split('-')[0] ?? '', locale];
      return folders
        .flatMap((folder) => [
          `src/app/texts/${folder}.ts`,
          ...namespaces.map((namespace) => `locales/${folder}/${namespace}.json`),
        ])
        .filter((source) => manifest[source]);
    },
    /** Returns the bytes after brotli at its highest level, as hosts compress static files. */
    async weigh(names: readonly string[]): Promise<number> {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      const sizes = names.map(async (name) => brotliCompressSync(await readFile(join(dist, name)), { params }).length);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    },
  };
}

import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locale, Server } from './prerender.ts';
import type { WrittenPages } from './prerenderPages.ts';
import type { Workers } from './prerenderThreads.ts';

type Levels = Awaited<ReturnType<Server['listLevels']>>;

export interface SearchOptions {
  dist: string;
  /** Folder of finished pages; the index of the last build is beside it. */
  cache: string | null;
  /** Epoch milliseconds of a file that has changed. */
  at: number;
  server: Pick<Server, 'buildIndex' | 'indexPath' | 'localePath'>;
  workers: Pick<Workers, 'listLevels' | 'stop'>;
  written: Pick<WrittenPages, 'documents'>;
  contentLocales: readonly Locale[];
}

const noLevels: Levels = { levels: [], of: {} };

/**
 * Writes the files by which visitors search the pages of each locale, and stops the workers before, since both need much
 * memory. A file that is the same as in the last build keeps its time. Returns what did not load; the levels are then those
 * of the last build.
 */
export async function writeSearch(options: SearchOptions): Promise<string[]> {
  const { dist, at, server, workers, written, contentLocales } = options;
  const kept = options.cache === null ? null : `${options.cache}.search`;
  const problems: string[] = [];

  async function levelsOf(locale: Locale): Promise<Levels> {
    const file = kept && join(kept, `levels-${locale}.json`);
    try {
      const levels = await workers.listLevels(locale);
      if (file) await write(file, JSON.stringify(levels));
      return levels;
    } catch {
      problems.push(`${server.localePath(locale, '/')}: no list of levels for search`);
      return file ? readFile(file, 'utf8').then(JSON.parse, () => noLevels) : noLevels;
    }
  }

  const levels = new Map<Locale, Levels>();
  for (const locale of contentLocales) levels.set(locale, await levelsOf(locale));
  await workers.stop();
  for (const [locale, own] of levels) {
    let index = 0;
    for (const file of server.buildIndex(locale, written.documents.get(locale) ?? [], own)) {
      const path = server.indexPath(locale, index);
      index += 1;
      const text = JSON.stringify(file);
      const [target, before] = [join(dist, path), kept && join(kept, path)];
      if (!before) await write(target, text);
      else await place(text, before, target, at);
    }
  }
  return problems;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes a file and its copy for the next build; both keep their time as long as the text stays the same. */
async function place(text: string, copy: string, target: string, at: number): Promise<void> {
  const before = await readFile(copy, 'utf8').catch(() => null);
  if (before !== text) {
    await write(copy, text);
    await utimes(copy, at / 1000, at / 1000);
  }
  const { mtimeMs } = await stat(copy);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(copy, target, constants.COPYFILE_FICLONE);
  await utimes(target, mtimeMs / 1000, mtimeMs / 1000);
}

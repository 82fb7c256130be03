import { hash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../bundle/server.ts';
import type { Shard } from '../settings/prerenderEnv.ts';
import { addDocuments, readLines } from '../site/documentFiles.ts';
import type { TaskSettings } from './tasks.ts';
import type { WrittenPages } from './writePages.ts';

/** What a build of one part leaves beside its pages. */
interface ShardRecord extends Shard {
  /** Hash of the client build's document, which names the files of the code. */
  client: string;
  /** Paths below the locale, with the locales that have them. */
  pages: [path: string, locales: Locale[]][];
  styles: string[];
}

const hashOf = (text: string) => hash('sha256', text, 'base64url');

/** Folder of a part's record and of its search documents, in the build. */
export const shardFolder = (dist: string): string => join(dist, 'shard');
const recordFile = (dist: string) => join(shardFolder(dist), 'pages.json');

/** Writes what `mergeShards` needs of a part. `html` is the document of the client build. */
export async function writeShard(dist: string, html: string, shard: Shard, written: WrittenPages): Promise<void> {
  const client = hashOf(html);
  const record: ShardRecord = { ...shard, client, pages: [...written.pages], styles: written.styles };
  await writeFile(recordFile(dist), JSON.stringify(record));
}

/**
 * Takes the pages, calendars and search documents of all parts, by the folders of their builds, into a build. Rejects when a
 * part is absent, or was built from other code.
 */
export async function mergeShards(
  shards: readonly string[],
  html: string,
  { dist, documents }: Pick<TaskSettings, 'dist' | 'documents'>,
): Promise<WrittenPages> {
  const records = await Promise.all(shards.map(async (folder) => ({ folder, ...(await readRecord(folder)) })));
  const client = hashOf(html);
  const other = records.find((record) => record.client !== client);
  if (other) throw new Error(`${other.folder} was built from other code or settings than this build`);
  const there = records.map(({ index, count }) => `${index}/${count}`).sort();
  const needed = records.map((_, index) => `${index + 1}/${records.length}`).sort();
  if (there.join() !== needed.join()) throw new Error(`Each part is needed once: there are ${there.join(', ')}`);

  const pages = new Map<string, Locale[]>();
  // Two parts may both have found a page that no list names.
  for (const [path, locales] of records.flatMap((record) => record.pages))
    pages.set(path, [...new Set([...(pages.get(path) ?? []), ...locales])]);
  for (const folder of shards) {
    const own = shardFolder(folder);
    // Pages, calendars, and styles that were written with the pages: the rest is the same in all builds.
    const filter = (source: string) => source !== own;
    await cp(folder, dist, { recursive: true, force: false, preserveTimestamps: true, filter });
    for (const locale of new Set([...pages.values()].flat()))
      await addDocuments(documents, locale, await readLines(own, locale));
  }
  const styles = new Set(records.flatMap((record) => record.styles));
  return { pages, unchanged: 0, styles: [...styles].sort(), problems: [] };
}

async function readRecord(folder: string): Promise<ShardRecord> {
  const text = await readFile(recordFile(folder), 'utf8').catch(() => {
    throw new Error(`${folder} is no build of a part of the pages`);
  });
  return JSON.parse(text) as ShardRecord;
}

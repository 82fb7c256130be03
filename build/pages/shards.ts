import { hash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../bundle/server.ts';
import type { Shard } from '../settings/prerenderEnv.ts';
import { addDocuments, readLines } from '../site/documentFiles.ts';
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

export interface MergeOptions {
  /** Folders of the parts' builds. */
  shards: readonly string[];
  dist: string;
  /** The document of the client build. */
  html: string;
  /** Folder of this build's search documents. */
  documents: string;
  localePath(locale: Locale, path: string): string;
}

/**
 * Takes the pages, calendars and search documents of all parts into a build. Rejects when a part is absent, or was built
 * from other code.
 */
export async function mergeShards({ shards, dist, html, documents, localePath }: MergeOptions): Promise<WrittenPages> {
  const records = await Promise.all(shards.map(async (folder) => ({ folder, ...(await readRecord(folder)) })));
  const client = hashOf(html);
  const other = records.find((record) => record.client !== client);
  if (other) throw new Error(`${other.folder} was built from other code or settings than this build`);
  const count = records[0]?.count ?? 0;
  const indexes = records.map(({ index }) => index).sort((a, b) => a - b);
  if (records.some((record) => record.count !== count) || indexes.join() !== oneTo(count).join())
    throw new Error(`All of the ${count} parts are needed once: there are ${indexes.join(', ')}`);

  const pages = new Map<string, Set<Locale>>();
  for (const { folder, pages: own } of records) {
    for (const [path, locales] of own)
      for (const locale of locales) {
        pages.set(path, (pages.get(path) ?? new Set()).add(locale));
        const name = `${localePath(locale, path)}.html`;
        await cp(join(folder, name), join(dist, name), { preserveTimestamps: true });
      }
    // Calendars, and styles that were written with the pages; the rest of the assets is the same.
    for (const own of ['calendar', 'assets'])
      await cp(join(folder, own), join(dist, own), { recursive: true, force: false, preserveTimestamps: true }).catch(
        ignoreAbsent,
      );
  }
  await mergeDocuments(shards, new Set([...pages.values()].flatMap((locales) => [...locales])), documents);
  return {
    pages: new Map([...pages].map(([path, locales]) => [path, [...locales]])),
    unchanged: 0,
    styles: [...new Set(records.flatMap(({ styles }) => styles))].sort(),
    problems: [],
  };
}

/** Two parts may both have found a page that no list names. */
async function mergeDocuments(
  shards: readonly string[],
  locales: ReadonlySet<Locale>,
  documents: string,
): Promise<void> {
  for (const locale of locales) {
    const lines = await Promise.all(shards.map((folder) => readLines(shardFolder(folder), locale)));
    await addDocuments(documents, locale, [...new Set(lines.flat())].map((line) => `${line}\n`).join(''));
  }
}

async function readRecord(folder: string): Promise<ShardRecord> {
  const text = await readFile(recordFile(folder), 'utf8').catch(() => {
    throw new Error(`${folder} is no build of a part of the pages`);
  });
  return JSON.parse(text) as ShardRecord;
}

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

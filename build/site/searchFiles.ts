import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale, Server } from '../bundle/server.ts';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import type { PrerenderEnv } from '../settings/prerenderEnv.ts';
import { readDocuments } from './documentFiles.ts';
import { writeStable } from './stableFile.ts';

type Levels = Awaited<ReturnType<Server['listLevels']>>;

export interface SearchOptions extends Pick<PrerenderEnv, 'apiUrl' | 'cache' | 'pages' | 'at'> {
  dist: string;
  /** Folder of the documents of this build. */
  documents: string;
}

const noLevels: Levels = { levels: [], of: {} };

/**
 * Writes the files by which visitors search the pages of a locale. A file that is the same as in the last build, whose
 * files are beside `cache`, keeps its time. Returns whether the levels have loaded; when they have not, they are those of
 * the last build.
 */
export async function writeSearch(
  { dist, cache, documents, apiUrl, pages, at }: SearchOptions,
  server: Pick<Server, 'buildIndex' | 'indexPath' | 'listLevels'>,
  locale: Locale,
): Promise<boolean> {
  const copies = cache === null ? null : `${cache}.search`;
  const levelsFile = copies && join(copies, `levels-${locale}.json`);
  const loaded = await server.listLevels(locale, apiUrl).catch(() => null);
  if (loaded && levelsFile) await writeFileIn(levelsFile, JSON.stringify(loaded));
  const earlier = async () => (levelsFile ? readFile(levelsFile, 'utf8').then(JSON.parse, () => noLevels) : noLevels);
  const levels = loaded ?? ((await earlier()) as Levels);

  let index = 0;
  const options = { isPartial: pages !== null };
  for (const file of server.buildIndex(locale, await readDocuments(documents, locale), levels, options)) {
    const path = server.indexPath(locale, index);
    index += 1;
    const text = JSON.stringify(file);
    const [target, before] = [join(dist, path), copies && join(copies, path)];
    await writeStable(text, { target, copy: before, at });
  }
  return loaded !== null;
}

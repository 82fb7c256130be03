import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { entryModule, entryPath, writeHubModules } from '../bundle/firstModules.ts';
import { importServer, type Locale, type Server } from '../bundle/server.ts';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import { fillPage, styleOf } from '../documents/fillPage.ts';
import { createPageParts, type PartsOf } from '../documents/pageParts.ts';
import { defaultLocale, originOf, siteAddresses } from '../documents/siteAddresses.ts';
import { writeHosting } from '../hosting/hosting.ts';
import { writeOffline } from '../site/offline.ts';
import { writeSite } from '../site/writeSite.ts';
import { createApiGate, type GateOptions, gateDefaults } from './apiGate.ts';
import { crawlAddresses } from './crawl.ts';
import { createProgress } from './progress.ts';
import { mergeShards, shardFolder, writeShard } from './shards.ts';
import type { TaskSettings } from './tasks.ts';
import { pageMemory, startThreads, type Workers } from './threads.ts';
import { type WrittenPages, writePages } from './writePages.ts';

export interface PrerenderOptions extends Omit<TaskSettings, 'documents'> {
  root: string;
  print: (line: string) => void;
  warn: (message: string) => void;
  gate?: Partial<GateOptions>;
  startWorkers?: (...args: Parameters<typeof startThreads>) => Workers | Promise<Workers>;
}

const mostWarnings = 20;

/**
 * Writes the HTML of every public page in every language that has it, the fallback of every language for all other
 * paths, the site's files, and the host's headers with the hashes of inline scripts and styles. Removes the server build.
 * Returns the languages that have pages. Rejects when a page without an id cannot be rendered, its markup cannot be hydrated, or one of
 * its chunks is unknown. Content that does not load causes a warning; with `strict` it makes the build fail. With `shard`
 * only a part of the pages is written; with `shards` the pages are those of finished parts.
 */
export async function prerenderPages(options: PrerenderOptions): Promise<readonly Locale[]> {
  const { root, print, warn, gate: limits, startWorkers = startThreads, ...given } = options;
  const { dist, serverDist, apiUrl, rate, strict, shard, shards } = given;
  const started = performance.now();
  const documents = shard ? shardFolder(dist) : join(serverDist, 'documents');
  const settings: TaskSettings = { ...given, documents };
  try {
    const server = await importServer(serverDist);
    const html = await readFile(join(dist, 'index.html'), 'utf8');
    const partsOf = await createPageParts(settings, server, html);
    const gate = createApiGate({ ...gateDefaults, rate, ...limits });
    const contentLocales = given.locales ?? server.readyLocales;
    // Threads end with their work: those that have rendered pages hold much memory.
    const withWorkers = async <T>(work: (workers: Workers) => Promise<T>, memory = {}): Promise<T> => {
      const workers = await startWorkers(settings, gate.ask, memory);
      return work(workers).finally(() => workers.stop());
    };
    await rm(documents, { recursive: true, force: true });
    await mkdir(documents, { recursive: true });
    const progress = createProgress(print);
    const { localePath, readyLocales } = server;
    const written = await (shards
      ? mergeShards(shards, html, settings)
      : withWorkers((workers) => writePages({ settings, server, partsOf, gate, workers, progress }), pageMemory));
    const problems = [...written.problems];
    if (apiUrl && !shard) {
      // An index needs memory for all documents of its language.
      const unlisted = await withWorkers((workers) => writeIndexes(workers, contentLocales));
      problems.push(...unlisted.map((locale) => `${localePath(locale, '/')}: no list of levels for search`));
    }
    if (strict && problems.length > 0) throw new Error(`Content did not load:\n${summarise(problems).join('\n')}`);
    for (const problem of summarise(problems)) warn(problem);

    if (shard) await writeShard(dist, html, shard, written);
    else await writeWholeSite({ settings, server, partsOf, html, contentLocales, written });
    const count = [...written.pages.values()].reduce((sum, { length }) => sum + length, 0);
    const seconds = Math.round((performance.now() - started) / 1000);
    const asked = apiUrl ? `, ${written.unchanged} of them unchanged, ${gate.count()} requests` : '';
    print(`prerendered ${count} pages in ${seconds} s${asked} (${relative(root, dist)})`);
    return readyLocales;
  } finally {
    await rm(serverDist, { recursive: true, force: true });
  }
}

interface WholeSite {
  settings: TaskSettings;
  server: Server;
  partsOf: PartsOf;
  /** The document of the client build. */
  html: string;
  contentLocales: readonly Locale[];
  written: WrittenPages;
}

/** Writes what depends on all pages, or is the same for all: fallbacks, first modules, the site's files and the host's. */
async function writeWholeSite({ settings, server, partsOf, html, contentLocales, written }: WholeSite): Promise<void> {
  const { dist, env, apiUrl, at } = settings;
  const addresses = siteAddresses(env, server);
  const make = { apiUrl, origin: originOf(env.VITE_SITE_URL), at };
  const inline = { styles: [...written.styles], scripts: [] as string[] };
  for (const locale of server.readyLocales) {
    const parts = await partsOf(null, locale);
    const page = await server.renderFallback(locale, make);
    const text = fillPage({ locale, path: null, page, parts, alternates: [], content: null }, server, env, addresses);
    inline.styles.push(styleOf(parts));
    inline.scripts.push(...parts.scripts);
    await writeFileIn(join(dist, 'fallback', `${locale}.html`), text);
    if (locale === defaultLocale) await writeFileIn(join(dist, 'index.html'), text);
  }
  if (apiUrl) {
    await writeHubModules(dist, html);
    for (const route of server.contentRoutes)
      for (const locale of contentLocales) {
        const { load, scripts } = await partsOf(route, locale);
        inline.scripts.push(...scripts);
        await writeFileIn(join(dist, entryPath(route.id, locale)), entryModule(load.modules));
      }
  }
  await writeSite(dist, env.VITE_PRODUCT_NAME, written.pages, addresses, server);
  const offline = await writeOffline(dist, env, server);
  inline.styles.push(...offline.styles);
  inline.scripts.push(...offline.scripts);
  await writeHosting(dist, env, inline, server.readyLocales, at);
}

/** Writes the search files of one locale after the other in each thread. Returns the locales whose levels did not load. */
async function writeIndexes(workers: Workers, locales: readonly Locale[]): Promise<Locale[]> {
  const unlisted: Locale[] = [];
  const write = async (locale: Locale) => {
    if (!(await workers.writeSearch(locale))) unlisted.push(locale);
    return [];
  };
  await crawlAddresses(locales, String, write, workers.count);
  return unlisted.sort();
}

function summarise(problems: readonly string[]): string[] {
  const more = problems.length - mostWarnings;
  return [...problems.slice(0, mostWarnings), ...(more > 0 ? [`and ${more} more`] : [])];
}

import { hash } from 'node:crypto';
import { isContentPath, type Locale } from '../bundle/server.ts';
import type { Shard } from '../settings/prerenderEnv.ts';
import { addDocuments } from '../site/documentFiles.ts';
import { crawlAddresses } from './crawl.ts';
import { createPageCache } from './pageCache.ts';
import { createPageReuse, type ReuseOptions } from './pageReuse.ts';
import type { PageJob } from './tasks.ts';
import type { Workers } from './threads.ts';

export interface PagesOptions extends ReuseOptions {
  workers: Workers;
  progress: (done: number, known: number, unchanged: number) => void;
}

export interface WrittenPages {
  /** The locales in which each path, below the locale, has a page. */
  pages: Map<string, Locale[]>;
  /** Number of pages that are the same as in the last build. */
  unchanged: number;
  /** Source expressions of inline styles, for the policy. */
  styles: string[];
  /** Problems, each with the address of its page. */
  problems: string[];
}

/** Returns whether a page belongs to a part. Every machine has the same answer, whatever else the catalogue contains. */
export const isInShard = (key: string, { index, count }: Shard): boolean =>
  hash('sha256', key, 'buffer').readUInt32BE(0) % count === index - 1;

/**
 * Writes every public page. A page without an id exists in every locale. A page of an id exists in the locales of a
 * region where the API lists the id, or a page links to it. An unchanged page is taken from the cache. Rejects when a
 * page without an id cannot be rendered.
 */
export async function writePages(options: PagesOptions): Promise<WrittenPages> {
  const { settings, server, workers, progress } = options;
  const { shard } = settings;
  const contentLocales = settings.locales ?? server.readyLocales;
  const cache = settings.cache === null ? null : createPageCache(settings.cache, settings.at);
  const reuse = createPageReuse(options, cache);
  const found: WrittenPages = { pages: new Map(), unchanged: 0, styles: [], problems: [] };
  const styles = new Set<string>();
  const urls = new Set<string>();

  /** A region's ids exist in the locales of the region. */
  const jobOf = (locale: Locale, path: string, listed: string | null): PageJob => ({
    path,
    locales: contentLocales.filter((other) => server.regionOf(other) === server.regionOf(locale)),
    listed,
  });

  /** Lists the pages with ids. What the lists of all languages say of one is one text. */
  async function listJobs(): Promise<PageJob[]> {
    const jobs = new Map<string, PageJob>();
    const list = async (locale: Locale) => ({ locale, ...(await workers.listContent(locale)) });
    for (const { locale, pages, missing } of await Promise.all(contentLocales.map(list))) {
      const lacks = missing.length > 0;
      if (lacks) found.problems.push(`${server.localePath(locale, '/')}: no list of ${missing.join(', ')}`);
      // Pages of a list that did not load must not disappear.
      const earlier = lacks && cache ? (await cache.pathsOf(locale)).filter(isContent) : [];
      for (const path of new Set([...Object.keys(pages), ...earlier])) {
        const listed = pages[path] ?? '';
        const job = jobOf(locale, path, listed);
        const other = jobs.get(keyOf(job))?.listed;
        jobs.set(keyOf(job), { ...job, listed: other ? `${other} ${listed}` : listed || null });
      }
    }
    return [...jobs.values()];
  }

  const keyOf = ({ path, locales }: PageJob) => `${locales.join()} ${path}`;

  const isContent = (path: string) => isContentPath(server, path);

  async function visit(job: PageJob): Promise<PageJob[]> {
    const outcomes = (await reuse(job)) ?? (await workers.writePage(job));
    for (const { locale, problem, isUnchanged, record } of outcomes) {
      const url = server.localePath(locale, job.path);
      if (problem) found.problems.push(`${url}: ${problem}`);
      if (isUnchanged) found.unchanged += 1;
      if (!record) continue;
      styles.add(record.style);
      urls.add(url);
      found.pages.set(job.path, [...(found.pages.get(job.path) ?? []), locale]);
      await addDocuments(settings.documents, locale, record.documents);
    }
    if (settings.pages) return [];
    return outcomes
      .filter(({ locale }) => contentLocales.includes(locale))
      .flatMap(({ locale, record }) => (record?.links ?? []).map((path) => jobOf(locale, path, job.listed)))
      .filter((linked) => !listed.has(keyOf(linked)));
  }

  /** Throws for a path without a public page. */
  function chosenJobs(urls: readonly string[]): PageJob[] {
    const jobs = new Map<string, PageJob>();
    for (const url of urls) {
      const locale = contentLocales.find((one) => url === server.localePath(one, '/') || url.startsWith(`/${one}/`));
      const path = url.slice(1 + (locale?.length ?? 0)) || '/';
      if (!locale || !(isContent(path) || server.staticPages.some((page) => page.path === path)))
        throw new Error(`${url} is no public page`);
      const key = `${server.regionOf(locale)} ${path}`;
      jobs.set(key, { path, locales: [...(jobs.get(key)?.locales ?? []), locale], listed: null });
    }
    return [...jobs.values()].filter(({ path }) => isContent(path));
  }

  const shells = server.staticPages.flatMap(({ path }) =>
    server.readyLocales.map((locale) => ({ path, locales: [locale], listed: null })),
  );
  const contents = settings.pages ? chosenJobs(settings.pages) : settings.apiUrl ? await listJobs() : [];
  const listed = new Set([...shells, ...contents].map(keyOf));
  // A page that no list names belongs to the parts whose pages link to it.
  const isMine = (job: PageJob) => shard === null || isInShard(keyOf(job), shard);
  const visited = (done: number, known: number) => progress(done, known, found.unchanged);
  await crawlAddresses<PageJob>([...shells, ...contents].filter(isMine), keyOf, visit, workers.atOnce, visited);
  await cache?.keepOnly(urls);
  return { ...found, styles: [...styles].sort(), problems: found.problems.sort() };
}

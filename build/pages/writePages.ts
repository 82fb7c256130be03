import { join } from 'node:path';
import type { Locale, Server } from '../bundle/server.ts';
import type { createPageParts } from '../documents/pageParts.ts';
import type { DocumentFiles } from '../site/documentFiles.ts';
import type { ApiGate } from './apiGate.ts';
import { crawl } from './crawl.ts';
import { createPageCache, type PageRecord } from './pageCache.ts';
import type { PageJob, PageOutcome, TaskSettings } from './tasks.ts';
import type { Workers } from './threads.ts';

export interface PagesOptions {
  settings: TaskSettings;
  server: Server;
  partsOf: Awaited<ReturnType<typeof createPageParts>>;
  workers: Workers;
  gate: ApiGate;
  /** Takes the search documents of the pages. */
  documents: Pick<DocumentFiles, 'add'>;
  /** Locales in which pages with ids are written. */
  contentLocales: readonly Locale[];
  progress: (done: number, known: number, kept: number) => void;
}

export interface WrittenPages {
  /** The locales in which each path, below the locale, has a page. */
  pages: Map<string, Locale[]>;
  /** Number of pages that are the same as in the last build. */
  kept: number;
  /** Source expressions of inline styles, for the policy. */
  styles: string[];
  /** What did not load, with its address. */
  problems: string[];
}

/**
 * Writes every public page. A page without an id exists in every locale. A page of an id exists in the locales of a
 * region where the API lists the id, or a page links to it. An unchanged page is taken from the cache. Rejects when a
 * page without an id cannot be rendered.
 */
export async function writePages(options: PagesOptions): Promise<WrittenPages> {
  const { settings, server, partsOf, workers, gate, documents, contentLocales, progress } = options;
  const cache = settings.cache === null ? null : createPageCache(settings.cache);
  const found: WrittenPages = { pages: new Map(), kept: 0, styles: [], problems: [] };
  const styles = new Set<string>();
  const urls = new Set<string>();

  /** A region's ids exist in the locales of the region. */
  const jobOf = (locale: Locale, path: string): PageJob => ({
    path,
    locales: contentLocales.filter((other) => server.regionOf(other) === server.regionOf(locale)),
  });

  async function listContent(locale: Locale): Promise<PageJob[]> {
    const { paths, missing } = await workers.listContent(locale);
    if (missing.length > 0) found.problems.push(`${server.localePath(locale, '/')}: no list of ${missing.join(', ')}`);
    // Pages of a list that did not load must not disappear.
    const earlier = missing.length > 0 ? ((await cache?.pathsOf(locale)) ?? []).filter(isContent) : [];
    return [...paths, ...earlier].map((path) => jobOf(locale, path));
  }

  const isContent = (path: string) => {
    const route = server.matchRoute(path)?.route;
    return route !== undefined && server.contentRoutes.includes(route);
  };

  const isCurrent = async ({ calls }: PageRecord) => {
    const responses = Object.entries(calls.responses).map(async ([url, hash]) => {
      const response = await gate.ask({ url, headers: calls.headers });
      return response.status < 500 && response.hash === hash;
    });
    return (await Promise.all(responses)).every(Boolean);
  };

  /** Takes a page's files from the last build; null when one of them may be outdated. */
  async function reuse({ path, locales }: PageJob): Promise<PageOutcome[] | null> {
    if (!cache) return null;
    const route = server.matchRoute(path)?.route ?? null;
    const read = async (locale: Locale) => {
      const url = server.localePath(locale, path);
      const record = await cache.read(url);
      const { components } = await partsOf(route, locale);
      const fits = record?.components === components && record.locales.join() === locales.join();
      return fits && (await isCurrent(record)) ? { locale, url, record } : null;
    };
    const known = (await Promise.all(locales.map(read))).filter((one) => one !== null);
    if (known.length < locales.length) return null;
    return Promise.all(
      known.map(async ({ locale, url, record }) => {
        await cache.place(url, record, join(settings.dist, `${url}.html`));
        return { ...record, locale, status: 'kept' as const, problem: null };
      }),
    );
  }

  async function visit(job: PageJob): Promise<PageJob[]> {
    const outcomes = (await reuse(job)) ?? (await workers.writePage(job));
    for (const { locale, status, problem, style, documents: own } of outcomes) {
      const url = server.localePath(locale, job.path);
      if (problem) found.problems.push(`${url}: ${problem}`);
      if (status === 'missing' && settings.pages) found.problems.push(`${url}: the API has no content for it`);
      if (status === 'kept') found.kept += 1;
      if (style === null) continue;
      styles.add(style);
      urls.add(url);
      found.pages.set(job.path, [...(found.pages.get(job.path) ?? []), locale]);
      await documents.add(locale, own);
    }
    if (settings.pages) return [];
    return outcomes
      .filter(({ locale }) => contentLocales.includes(locale))
      .flatMap(({ locale, links }) => links.map((path) => jobOf(locale, path)));
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
      jobs.set(key, { path, locales: [...(jobs.get(key)?.locales ?? []), locale] });
    }
    return [...jobs.values()].filter(({ path }) => isContent(path));
  }

  const shells = server.staticPages.flatMap(({ path }) =>
    server.readyLocales.map((locale) => ({ path, locales: [locale] })),
  );
  const contents = settings.pages
    ? chosenJobs(settings.pages)
    : (await Promise.all((settings.apiUrl ? contentLocales : []).map(listContent))).flat();
  const keyOf = ({ path, locales }: PageJob) => `${locales.join()} ${path}`;
  const visited = (done: number, known: number) => progress(done, known, found.kept);
  await crawl<PageJob>([...shells, ...contents], keyOf, visit, workers.atOnce, visited);
  await cache?.keepOnly(urls);
  return { ...found, styles: [...styles].sort(), problems: found.problems.sort() };
}

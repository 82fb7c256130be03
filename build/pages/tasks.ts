import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentList } from '../../src/app/prerender/listContent.ts';
import { importServer, isContentPath, type Locale } from '../bundle/server.ts';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import { fillPage, styleOf } from '../documents/fillPage.ts';
import { blockJson, readBlock, refuseMarkup } from '../documents/htmlDocument.ts';
import { type BuildSettings, createPageParts } from '../documents/pageParts.ts';
import { originOf, siteAddresses } from '../documents/siteAddresses.ts';
import type { PrerenderEnv } from '../settings/prerenderEnv.ts';
import { writeFeed } from '../site/calendarFeed.ts';
import { linesOf } from '../site/documentFiles.ts';
import { writeSearch } from '../site/searchFiles.ts';
import { type ApiCalls, createApiCalls } from './apiCalls.ts';
import type { ApiRead, ApiResponse } from './apiGate.ts';
import { createPageCache, type PageRecord } from './pageCache.ts';

/** Milliseconds to wait for a page's calls: long, since reads wait for their turn and are repeated. */
const contentTimeout = 90_000;

/** A page in the locales that may have it. */
export interface PageJob {
  /** Below the locale. */
  path: string;
  locales: readonly Locale[];
  /** Hash of what the lists say of it, or of the page that links to it; null when nothing is known. */
  listed: string | null;
}

export interface PageOutcome {
  locale: Locale;
  /** What failed; null: nothing did. */
  problem: string | null;
  /** Its file is the same as in the last build. */
  isUnchanged: boolean;
  /** Null without a file: the server does not know the page, or it did not load. */
  record: PageRecord | null;
}

export interface TaskSettings extends BuildSettings, Omit<PrerenderEnv, 'searchesPages'> {
  /** Folder of what visitors find by words in the pages (`addDocuments`). */
  documents: string;
}

/** The work of a prerender that can be divided. */
export type Tasks = Awaited<ReturnType<typeof createTasks>>['tasks'];

/** What a page shows; its data block has the time and the state. */
interface Content {
  at: number;
  state: Record<string, unknown>;
  calls: ApiCalls;
  /** Links of an earlier build that the page may lack for now. */
  links: readonly string[];
  problem: string | null;
}

/** Returns the tasks, and the `fetch` that the app must use meanwhile. `ask` sends a read to the API. */
export async function createTasks(settings: TaskSettings, ask: (read: ApiRead) => Promise<ApiResponse>) {
  const { dist, serverDist, env, apiUrl, pages } = settings;
  const server = await importServer(serverDist);
  const partsOf = await createPageParts(settings, server, await readFile(join(dist, 'index.html'), 'utf8'));
  const addresses = siteAddresses(env, server);
  const cache = settings.cache === null ? null : createPageCache(settings.cache, settings.at);
  const apiCalls = createApiCalls(ask);
  const make = { apiUrl, origin: originOf(env.VITE_SITE_URL) };

  /** Returns the page of an earlier build, with its data block; null without one. */
  async function readBefore(url: string) {
    const record = (await cache?.read(url)) ?? null;
    const html = record && (await cache?.readFile(url).catch(() => null));
    const block = html ? (readBlock(html) as Pick<Content, 'at' | 'state'> | null) : null;
    return record && html && block ? { record, html, block } : null;
  }
  type Before = Awaited<ReturnType<typeof readBefore>>;

  /** Returns a page's content; only the problem when the server has none. */
  async function collect(
    locale: Locale,
    path: string,
    before: Before,
    components: string,
  ): Promise<Content | Pick<Content, 'problem'>> {
    const { at } = settings;
    if (!apiUrl || pages?.includes(server.localePath(locale, path)) === false)
      return { at, state: {}, calls: { headers: [], responses: {} }, links: [], problem: null };
    const options = { ...make, at };
    const { result, calls } = await apiCalls.record(() => server.collectState(locale, path, contentTimeout, options));
    const { status, dropped } = result;
    const problem = dropped.length > 0 ? `no content of ${dropped.join(', ')}` : null;
    if (isContent(path) && status === 'missing') return { problem: pages && 'the API has no content for it' };
    if (isContent(path) && status === 'refused') {
      const failure = problem ?? 'no content';
      if (!before) return { problem: failure };
      const { calls, links } = before.record;
      return { ...before.block, calls, links, problem: `${failure}; it keeps that of an earlier build` };
    }
    // A slice that did not load is taken from the cache, if the same version of the code wrote it.
    const earlier = before?.record.components === components ? before.block.state : {};
    const known = dropped.filter((key) => earlier[key] !== undefined).map((key) => [key, earlier[key]]);
    const state: Content['state'] = { ...result.state, ...Object.fromEntries(known) };
    const rest = { calls, links: problem ? (before?.record.links ?? []) : [], problem };
    // The time changes only with the content, so that a page with the same content remains the same file. States contain
    // the time of their responses, too.
    const block = before?.block;
    const isSame = block && blockJson(state).replaceAll(String(at), String(block.at)) === blockJson(block.state);
    return isSame ? { ...block, ...rest } : { at, state, ...rest };
  }

  const isContent = (path: string) => isContentPath(server, path);

  async function prepare(locale: Locale, path: string) {
    const parts = await partsOf(server.matchRoute(path)?.route ?? null, locale);
    const before = await readBefore(server.localePath(locale, path));
    const content = await collect(locale, path, before, parts.components);
    if (!('state' in content)) return { locale, page: null, ...content };
    try {
      const page = await server.renderPage(locale, path, { ...make, at: content.at, state: content.state });
      refuseMarkup(page.html);
      return { locale, page, parts, content, before };
    } catch (error) {
      // One course among thousands must not prevent a deployment; the fallback serves its page.
      if (isContent(path)) return { locale, page: null, problem: `cannot be rendered: ${String(error)}` };
      throw error;
    }
  }
  type Draft = Awaited<ReturnType<typeof prepare>>;

  /** Writes the file of a page, if there is one. `locales` have the same page. */
  async function finish({ path, listed }: PageJob, draft: Draft, locales: readonly Locale[]): Promise<PageOutcome> {
    if (!draft.page) return { locale: draft.locale, problem: draft.problem, isUnchanged: false, record: null };
    const { locale, page, parts, content, before } = draft;
    const { at, state, calls, problem } = content;
    const url = server.localePath(locale, path);
    const alternates = addresses.alternates(path, isContent(path) ? locales : undefined);
    const filled = { locale, path, page, parts, alternates, content: { at, state } };
    const html = fillPage(filled, server, env, addresses);
    const changing = isContent(path) && / (?:src|href)="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    if (changing) throw new Error(`${url} names ${changing}, which changes with each deployment`);
    const isUnchanged = before?.html === html;
    const record: PageRecord = {
      components: parts.components,
      calls,
      locales,
      links: [...new Set([...content.links, ...page.links])],
      style: styleOf(parts),
      documents: linesOf(server.searchDocuments(path, state)),
      // After a failed call the next build asks for the page again.
      listed: problem ? null : listed,
      asked: settings.now,
    };
    const file = join(dist, `${url}.html`);
    await cache?.write(url, record, isUnchanged ? null : html);
    await (cache ? cache.place(url, file) : writeFileIn(file, html));
    if (env.VITE_SITE_URL) await writeFeed({ ...settings, origin: make.origin }, server, { locale, path, state });
    return { locale, problem, isUnchanged, record };
  }

  const tasks = {
    /** Returns what the lists say of each page, as a hash. */
    async listContent(locale: Locale): Promise<ContentList> {
      const { pages: listed, missing } = await server.listContent(locale, apiUrl);
      const hashes = Object.entries(listed).map(([path, said]) => [
        path,
        hash('sha256', said, 'base64url').slice(0, 16),
      ]);
      return { pages: Object.fromEntries(hashes), missing };
    },
    /** See `writeSearch`; the documents of all pages must be in their files. */
    writeSearch: (locale: Locale) => writeSearch(settings, server, locale),
    /** Writes the files of a page. Rejects when a page without an id cannot be rendered. */
    async writePage(job: PageJob): Promise<PageOutcome[]> {
      const drafts = await Promise.all(job.locales.map((locale) => prepare(locale, job.path)));
      const there = drafts.filter(({ page }) => page).map(({ locale }) => locale);
      return Promise.all(drafts.map((draft) => finish(job, draft, there)));
    },
  };
  return { tasks, fetch: apiCalls.fetch };
}

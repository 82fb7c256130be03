import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentList } from '../../src/app/prerender/listContent.ts';
import { importServer, type Locale } from '../bundle/server.ts';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import { type FilledPage, fillPage, styleOf } from '../documents/fillPage.ts';
import { blockJson, readBlock, refuseMarkup } from '../documents/htmlDocument.ts';
import { type BuildSettings, createPageParts } from '../documents/pageParts.ts';
import { originOf, siteAddresses } from '../documents/siteAddresses.ts';
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
  /**
   * `written`: its file is new or differs from that of the last build; `unchanged`: it is the same; `missing`: the server
   * does not know it; `absent`: it did not load and has no file.
   */
  status: 'written' | 'unchanged' | 'missing' | 'absent';
  /** Which part failed; null: none did. */
  problem: string | null;
  /** Paths of further pages, below the locale. */
  links: readonly string[];
  /** Source expression of its inline style; null without a file. */
  style: string | null;
  /** The page's documents for search, a line each (`linesOf`). */
  documents: string;
}

export interface TaskSettings extends BuildSettings {
  /** Folder of finished pages; null keeps none. */
  cache: string | null;
  /** Folder of what visitors find by words in the pages (`openDocumentFiles`). */
  documents: string;
  /** Paths on the site of the only pages with content; null for all. */
  pages: readonly string[] | null;
  /** Epoch milliseconds for which pages are rendered whose content has changed. */
  at: number;
  /** Epoch milliseconds of the build, and for how many of them a page counts as current (`PrerenderEnv`). */
  now: number;
  trust: number;
}

/** The work of a prerender that can be divided. */
export interface Tasks {
  /** What the lists say of each page is a hash. */
  listContent(locale: Locale): Promise<ContentList>;
  /** Writes the files of a page. Rejects when a page without an id cannot be rendered. */
  writePage(job: PageJob): Promise<PageOutcome[]>;
  /** See `writeSearch`; the documents of all pages must be in their files. */
  writeSearch(locale: Locale): Promise<boolean>;
}

interface Content {
  at: number;
  state: Record<string, unknown>;
}

/** A page of an earlier build. */
interface Before extends Content {
  record: PageRecord;
  html: string;
}

/** Content of a page. */
interface Collected extends Content {
  calls: ApiCalls;
  /** Links of an earlier build that the page may lack for now. */
  links: readonly string[];
  problem: string | null;
}

/** A rendered page before its document is filled. */
interface Draft extends Omit<FilledPage, 'alternates' | 'content' | 'path'> {
  content: Collected;
  before: Before | null;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Returns whether two contents are equal but for the time of their responses, which states contain too. */
const isSameContent = (content: Content, other: Content): boolean =>
  blockJson(content.state).replaceAll(String(content.at), String(other.at)) === blockJson(other.state);

/** Returns the tasks, and the `fetch` that the app must use meanwhile. `ask` sends a read to the API. */
export async function createTasks(
  settings: TaskSettings,
  ask: (read: ApiRead) => Promise<ApiResponse>,
): Promise<{ tasks: Tasks; fetch: typeof fetch }> {
  const { dist, serverDist, env, apiUrl, pages } = settings;
  const server = await importServer(serverDist);
  const partsOf = await createPageParts(settings, server, await readFile(join(dist, 'index.html'), 'utf8'));
  const addresses = siteAddresses(env, server);
  const cache = settings.cache === null ? null : createPageCache(settings.cache, settings.at);
  const apiCalls = createApiCalls(ask);
  const make = { apiUrl, origin: originOf(env.VITE_SITE_URL) };

  async function readBefore(url: string): Promise<Before | null> {
    const record = (await cache?.read(url)) ?? null;
    const html = record && (await cache?.readFile(url).catch(() => null));
    const block = html ? (readBlock(html) as Content | null) : null;
    return record && html && block ? { record, html, at: block.at, state: block.state } : null;
  }

  /** Returns a page's content; only the outcome when the server has none. */
  async function collect(
    locale: Locale,
    path: string,
    before: Before | null,
    components: string,
  ): Promise<Collected | Pick<PageOutcome, 'status' | 'problem'>> {
    const nothing = { headers: [], responses: {} };
    const isShell = !apiUrl || pages?.includes(server.localePath(locale, path)) === false;
    if (isShell) return { at: settings.at, state: {}, calls: nothing, links: [], problem: null };
    const options = { ...make, at: settings.at };
    const { result, calls } = await apiCalls.record(() => server.collectState(locale, path, contentTimeout, options));
    const { status, dropped } = result;
    if (isContent(path) && status === 'missing') return { status, problem: null };
    const problem = dropped.length > 0 ? `no content of ${dropped.join(', ')}` : null;
    if (isContent(path) && status === 'refused') {
      if (!before) return { status: 'absent', problem: problem ?? 'no content' };
      const { at, state, record } = before;
      const text = `${problem ?? 'no content'}; it keeps that of an earlier build`;
      return { at, state, calls: record.calls, links: record.links, problem: text };
    }
    // A slice that did not load is taken from the cache, if the same version of the code wrote it.
    const earlier = before?.record.components === components ? before.state : {};
    const known = dropped.filter((key) => earlier[key] !== undefined).map((key) => [key, earlier[key]]);
    const state = { ...result.state, ...Object.fromEntries(known) } as Record<string, unknown>;
    const links = problem ? (before?.record.links ?? []) : [];
    // The time changes only with the content, so that a page with the same content remains the same file.
    const same = before !== null && isSameContent({ at: settings.at, state }, before);
    return { at: same ? before.at : settings.at, state: same ? before.state : state, calls, links, problem };
  }

  const isContent = (path: string) => {
    const route = server.matchRoute(path)?.route;
    return route !== undefined && server.hasId(route);
  };

  async function prepare(locale: Locale, path: string): Promise<Draft | PageOutcome> {
    const outcome = (rest: Pick<PageOutcome, 'status' | 'problem'>) => ({
      locale,
      links: [],
      style: null,
      documents: '',
      ...rest,
    });
    const parts = await partsOf(server.matchRoute(path)?.route ?? null, locale);
    const before = await readBefore(server.localePath(locale, path));
    const content = await collect(locale, path, before, parts.components);
    if (!('state' in content)) return outcome(content);
    try {
      const page = await server.renderPage(locale, path, { ...make, at: content.at, state: content.state });
      refuseMarkup(page.html);
      return { locale, page, parts, content, before };
    } catch (error) {
      // One course among thousands must not prevent a deployment; the fallback serves its page.
      if (isContent(path)) return outcome({ status: 'absent', problem: `cannot be rendered: ${String(error)}` });
      throw error;
    }
  }

  /** Writes a page's file. `locales` have the same page. */
  async function finish({ path, listed }: PageJob, draft: Draft, locales: readonly Locale[]): Promise<PageOutcome> {
    const { locale, page, parts, content, before } = draft;
    const { at, state, calls, problem } = content;
    const url = server.localePath(locale, path);
    const alternates = addresses.alternates(path, isContent(path) ? locales : undefined);
    const filled = { locale, path, page, parts, alternates, content: { at, state } };
    const html = fillPage(filled, server, env, addresses);
    const changing = isContent(path) && / (?:src|href)="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    if (changing) throw new Error(`${url} names ${changing}, which changes with each deployment`);
    const isUnchanged = before?.html === html;
    const links = [...new Set([...content.links, ...page.links])];
    const style = styleOf(parts);
    const documents = linesOf(server.searchDocuments(path, state));
    const made = { components: parts.components, calls, locales, links, style, documents };
    // After a failed call the next build asks for the page again.
    const record: PageRecord = { ...made, listed: problem ? null : listed, asked: settings.now };
    const file = join(dist, `${url}.html`);
    if (cache) {
      await cache.write(url, record, isUnchanged ? null : html);
      await cache.place(url, file);
    } else await writeFileIn(file, html);
    if (env.VITE_SITE_URL) await writeFeed({ ...settings, origin: make.origin }, server, { locale, path, state });
    return { locale, status: isUnchanged ? 'unchanged' : 'written', problem, links, style, documents };
  }

  const tasks: Tasks = {
    async listContent(locale) {
      const { pages: listed, missing } = await server.listContent(locale, apiUrl);
      const hashes = Object.entries(listed).map(([path, said]) => [path, hashOf(said)]);
      return { pages: Object.fromEntries(hashes), missing };
    },
    writeSearch: (locale) => writeSearch(settings, server, locale),
    async writePage(job) {
      const { path, locales } = job;
      const drafts = await Promise.all(locales.map((locale) => prepare(locale, path)));
      const there = drafts.flatMap((draft) => ('page' in draft ? [draft.locale] : []));
      return Promise.all(drafts.map((draft) => ('page' in draft ? finish(job, draft, there) : draft)));
    },
  };
  return { tasks, fetch: apiCalls.fetch };
}

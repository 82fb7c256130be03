import { resolve } from 'node:path';
import { isLocale, type Locale, locales } from '../../src/shared/i18n/locales.ts';

/** The part of the pages that a build writes: `index` of `count`, from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** How the pages of a build get their content; see `docs/configuration.md`. */
export interface PrerenderEnv {
  /** '' for pages without content. */
  apiUrl: string;
  /** Folder of finished pages; null without content. */
  cache: string | null;
  /** Requests a second. */
  rate: number;
  /** Content that does not load makes the build fail. */
  strict: boolean;
  /** Locales in which pages with ids are written; null for all. */
  locales: readonly Locale[] | null;
  /** Paths on the site of the only pages with content; null for all. */
  pages: readonly string[] | null;
  /** With some pages only, visitors can search them. */
  searchesPages: boolean;
  /** The part of the pages that the build writes; null for all. */
  shard: Shard | null;
  /** Folders of the builds whose pages this one joins; null when it writes the pages itself. */
  shards: readonly string[] | null;
  /** Epoch milliseconds for which the pages are rendered. */
  at: number;
  /** Epoch milliseconds of the build. */
  now: number;
  /** Milliseconds for which a page counts as current without a question to the API, while the lists say the same of it. */
  trust: number;
}

/** Reads the `PRERENDER_*` variables. `name` is the build's folder. Throws for a value that cannot be used. */
export function readPrerenderEnv(
  raw: Readonly<Record<string, string | undefined>>,
  root: string,
  name: string,
): PrerenderEnv {
  const { PRERENDER_API_URL: apiUrl = '', PRERENDER_CACHE, PRERENDER_RATE, PRERENDER_STRICT } = raw;
  const { PRERENDER_LOCALES, PRERENDER_PAGES, PRERENDER_SEARCH, PRERENDER_SHARD, PRERENDER_TRUST, SOURCE_DATE_EPOCH } =
    raw;
  const now = Date.now();
  const problems: string[] = [];
  const rate = Number(PRERENDER_RATE || 100);
  if (!(rate > 0)) problems.push('PRERENDER_RATE: is not a number of requests a second');
  if (!/^(true|false|)$/.test(PRERENDER_STRICT ?? '')) problems.push('PRERENDER_STRICT: must be true or false');
  if (!/^(pages|)$/.test(PRERENDER_SEARCH ?? '')) problems.push('PRERENDER_SEARCH: must be pages');
  const chosen = listed(PRERENDER_LOCALES);
  const unknown = chosen.filter((one) => !isLocale(one));
  if (unknown.length > 0) problems.push(`PRERENDER_LOCALES: ${unknown.join(', ')} is no locale`);
  const pages = listed(PRERENDER_PAGES);
  const elsewhere = pages.filter((page) => !isLocale(localeOf(page)));
  if (elsewhere.length > 0) problems.push(`PRERENDER_PAGES: ${elsewhere.join(', ')} has no locale at its start`);
  const hours = Number(PRERENDER_TRUST || 24);
  if (!(hours >= 0)) problems.push('PRERENDER_TRUST: is not a number of hours');
  const shard = readShard(PRERENDER_SHARD);
  const merged = listed(raw.PRERENDER_MERGE);
  if (PRERENDER_SHARD && !shard) problems.push('PRERENDER_SHARD: must be a part of a number of parts, such as 2/8');
  if (merged.length > 0 && shard) problems.push('PRERENDER_MERGE: a build either writes a part or joins parts');
  if ((merged.length > 0 || shard) && (!apiUrl || pages.length > 0))
    problems.push('PRERENDER_SHARD and PRERENDER_MERGE: need PRERENDER_API_URL, and no PRERENDER_PAGES');
  if (!/^\d*$/.test(SOURCE_DATE_EPOCH ?? '')) problems.push('SOURCE_DATE_EPOCH: is not a number of seconds');
  if (apiUrl && !URL.canParse(apiUrl)) problems.push('PRERENDER_API_URL: is not a URL');
  const named = pages.length > 0 ? pages.map(localeOf) : chosen;
  if (problems.length > 0) throw new Error(`The configuration is not usable:\n  ${problems.join('\n  ')}`);
  const cacheName = shard ? `${name}-${shard.index}-of-${shard.count}` : name;
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    // Builds with other settings have other pages. A build of some pages must not remove the others from the cache.
    cache:
      apiUrl && pages.length === 0
        ? resolve(root, PRERENDER_CACHE || 'node_modules/.cache/prerender', cacheName)
        : null,
    rate,
    strict: PRERENDER_STRICT === 'true',
    locales: named.length > 0 ? locales.filter((locale) => named.includes(locale)) : null,
    pages: apiUrl && pages.length > 0 ? pages : null,
    searchesPages: PRERENDER_SEARCH === 'pages',
    shard,
    shards: merged.length > 0 ? merged.map((folder) => resolve(root, folder)) : null,
    at: SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : now,
    now,
    trust: hours * 3_600_000,
  };
}

/** Returns the values of a variable that contains several. */
const listed = (value = ''): string[] => value.split(/[\s,]+/).filter(Boolean);

/** Returns the part that `2/8` names; null for other text. */
function readShard(value = ''): Shard | null {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).map(Number);
  return index && count && index <= count ? { index, count } : null;
}

/** Returns the first segment of a path on the site. */
const localeOf = (page: string): string => page.split('/')[1] ?? '';

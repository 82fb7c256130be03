import { resolve } from 'node:path';
import { isLocale, locales } from '../../src/shared/i18n/locales.ts';

/** The part of the pages that a build writes: `index` of `count`, from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** How the pages of a build get their content; see `docs/configuration.md`. */
export type PrerenderEnv = ReturnType<typeof readPrerenderEnv>;

/** Reads the `PRERENDER_*` variables. `name` is the build's folder. Throws for a value that cannot be used. */
export function readPrerenderEnv(raw: Readonly<Record<string, string | undefined>>, root: string, name: string) {
  const { PRERENDER_API_URL: apiUrl = '', PRERENDER_CACHE, PRERENDER_RATE, PRERENDER_STRICT = '' } = raw;
  const { PRERENDER_SEARCH = '', PRERENDER_SHARD, PRERENDER_TRUST, SOURCE_DATE_EPOCH = '' } = raw;
  const now = Date.now();
  const rate = Number(PRERENDER_RATE || 100);
  const hours = Number(PRERENDER_TRUST || 24);
  const chosen = listed(raw.PRERENDER_LOCALES);
  const pages = listed(raw.PRERENDER_PAGES);
  const shard = readShard(PRERENDER_SHARD);
  const merged = listed(raw.PRERENDER_MERGE);
  const unknown = chosen.filter((one) => !isLocale(one)).join(', ');
  const elsewhere = pages.filter((page) => !isLocale(localeOf(page))).join(', ');
  const isDivided = merged.length > 0 || shard !== null;
  const problems = [
    !(rate > 0) && 'PRERENDER_RATE: is not a number of requests a second',
    !/^(true|false|)$/.test(PRERENDER_STRICT) && 'PRERENDER_STRICT: must be true or false',
    !/^(pages|)$/.test(PRERENDER_SEARCH) && 'PRERENDER_SEARCH: must be pages',
    unknown && `PRERENDER_LOCALES: ${unknown} is no locale`,
    elsewhere && `PRERENDER_PAGES: ${elsewhere} has no locale at its start`,
    !(hours >= 0) && 'PRERENDER_TRUST: is not a number of hours',
    PRERENDER_SHARD && !shard && 'PRERENDER_SHARD: must be a part of a number of parts, such as 2/8',
    merged.length > 0 && shard && 'PRERENDER_MERGE: a build either writes a part or joins parts',
    isDivided &&
      (!apiUrl || pages.length > 0) &&
      'PRERENDER_SHARD and PRERENDER_MERGE: need PRERENDER_API_URL, and no PRERENDER_PAGES',
    !/^\d*$/.test(SOURCE_DATE_EPOCH) && 'SOURCE_DATE_EPOCH: is not a number of seconds',
    apiUrl && !URL.canParse(apiUrl) && 'PRERENDER_API_URL: is not a URL',
  ].filter(Boolean);
  if (problems.length > 0) throw new Error(`The configuration is not usable:\n  ${problems.join('\n  ')}`);
  const named = pages.length > 0 ? pages.map(localeOf) : chosen;
  const cacheName = shard ? `${name}-${shard.index}-of-${shard.count}` : name;
  return {
    /** '' for pages without content. */
    apiUrl: apiUrl.replace(/\/+$/, ''),
    /**
     * Folder of finished pages; null without content. Builds with other settings have other pages. A build of some pages
     * must not remove the others from the cache.
     */
    cache:
      apiUrl && pages.length === 0
        ? resolve(root, PRERENDER_CACHE || 'node_modules/.cache/prerender', cacheName)
        : null,
    /** Requests a second. */
    rate,
    /** Content that does not load makes the build fail. */
    strict: PRERENDER_STRICT === 'true',
    /** Locales in which pages with ids are written; null for all. */
    locales: named.length > 0 ? locales.filter((locale) => named.includes(locale)) : null,
    /** Paths on the site of the only pages with content; null for all. */
    pages: apiUrl && pages.length > 0 ? pages : null,
    /** With some pages only, visitors can search them. */
    searchesPages: PRERENDER_SEARCH === 'pages',
    /** The part of the pages that the build writes; null for all. */
    shard,
    /** Folders of the builds whose pages this one joins; null when it writes the pages itself. */
    shards: merged.length > 0 ? merged.map((folder) => resolve(root, folder)) : null,
    /** Epoch milliseconds for which the pages are rendered. */
    at: SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : now,
    /** Epoch milliseconds of the build. */
    now,
    /** Milliseconds for which a page counts as current without a question to the API, while the lists say the same of it. */
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

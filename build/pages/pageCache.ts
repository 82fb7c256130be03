import { constants } from 'node:fs';
import { cp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileIn } from '../bundle/writeFileIn.ts';
import type { ApiCalls } from './apiCalls.ts';

/** What the file of a page was made from. */
export interface PageRecord {
  /** Hash of the code, texts, styles and settings with which it was rendered. */
  components: string;
  calls: ApiCalls;
  /** Locales that have the same page, with its own. */
  locales: readonly string[];
  /** Paths of further pages, below the locale, to which it links. */
  links: readonly string[];
  /** Source expression of its inline style, for the policy. */
  style: string;
  /** The page's documents for search, a line each (`linesOf`). */
  documents: string;
  /** As in `PageJob`. */
  listed: string | null;
  /** Epoch milliseconds when a build last asked the API for the responses. */
  asked: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Returns the store of finished pages from one build to the next. `url` is a page's path on the site; `at` is the time of
 * a file that has changed, in epoch milliseconds.
 */
export function createPageCache(folder: string, at: number) {
  const recordOf = (url: string) => join(folder, `${url}.json`);
  const htmlOf = (url: string) => join(folder, `${url}.html`);
  const filesBelow = (path: string) => readdir(join(folder, path), { recursive: true }).catch(() => [] as string[]);

  return {
    /** Returns null for an unknown page. */
    async read(url: string): Promise<PageRecord | null> {
      try {
        const record = JSON.parse(await readFile(recordOf(url), 'utf8')) as PageRecord;
        // Earlier versions stored other fields.
        return typeof record.documents === 'string' && typeof record.asked === 'number' ? record : null;
      } catch {
        return null;
      }
    },
    readFile: (url: string) => readFile(htmlOf(url), 'utf8'),
    /** Keeps a page; without `html` its file stays as it is. */
    async write(url: string, record: PageRecord, html: string | null): Promise<void> {
      if (html !== null) {
        // A build that ends between the two writes must not leave a record of another file.
        await rm(recordOf(url), { force: true });
        await writeFileIn(htmlOf(url), html);
        await utimes(htmlOf(url), at / 1000, at / 1000);
      }
      await writeFileIn(recordOf(url), JSON.stringify(record));
    },
    /** Copies a page's file into a build, with the time of its last change, by which hosts recognise it. */
    place: (url: string, file: string) =>
      cp(htmlOf(url), file, { preserveTimestamps: true, mode: constants.COPYFILE_FICLONE }),
    /** Returns the paths of the pages of a locale, below it. */
    async pathsOf(locale: string): Promise<string[]> {
      const files = (await filesBelow(locale)).filter((name) => name.endsWith('.json'));
      return files.map((name) => `/${name.slice(0, -'.json'.length)}`);
    },
    /** Removes all pages but these. */
    async keepOnly(urls: ReadonlySet<string>): Promise<void> {
      for (const name of await filesBelow('.')) {
        const [, url] = /^(.*)\.(?:json|html)$/.exec(name) ?? [];
        if (url !== undefined && !urls.has(`/${url}`)) await rm(join(folder, name), { force: true });
      }
    },
  };
}

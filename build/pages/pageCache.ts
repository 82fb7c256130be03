import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  /** Epoch milliseconds when its file last changed. */
  changed: number;
  /** As in `PageJob`. */
  listed: string | null;
  /** Epoch milliseconds when a build last asked the API for the responses. */
  asked: number;
}

export interface PageCache {
  /** Returns null for an unknown page. */
  read(url: string): Promise<PageRecord | null>;
  readFile(url: string): Promise<string>;
  /** Keeps a page; without `html` its file stays as it is. */
  write(url: string, record: PageRecord, html: string | null): Promise<void>;
  /** Copies a page's file into a build, with the time of its last change, by which hosts recognise it. */
  place(url: string, record: Pick<PageRecord, 'changed'>, file: string): Promise<void>;
  /** Returns the paths of the pages of a locale, below it. */
  pathsOf(locale: string): Promise<string[]>;
  /** Removes all pages but these. */
  keepOnly(urls: ReadonlySet<string>): Promise<void>;
}

/** Returns the store of finished pages from one build to the next. `url` is a page's path on the site. */
export function createPageCache(folder: string): PageCache {
  const recordOf = (url: string) => join(folder, `${url}.json`);
  const htmlOf = (url: string) => join(folder, `${url}.html`);
  const filesBelow = (path: string) => readdir(join(folder, path), { recursive: true }).catch(() => [] as string[]);

  return {
    async read(url) {
      try {
        const record = JSON.parse(await readFile(recordOf(url), 'utf8')) as PageRecord;
        // Earlier versions stored other fields.
        return typeof record.documents === 'string' && typeof record.asked === 'number' ? record : null;
      } catch {
        return null;
      }
    },
    readFile: (url) => readFile(htmlOf(url), 'utf8'),
    async write(url, record, html) {
      await mkdir(dirname(recordOf(url)), { recursive: true });
      if (html !== null) {
        // A build that ends between the two writes must not leave a record of another file.
        await rm(recordOf(url), { force: true });
        await writeFile(htmlOf(url), html);
      }
      await writeFile(recordOf(url), JSON.stringify(record));
    },
    async place(url, { changed }, file) {
      await mkdir(dirname(file), { recursive: true });
      await copyFile(htmlOf(url), file, constants.COPYFILE_FICLONE);
      await utimes(file, changed / 1000, changed / 1000);
    },
    async pathsOf(locale) {
      const files = (await filesBelow(locale)).map(String).filter((name) => name.endsWith('.json'));
      return files.map((name) => `/${name.slice(0, -'.json'.length)}`);
    },
    async keepOnly(urls) {
      for (const name of (await filesBelow('.')).map(String)) {
        const [, url] = /^(.*)\.(?:json|html)$/.exec(name) ?? [];
        if (url !== undefined && !urls.has(`/${url}`)) await rm(join(folder, name), { force: true });
      }
    },
  };
}

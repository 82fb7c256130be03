import { extname } from 'node:path';
import { addressOf, type ReleaseFile } from './release.ts';
import {
  type Build,
  checkBytes,
  checkCache,
  checkEncoding,
  checkHeaders,
  checkStatus,
  checkType,
} from './responseChecks.ts';
import type { Answer, Problem, Visits } from './visits.ts';

/** Beyond this many pages, a sample of this size is looked at. */
const mostPages = 400;
/** What browsers accept, and what old ones do. */
const newest = { 'Accept-Encoding': 'gzip, br' };
const oldest = { 'Accept-Encoding': 'gzip' };

const isPage = ({ path }: ReleaseFile) => path.endsWith('.html') && !/^(fallback\/|offline\/|index\.)/.test(path);

/** Returns this many of the items, evenly spread. */
export const chooseEvenly = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, items.length) }, (_, index) => {
    const step = items.length / Math.min(count, items.length);
    return items[Math.floor(index * step)] as T;
  });

/** Returns whether a file is one of the first two of its folder and type. */
function createSampler(): (file: ReleaseFile) => boolean {
  const counts = new Map<string, number>();
  return ({ path }) => {
    const kind = `${path.split('/').slice(0, -1)[0] ?? ''} ${extname(path)}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= 2;
  };
}

function checkUnchanged({ status }: Answer, ask: Readonly<Record<string, string>>): Problem[] {
  const found = Object.keys(ask).length > 1 ? `${status}` : 'neither ETag nor Last-Modified';
  return status === 304 ? [] : [{ check: 'revalidation', expected: '304 for an unchanged file', found }];
}

/** Compares a response to HEAD with that to GET. */
function checkHead(head: Answer, get: Answer): Problem[] {
  if (head.status !== get.status) return [{ check: 'HEAD', expected: `${get.status}`, found: `${head.status}` }];
  return ['content-type', 'cache-control', 'etag'].flatMap((name) => {
    const [expected, found] = [get, head].map(({ headers }) => headers.get(name)?.replace(/^W\//, ''));
    return expected === found ? [] : [{ check: 'HEAD', expected: `${name}: ${expected}`, found: `${name}: ${found}` }];
  });
}

/**
 * Looks at the files of a build as a first visitor; at two of each folder and type also as a visitor who returns, as an
 * old browser, by HEAD and with a query. Returns what it has looked at, in words.
 */
export async function verifyFiles({ look }: Visits, build: Build): Promise<string> {
  const { release, headers } = build;
  // The host sends 404.html and 404.txt for other addresses.
  const served = release.files.filter(({ path, cache }) => cache !== 'hidden' && !path.startsWith('404.'));
  const pages = served.filter(isPage);
  const chosen = chooseEvenly(pages, mostPages);
  const files = [...served.filter((file) => !isPage(file)), ...chosen];
  const isSample = createSampler();

  async function visit(file: ReleaseFile, isWhole: boolean): Promise<void> {
    const path = addressOf(file.path);
    const check = (encodings: readonly string[]) => (answer: Answer) => {
      const unusual = checkStatus(answer, [200]);
      if (unusual.length > 0 || file.cache === 'hidden') return unusual;
      return [
        ...checkType(answer, file.type),
        ...checkCache(answer, file.cache),
        ...checkHeaders(answer, headers),
        ...checkEncoding(answer, file, encodings),
        ...checkBytes(answer, [file], build),
      ];
    };
    const first = await look(path, check(['br', 'gzip']), { headers: newest });
    if (!isWhole || first?.status !== 200) return;
    const [tag, time] = [first.headers.get('etag'), first.headers.get('last-modified')];
    const validators = { ...newest, ...(tag && { 'If-None-Match': tag }), ...(time && { 'If-Modified-Since': time }) };
    await look(path, (answer) => checkUnchanged(answer, validators), { headers: validators });
    await look(path, check(['gzip']), { headers: oldest });
    await look(path, (answer) => [...checkHead(answer, first), ...checkHeaders(answer, headers)], {
      method: 'HEAD',
      headers: newest,
    });
    await look(`${path}?utm_source=verify`, check(['br', 'gzip']), { headers: newest });
  }

  await Promise.all(files.map((file) => visit(file, isSample(file))));
  const share =
    chosen.length < pages.length ? `${chosen.length} of ${pages.length} pages, evenly spread` : `${pages.length} pages`;
  return `${files.length - chosen.length} files and ${share}`;
}

import { addressOf, type Release, type ReleaseFile } from './release.ts';

/** How to replace one release by the next. */
export interface Changes {
  /** Changed and new files: hashed assets first, documents last. */
  upload: readonly ReleaseFile[];
  /** Changed and new files that only the host reads. */
  host: readonly ReleaseFile[];
  /** Addresses on the site whose response changes. */
  purge: readonly string[];
  /** Paths of files. */
  delete: readonly string[];
}

/** Pages name assets and modules, and the service worker stores a page. */
const rankOf = ({ path, cache }: ReleaseFile) =>
  cache === 'hashed' ? 0 : path === 'worker.js' ? 3 : path.endsWith('.html') ? 2 : 1;

/**
 * Compares a release with the one that is online. Its hashed assets stay, since the pages that are open name them;
 * `earlier` are releases before it, whose assets no page names any more.
 */
export function compareReleases(next: Release, online: Release, earlier: readonly Release[] = []): Changes {
  const now = new Map(next.files.map((file) => [file.path, file]));
  const before = new Map(online.files.map((file) => [file.path, file]));
  const changed = next.files.filter(({ path, sha256, type }) => {
    const old = before.get(path);
    return old?.sha256 !== sha256 || old.type !== type;
  });
  const served = changed.filter(({ cache }) => cache !== 'hidden');
  const gone = online.files.filter(({ path, cache }) => cache === 'document' && !now.has(path));
  const unused = earlier
    .flatMap(({ files }) => files)
    .filter(({ path, cache }) => cache !== 'hidden' && !now.has(path) && !before.has(path));
  // A fallback is the response at all addresses of its language that have no page.
  const urlOf = ({ path }: ReleaseFile) => `${next.site}${addressOf(path).replace(/^\/fallback(\/.+)$/, '$1/*')}`;
  return {
    upload: served.toSorted((a, b) => rankOf(a) - rankOf(b)),
    host: changed.filter(({ cache }) => cache === 'hidden'),
    purge: [...served.filter(({ cache }) => cache === 'document'), ...gone].map(urlOf),
    delete: [...new Set([...gone, ...unused].map(({ path }) => path))],
  };
}

/** Returns the lists as text. */
export function describeChanges({ upload, host, purge, delete: gone }: Changes): string {
  const list = (title: string, lines: readonly string[]) => [
    `${title}: ${lines.length}`,
    ...lines.map((line) => `  ${line}`),
  ];
  const paths = (files: readonly ReleaseFile[]) => files.map(({ path }) => path);
  return [
    ...list('Upload, in this order', paths(upload)),
    ...list('For the host only, before the documents', paths(host)),
    ...list('Purge', purge),
    ...list('Delete', gone),
  ].join('\n');
}

import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { hiddenFiles } from './fileRules.ts';
import { type Build, checkBytes, checkCache, checkHeaders, checkStatus, checkType } from './responseChecks.ts';
import type { Answer, Problem, Visits } from './visits.ts';

/** A name that no build has. */
const none = 'no-such-file';

/** Looks at addresses without a file: fallbacks, errors, and what must be hidden. */
export async function verifyHost({ look }: Visits, build: Build): Promise<void> {
  const { release, headers } = build;
  const fileAt = (path: string) => release.files.filter((file) => file.path === path);
  const index = fileAt('index.html');
  const scripts = release.files.filter(({ path, cache }) => cache === 'hashed' && path.endsWith('.js'));

  const page = (check: string, statuses: readonly number[], files: typeof index) => (answer: Answer) => {
    const unusual = checkStatus(answer, statuses, check);
    if (unusual.length > 0) return unusual;
    const text = [...checkType(answer, 'text/html; charset=utf-8'), ...checkCache(answer, 'document')];
    return [...text, ...checkHeaders(answer, headers), ...checkBytes(answer, files, build)];
  };
  const missing = (answer: Answer): Problem[] => [
    ...checkStatus(answer, [404], 'missing file'),
    ...checkCache(answer, 'error'),
    ...checkHeaders(answer, headers),
    ...(/html/.test(answer.headers.get('content-type') ?? '')
      ? [{ check: 'missing file', expected: 'a short text', found: 'a page of HTML' }]
      : []),
  ];
  const hidden = (answer: Answer) => checkStatus(answer, [404, 403], 'hidden file');
  const noListing = (answer: Answer): Problem[] =>
    answer.status !== 200 || checkBytes(answer, index, build).length === 0
      ? []
      : [{ check: 'folder', expected: '404, or the app', found: 'a page of its own: a list of its files?' }];

  const fallbacks = release.locales.flatMap((locale) => {
    const own = fileAt(`fallback/${locale}.html`);
    // Some hosts find the page of the language also with a slash at its end.
    return [
      look(`/${locale}/${none}`, page('fallback', [200], own)),
      look(`/${locale}/`, page('fallback', [200], [...own, ...fileAt(`${locale}.html`)])),
    ];
  });
  // Hosts with `_redirects` answer with 404.html, which is the app.
  const unknown = [`/${none}`, `/xx-yy/${none}`].map((path) => look(path, page('unknown path', [200, 404], index)));
  const old = scripts.slice(0, 1).map(({ path }) => `/${path.replace(/[\w-]{8}\.js$/, '00000000.js')}`);
  const gone = ['assets/x-1a2b3c4d.css', 'first/x.js', 'search-index/x.json', 'calendar/x.ics', 'icons/x.png'];
  const kept = [...gone, 'manifest/x.webmanifest', 'offline/x.html', 'fallback/x.html', '.well-known/x'].map(
    (path) => `/${path.replace('/x', `/${none}`)}`,
  );
  const maps = scripts.slice(0, 3).map(({ path }) => `/${path}.map`);
  const secret = [...hiddenFiles, '.vite/manifest.json', '.git/HEAD', '.env'].map((path) => `/${path}`);
  const folders = [...new Set(release.files.map(({ path }) => path.split('/').slice(0, -1)[0] ?? ''))];
  await Promise.all([
    ...fallbacks,
    ...unknown,
    ...[...old, ...kept, ...maps].map((path) => look(path, missing)),
    ...secret.map((path) => look(path, hidden)),
    ...folders
      .filter((folder) => folder && !folder.startsWith('.') && !release.locales.includes(folder))
      .map((folder) => look(`/${folder}/`, noListing)),
  ]);
}

/** Checks that plain http leads to the same address on https. `plain` is the origin without TLS. */
export async function verifyRedirect({ look }: Visits, site: string, plain: string): Promise<void> {
  const path = `/${none}?a=1`;
  const expected = new URL(path, site).href;
  await look(new URL(path, plain).href, ({ status, headers }) => {
    const found = headers.get('location');
    const isRight = [301, 302, 307, 308].includes(status) && found === expected;
    const what = found ? `${status} to ${found}` : `${status}`;
    return isRight ? [] : [{ check: 'redirect to https', expected, found: what }];
  });
}

/** Checks that a browser gets HTTP/2; over plain http it gets none. */
export async function verifyProtocol({ differences }: Visits, site: string): Promise<void> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return;
  const host = hostname.replace(/^\[|\]$/g, '');
  const servername = isIP(host) ? '' : host;
  const socket = connect({ host, servername, port: Number(port || 443), ALPNProtocols: ['h2', 'http/1.1'] });
  await new Promise<void>((done) => {
    socket.setTimeout(10_000, done);
    socket.once('secureConnect', done).once('error', () => done());
  });
  const found = socket.alpnProtocol || 'no choice of a protocol';
  const curl = `curl -sI --http2 -o /dev/null -w '%{http_version}\\n' '${site}/'`;
  if (found !== 'h2') differences.push({ path: '/', check: 'protocol', expected: 'HTTP/2', found, curl });
  socket.destroy();
}

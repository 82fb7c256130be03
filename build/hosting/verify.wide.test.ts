import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { corsHeaders, preflightHeaders } from '../../mocks/cors.ts';
import { createCertificate } from '../../test/bench/harness/certificate.ts';
import { type Draft, type Fault, startChangingHost, startServer } from '../../test/hosts/changingHost.ts';
import { startRedirectsHost } from '../../test/hosts/redirectsHost.ts';
import { createTinyBuild, writeTinyBuild } from '../../test/hosts/tinyBuild.ts';
import { runCommand } from '../../test/runCommand.ts';
import { describeReport, type Report } from './report.ts';
import { type RunningPreview, startPreview } from './staticHost.ts';
import { main, type VerifyOptions, verifySite } from './verify.ts';
import { chooseEvenly } from './verifyFiles.ts';

async function startStaticHost(dist: string): Promise<string> {
  const { url, close } = await startPreview({ dist, port: 0 });
  onTestFinished(close);
  return url;
}

const describeVisit = async (options: VerifyOptions) => describeReport(await verifySite(options));

const header =
  (
    name: string,
    value: string | string[] | undefined,
    where: (draft: Draft, path: string) => boolean = () => true,
  ): Fault =>
  (draft, { path }) =>
    where(draft, path) ? { ...draft, headers: { ...draft.headers, [name]: value } } : draft;
const at = (pattern: RegExp) => (_: Draft, path: string) => pattern.test(path);
const text = (body: string, type = 'text/html; charset=utf-8') => ({
  body: Buffer.from(body),
  headers: { 'content-type': type },
});
/** Responds to some paths with something else. */
const instead =
  (pattern: RegExp, other: { status?: number; body?: Buffer; headers?: Draft['headers'] }): Fault =>
  (draft, { path }) => {
    if (!pattern.test(path)) return draft;
    const headers = { ...draft.headers, 'content-encoding': undefined, ...other.headers };
    return { status: other.status ?? draft.status, headers, body: other.body ?? draft.body };
  };
const asPlain = { 'accept-encoding': 'identity', 'if-none-match': undefined };
const edit =
  (pattern: RegExp, change: (text: string) => string): Fault =>
  async (draft, { path }, ask) => {
    if (!pattern.test(path) || draft.status !== 200) return draft;
    const plain = await ask({ headers: asPlain });
    return { ...plain, body: Buffer.from(change(plain.body.toString())) };
  };
const redirect =
  (pattern: RegExp, to: (path: string) => string, status = 301): Fault =>
  (draft, { path }) =>
    pattern.test(path) ? { status, headers: { location: to(path) }, body: Buffer.alloc(0) } : draft;
const policy =
  (change: (value: string) => string | string[] | undefined): Fault =>
  (draft) => ({
    ...draft,
    headers: { ...draft.headers, 'content-security-policy': change(String(draft.headers['content-security-policy'])) },
  });
const missing = ({ status }: Draft) => status === 404;
const isText = ({ headers }: Draft) => /html/.test(String(headers['content-type']));
const app = text('<!doctype html><html>the app</html>');
const showing = (name: string) => instead(new RegExp(`^/${name}`), { status: 200, ...text('{}', 'application/json') });

const faults: [name: string, fault: Fault, named: RegExp][] = [
  [
    'a style as plain text',
    header('content-type', 'text/plain; charset=utf-8', at(/\.css/)),
    /\.css.*Content-Type: expected text\/css.*found text\/plain/,
  ],
  [
    'scripts as bytes',
    header('content-type', 'application/octet-stream', at(/\.js/)),
    /\.js \(and \d more\): Content-Type: expected text\/javascript/,
  ],
  [
    'a web manifest as bytes',
    header('content-type', 'application/octet-stream', at(/webmanifest/)),
    /webmanifest.*expected application\/manifest\+json/,
  ],
  [
    'no charset',
    header('content-type', 'text/html', isText),
    /Content-Type: expected text\/html; charset=utf-8, found text\/html\n/,
  ],
  ['another charset', header('content-type', 'text/html; charset=big5', isText), /found text\/html; charset=big5/],
  ['no type', header('content-type', undefined, at(/core-/)), /core-.*Content-Type: .* found nothing/],
  [
    'the app for missing assets',
    (draft, { path }) => (missing(draft) && /assets/.test(path) ? { ...draft, status: 200, ...app } : draft),
    /\/assets\/\S+.*missing file: expected 404, found 200/,
  ],
  [
    'a page with the 404 of assets',
    (draft) => (missing(draft) ? { ...draft, ...app, headers: { ...draft.headers, ...app.headers } } : draft),
    /missing file: expected a short text, found a page of HTML/,
  ],
  [
    '404 with status 200',
    (draft) => (missing(draft) ? { ...draft, status: 200 } : draft),
    /missing file: expected 404, found 200/,
  ],
  [
    '404 that is kept',
    header('cache-control', 'public, max-age=300', missing),
    /Cache-Control: expected no-store, found public, max-age=300/,
  ],
  [
    '404 of assets kept for ever',
    header(
      'cache-control',
      'public, max-age=31536000, immutable',
      (draft, path) => missing(draft) && /assets/.test(path),
    ),
    /\/assets\/.*Cache-Control: expected no-store, found .*immutable/,
  ],
  [
    'assets that are revalidated',
    header('cache-control', 'no-cache', at(/^\/assets/)),
    /\/assets\/.*Cache-Control: expected .*immutable, found no-cache/,
  ],
  [
    'assets that are not immutable',
    header('cache-control', 'public, max-age=31536000', at(/-Bx3k_9aZ/)),
    /\/assets\/.*Cache-Control: expected .*immutable, found/,
  ],
  [
    'assets kept for an hour',
    header('cache-control', 'public, max-age=3600, immutable', at(/-Bx3k_9aZ/)),
    /found public, max-age=3600, immutable/,
  ],
  [
    'documents that are kept',
    header('cache-control', 'max-age=600', isText),
    /Cache-Control: expected no-cache, found max-age=600/,
  ],
  [
    'documents that a proxy keeps',
    header('cache-control', 'no-cache, s-maxage=600', isText),
    /found no-cache, s-maxage=600/,
  ],
  [
    'documents without Cache-Control',
    header('cache-control', undefined, isText),
    /Cache-Control: expected no-cache, found nothing/,
  ],
  [
    'a worker that is kept',
    header('cache-control', 'public, max-age=86400', at(/worker/)),
    /\/worker\.js: Cache-Control: expected no-cache/,
  ],
  [
    'modules kept for ever',
    header('cache-control', 'public, max-age=31536000, immutable', at(/^\/first\/core/)),
    /\/first\/core\.js: Cache-Control: expected no-cache/,
  ],
  [
    'brotli without its header',
    async (draft, { path }, ask) =>
      /login/.test(path) && draft.status === 200
        ? {
            ...draft,
            headers: { ...draft.headers, 'content-encoding': undefined },
            body: brotliCompressSync((await ask({ headers: asPlain })).body),
          }
        : draft,
    /login.*bytes: .*found compressed bytes without a Content-Encoding/,
  ],
  [
    'bytes that are compressed twice',
    (draft) => (draft.headers['content-encoding'] === 'gzip' ? { ...draft, body: gzipSync(draft.body) } : draft),
    /found compressed bytes without a Content-Encoding/,
  ],
  [
    'plain bytes that say brotli',
    async (draft, { path }, ask) =>
      /core-/.test(path) ? { ...(await ask({ headers: asPlain })), headers: draft.headers } : draft,
    /core-.*response: .*not compressed as Content-Encoding says/,
  ],
  [
    'brotli for old browsers',
    async (draft, _, ask) =>
      draft.headers['content-encoding'] === 'gzip' ? ask({ headers: { 'accept-encoding': 'br' } }) : draft,
    /Content-Encoding: expected gzip, found br/,
  ],
  [
    'no compression',
    (_, { headers }, ask) => ask({ headers: { ...headers, 'accept-encoding': 'identity' } }),
    /Content-Encoding: expected br or gzip, found nothing/,
  ],
  ['no Vary', header('vary', undefined), /Vary: expected Accept-Encoding, found nothing/],
  ['a Vary for something else', header('vary', 'Origin'), /Vary: expected Accept-Encoding, found Origin/],
  [
    'a missing header',
    header('x-content-type-options', undefined),
    /X-Content-Type-Options: expected nosniff, found nothing/,
  ],
  [
    'another header',
    header('referrer-policy', 'unsafe-url'),
    /Referrer-Policy: expected strict-origin-when-cross-origin, found unsafe-url/,
  ],
  ['no HSTS', header('strict-transport-security', undefined), /Strict-Transport-Security: expected max-age=63072000/],
  [
    'a header sent twice',
    header('x-content-type-options', ['nosniff', 'nosniff']),
    /X-Content-Type-Options: expected nosniff, found nosniff, nosniff/,
  ],
  [
    'no headers on errors',
    header('x-content-type-options', undefined, missing),
    /X-Content-Type-Options: expected nosniff, found nothing/,
  ],
  [
    'no headers on fallbacks',
    header('referrer-policy', undefined, at(/no-such-file/)),
    /no-such-file.*Referrer-Policy: expected strict/,
  ],
  ['no policy', policy(() => undefined), /Content-Security-Policy: expected default-src.*found nothing/],
  [
    'a weaker policy',
    policy((value) => value.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")),
    /Content-Security-Policy: expected style-src 'self' 'sha256-a=', found style-src 'self' 'unsafe-inline'/,
  ],
  [
    'a policy of an older build',
    policy((value) => value.replace('sha256-a=', 'sha256-old=')),
    /expected style-src 'self' 'sha256-a=', found style-src 'self' 'sha256-old='/,
  ],
  [
    'a policy that lacks a part',
    policy((value) => value.replace("frame-ancestors 'none'; ", '')),
    /expected frame-ancestors 'none', found nothing/,
  ],
  [
    'two policies',
    policy((value) => [value, "default-src 'self'"]),
    /Content-Security-Policy: expected one policy, found several/,
  ],
  [
    'no fallbacks',
    (draft, { path }) => (/^\/\w\w-\w\w\/(?!login)/.test(path) ? { ...draft, status: 404 } : draft),
    /\/en-hk\/\S* \(and \d more\): fallback: expected 200, found 404/,
  ],
  [
    'one fallback of another language',
    (draft, { path }, ask) => (/^\/zh-tw\/no-such/.test(path) ? ask({ path: '/en-hk/x' }) : draft),
    /\/zh-tw\/no-such-file: bytes: .*fallback\/zh-tw\.html.*found the bytes of fallback\/en-hk\.html/,
  ],
  [
    'the app for all fallbacks',
    (draft, { path }, ask) => (/^\/\w\w-\w\w\/no-such/.test(path) ? ask({ path: '/' }) : draft),
    /\/en-hk\/no-such-file.*found the bytes of (404|index)\.html/,
  ],
  [
    'an error for other paths',
    instead(/^\/(no-such|xx)/, { status: 403, ...text('No', 'text/plain') }),
    /\/no-such-file \(and 1 more\): unknown path: expected 200 or 404, found 403/,
  ],
  [
    'old bytes of a page',
    instead(/^\/zh-hk\/login/, text('<!doctype html>the last release')),
    /\/zh-hk\/login: bytes: .*\n\s+curl .*sha256sum/,
  ],
  ['old bytes of the worker', instead(/worker/, { body: Buffer.from('old()') }), /\/worker\.js: bytes: /],
  ['a file that ends too soon', edit(/core-/, (body) => body.slice(0, 900)), /core-.*bytes: .*found 900 bytes/],
  [
    'a script that a proxy puts in',
    edit(/login/, (body) => body.replace('</body>', '<script src="//ads.example/a.js"></script></body>')),
    /login \(and 2 more\): bytes: .*with <script src="\/\/ads\.example\/a\.js"><\/script> put in/,
  ],
  [
    'the fallback for a page',
    (draft, { path }, ask) => (path.startsWith('/en-hk/login') ? ask({ path: '/en-hk/x' }) : draft),
    /\/en-hk\/login: bytes: .*found the bytes of fallback\/en-hk\.html/,
  ],
  ['a missing file', instead(/^\/icon\.svg/, { status: 404 }), /\/icon\.svg: status: expected 200, found 404/],
  ['headers.json', showing('headers.json'), /\/headers\.json: hidden file: expected 404 or 403, found 200/],
  ['nginx.conf', showing('nginx.conf'), /\/nginx\.conf: hidden file/],
  ['release.json', showing('release.json'), /\/release\.json: hidden file/],
  ['_redirects', showing('_redirects'), /\/_redirects: hidden file/],
  ['the folder of Vite', showing('.vite'), /\/\.vite\/manifest\.json: hidden file/],
  ['a repository', showing('.git'), /\/\.git\/HEAD: hidden file: expected 404 or 403, found 200/],
  [
    'lists of folders',
    instead(/^\/icons\/$/, { status: 200, ...text('<h1>Index of /icons/</h1>') }),
    /\/icons\/: folder: expected 404, or the app/,
  ],
  [
    'source maps',
    instead(/\.map/, { status: 200, ...text('{}', 'application/json') }),
    /\.js\.map.*missing file: expected 404, found 200/,
  ],
  [
    'pages with a slash',
    redirect(/^\/en-hk\/login$/, (path) => `${path}/`),
    /\/en-hk\/login: status: expected 200, found 301 to \/en-hk\/login\//,
  ],
  [
    'a circle of slashes',
    redirect(/^\/zh-hk\/?$/, (path) => (path.endsWith('/') ? '/zh-hk' : '/zh-hk/')),
    /\/zh-hk\/?.*status: expected 200, found 301/,
  ],
  [
    'a slash that is taken away',
    redirect(/^\/zh-hk\/$/, () => '/zh-hk'),
    /\/zh-hk\/: fallback: expected 200, found 301 to \/zh-hk/,
  ],
  [
    'pages with .html',
    redirect(/login$/, (path) => `${path}.html`, 308),
    /login \(and 2 more\)?: status: expected 200, found 308|login.*found 308/,
  ],
  ['a language by redirect', redirect(/^\/$/, () => '/en-hk', 302), /^\/: status: expected 200, found 302 to \/en-hk/m],
  [
    'a login by redirect',
    redirect(/./, () => 'https://login.example/?next', 302),
    /\(and \d\d more\): status: expected 200, found 302 to https:\/\/login/,
  ],
  [
    'a login as a page',
    instead(/./, { status: 200, ...text('<!doctype html>Log in') }),
    /bytes: .*\n[\s\S]*Content-Type/,
  ],
  ['a password', instead(/./, { status: 401 }), /\(and \d\d more\): status: expected 200, found 401/],
  ['cookies', header('set-cookie', 'visit=1; Path=/', isText), /Set-Cookie: expected no cookie, found visit\n/],
  ['the version of the server', header('server', 'nginx/1.24.0'), /server: expected no version, found nginx\/1\.24\.0/],
  ['the version of its language', header('x-powered-by', 'PHP/8.1'), /x-powered-by: expected no version/],
  [
    'no HEAD',
    (draft, { method }) => (method === 'HEAD' ? { ...draft, status: 405 } : draft),
    /HEAD: expected 200, found 405\n\s+curl -sI/,
  ],
  [
    'another type by HEAD',
    (draft, visit) =>
      visit.method === 'HEAD' ? { ...draft, headers: { ...draft.headers, 'content-type': 'text/plain' } } : draft,
    /HEAD: expected content-type: .*, found content-type: text\/plain/,
  ],
  [
    'no 304',
    (_, { headers }, ask) => ask({ headers: { ...headers, 'if-none-match': undefined } }),
    /revalidation: expected 304 .*, found 200\n.*If-None-Match/,
  ],
  ['no validators', header('etag', undefined), /revalidation: .*found neither ETag nor Last-Modified/],
  ['an error for queries', instead(/\?/, { status: 404 }), /\?utm_source=verify.*status: expected 200, found 404/],
  [
    'queries that are taken away',
    redirect(/\?/, (path) => path.split('?')[0] ?? '/'),
    /\?utm_source=verify.*found 301/,
  ],
  [
    '.well-known that is blocked',
    instead(/well-known/, { status: 403 }),
    /\/\.well-known\/security\.txt: status: expected 200, found 403/,
  ],
  [
    'the app in .well-known',
    instead(/well-known/, { status: 200, ...app }),
    /\/\.well-known\/no-such-file.*missing file: expected 404, found 200|security\.txt: Content-Type/,
  ],
];

describe('a host with a fault', () => {
  let dist: string;
  let right: RunningPreview;
  beforeAll(async () => {
    dist = await createTinyBuild();
    right = await startPreview({ dist, port: 0 });
  });
  afterAll(async () => {
    await right.close();
    rmSync(dist, { recursive: true });
  });

  it.each(faults)('names it: %s', async (_, fault, named) => {
    const site = await startChangingHost(right.url, fault);
    expect(await describeVisit({ site, dist })).toMatch(named);
  });
});

const nginx = 'nginx';
const types = '/etc/nginx/mime.types';
const hasNginx = spawnSync(nginx, ['-v']).status === 0 && existsSync(types);

/** Starts nginx as docs/hosting.md says, but without TLS. */
async function startNginx(dist: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const packed = 'text/css text/javascript application/javascript application/json image/svg+xml';
  const server = `listen 127.0.0.1:${port}; root ${dist}; gzip on; gzip_vary on; gzip_types ${packed}; include ${dist}/nginx.conf;`;
  const http = `include ${types}; access_log off; ${temporary.join(' ')} server { ${server} }`;
  const main = `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {} http { ${http} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const running = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    running.kill();
    rmSync(folder, { recursive: true });
  });
  await new Promise<void>((done, fail) => {
    running.once('exit', () => fail(new Error('nginx did not start')));
    running.stderr.on('data', (line: Buffer) => {
      if (line.includes('event method')) done();
    });
  });
  return `http://127.0.0.1:${port}`;
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

describe('a right host', () => {
  const check = async (start: (dist: string) => Promise<string>) => {
    const dist = await writeTinyBuild();
    const report = await verifySite({ site: await start(dist), dist });
    expect(report.differences).toEqual([]);
    expect(describeReport(report)).toMatch(/^Looked at 23 files and 6 pages\.\n[\s\S]* is what was built \(version /);
  };

  it('has no difference: the static host', () => check(startStaticHost));
  it('has no difference: one that reads _headers and _redirects', () => check(startRedirectsHost));
  it.skipIf(!hasNginx)('has no difference: nginx with the include', () => check(startNginx));
});

it.each<[string, Fault]>([
  ['a server without a version', header('server', 'AmazonS3')],
  [
    'assets that proxies may not change',
    (draft) => {
      const value = String(draft.headers['cache-control']);
      return {
        ...draft,
        headers: { ...draft.headers, 'cache-control': value.replace('immutable', 'immutable, no-transform') },
      };
    },
  ],
  [
    'another name of the type of scripts, without a charset',
    header('content-type', 'application/javascript', at(/\.js$/)),
  ],
  ['another name of the type of XML', header('content-type', 'text/xml', at(/\.xml$/))],
  ['capitals and quotes', header('content-type', 'Text/HTML;charset="UTF-8"', isText)],
])('lets pass what changes nothing: %s', async (_, change) => {
  const dist = await writeTinyBuild();
  const site = await startChangingHost(await startStaticHost(dist), change);
  expect((await verifySite({ site, dist })).differences).toEqual([]);
});

it.skipIf(!hasNginx)('names what an nginx without the include does', async () => {
  const dist = await writeTinyBuild();
  writeFileSync(join(dist, 'nginx.conf'), 'autoindex on;');
  const report = await describeVisit({ site: await startNginx(dist), dist });
  for (const named of [
    /\/assets\/ \(and \d more\): folder: /,
    /server: expected no version/,
    /\/\.vite\/manifest\.json \(and 5 more\): hidden file/,
    /Content-Security-Policy/,
  ])
    expect(report).toMatch(named);
});

it('looks at the files of a large site, and at some of its pages', async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => `en-hk/course/${index}.html`);
  expect(chooseEvenly(pages, 4)).toEqual([0, 250, 500, 750].map((index) => `en-hk/course/${index}.html`));
  expect(chooseEvenly(pages.slice(0, 3), 4)).toEqual(pages.slice(0, 3));
});

describe('the way from plain http', () => {
  const from = async (listener: Parameters<typeof startServer>[0]) => {
    const dist = await writeTinyBuild();
    return describeVisit({ site: await startStaticHost(dist), dist, plain: await startServer(listener) });
  };

  it.each([
    ['no redirect', 200, {}, 'found 200'],
    [
      'another host',
      301,
      { location: 'https://www.elsewhere.example/' },
      'found 301 to https://www.elsewhere.example/',
    ],
    ['the start page', 301, { location: 'https://www.example.com/' }, 'found 301 to https://www.example.com/'],
  ])('is named when it is %s', async (_, status, headers, found) => {
    const report = await from((_request, response) => response.writeHead(status, headers).end());
    expect(report).toMatch(/redirect to https: expected http:\S+\/no-such-file\?a=1, found /);
    expect(report).toContain(found);
  });

  it('may be a redirect to the same address', async () => {
    const dist = await writeTinyBuild();
    const site = await startStaticHost(dist);
    const plain = await startServer((request, response) =>
      response.writeHead(308, { location: `${site}${request.url}` }).end(),
    );
    expect((await verifySite({ site, dist, plain })).differences).toEqual([]);
  });
});

describe('the API on another origin', () => {
  type Headers = Record<string, string>;
  const visitWith = async (change: (headers: Headers, method: string) => Headers | null) => {
    const api = await startServer((request, response) => {
      const [path = '', method = ''] = [request.url?.split('?')[0], request.method];
      const { origin } = request.headers;
      const right = method === 'OPTIONS' ? preflightHeaders(path, origin) : corsHeaders(path, origin);
      const headers = change({ ...right }, method);
      const status = headers ? Number(headers.status ?? 200) : 404;
      response.writeHead(status, headers ?? {}).end();
    });
    const dist = await writeTinyBuild({ VITE_API_URL: api });
    return describeVisit({ site: await startStaticHost(dist), dist });
  };
  const without = (headers: Headers, name: string) =>
    Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

  it('has no difference when it allows the calls of the app', async () => {
    expect(await visitWith((headers) => headers)).toContain('is what was built');
  });

  it.each<[string, (headers: Headers, method: string) => Headers | null, RegExp]>([
    [
      'no origin',
      (headers) => without(headers, 'Access-Control-Allow-Origin'),
      /Access-Control-Allow-Origin: expected http:\S+, found nothing/,
    ],
    [
      'every origin',
      (headers) => ({ ...headers, 'Access-Control-Allow-Origin': '*' }),
      /Allow-Origin: expected http:\S+, found \*/,
    ],
    [
      'another origin',
      (headers) => ({ ...headers, 'Access-Control-Allow-Origin': 'https://old.example' }),
      /found https:\/\/old\.example/,
    ],
    [
      'no credentials',
      (headers) => without(headers, 'Access-Control-Allow-Credentials'),
      /Allow-Credentials: expected true, found nothing/,
    ],
    [
      'no preflight',
      (headers, method) => (method === 'OPTIONS' ? null : headers),
      /preflight: expected a status from 200 to 299, found 404\n\s+curl -s -X OPTIONS/,
    ],
    [
      'a preflight alone',
      (headers, method) => (method === 'GET' ? {} : headers),
      /site_info\S+: Access-Control-Allow-Origin/,
    ],
    [
      'a call that is not there',
      (headers, method) => (method === 'GET' ? { ...headers, status: '404' } : headers),
      /site_info\S+: status: expected 200, found 404/,
    ],
    [
      'a lacking header',
      (headers) => ({ ...headers, 'Access-Control-Allow-Headers': 'authorization, content-type, region-name' }),
      /Allow-Headers: expected x-user-agent, found authorization/,
    ],
    [
      'every header',
      (headers) => ({ ...headers, 'Access-Control-Allow-Headers': '*' }),
      /Allow-Headers: expected authorization, found \*/,
    ],
    [
      'no body of JSON',
      (headers) => ({ ...headers, 'Access-Control-Allow-Headers': 'authorization, region-name, x-user-agent' }),
      /expected content-type/,
    ],
    [
      'a lacking method',
      (headers) => ({ ...headers, 'Access-Control-Allow-Methods': 'GET, POST, PUT' }),
      /Allow-Methods: expected PATCH, found GET, POST, PUT/,
    ],
  ])('is named when it allows %s', async (_, change, named) => expect(await visitWith(change)).toMatch(named));

  it('is a difference when it does not respond, but for a trial host', async () => {
    const closed = `http://127.0.0.1:${await freePort()}`;
    const trial = await writeTinyBuild({ VITE_API_URL: closed });
    expect(await describeVisit({ site: await startStaticHost(trial), dist: trial })).toMatch(
      /Not looked at: the API[\s\S]*is what was built/,
    );
    const port = await freePort();
    const dist = await writeTinyBuild({ VITE_API_URL: closed, VITE_SITE_URL: `http://127.0.0.1:${port}` });
    const { url: site, close } = await startPreview({ dist, port });
    onTestFinished(close);
    expect(await describeVisit({ site, dist })).toMatch(
      /app_launch\S+.*response: expected a response, found nothing that listens there/,
    );
  });
});

describe('what cannot be looked at', () => {
  it('is named in one line: a host that does not respond', async () => {
    const dist = await writeTinyBuild();
    const report = await verifySite({ site: `http://127.0.0.1:${await freePort()}`, dist });
    expect(report.differences.map(({ path, found }) => [path, found])).toEqual([['/', 'nothing that listens there']]);
  });

  it('is a certificate; the rest is looked at without it', async () => {
    const { key, cert } = createCertificate();
    const server = createSecureServer({ key, cert }, (_, response) => void response.writeHead(404).end());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    const site = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const report = await describeVisit({ site, dist: await writeTinyBuild() });
    expect(report).toMatch(/^\/: response: expected a response, found a certificate that is not trusted$/m);
    expect(report).toMatch(/protocol: expected HTTP\/2, found http\/1\.1/);
    expect(report).toMatch(/\(and \d\d more\): status: expected 200, found 404/);
    expect(process.env.NODE_TLS_REJECT_UNAUTHORIZED).toBeUndefined();
  });

  it('is a folder without its lists; the rest is looked at', async () => {
    const dist = await writeTinyBuild();
    const site = await startStaticHost(dist);
    for (const name of ['release.json', 'headers.json']) rmSync(join(dist, name));
    const report = await describeVisit({ site, dist });
    expect(report).toMatch(/: build folder: expected release\.json of a production build, found no such file/);
    expect(report).toMatch(/: build folder: expected headers\.json/);
    expect(report).toContain('Looked at 0 files');
  });
});

describe('the command', () => {
  const run = (...args: string[]) => runCommand(main, args);

  it.each([
    [[], 'Nothing is no address'],
    [['www.example.com'], 'www.example.com is no address: npm run verify -- https://www.example.com'],
    [['ftp://www.example.com'], 'ftp://www.example.com is no address'],
    [['--wrong'], "Unknown option '--wrong'"],
    [['--changes', 'none.json'], 'none.json is missing'],
  ])('refuses %j', async (args, message) => {
    const { text, code } = await run(...args);
    expect(text).toContain(message);
    expect(code).toBe(1);
  });

  it('prints data, and fails when something differs', async () => {
    const dist = await writeTinyBuild();
    const host = await startStaticHost(dist);
    expect(await run(`${host}/en-hk?a=1`, '--dist', dist)).toMatchObject({ code: undefined });
    const site = await startChangingHost(host, header('set-cookie', 'a=1'));
    const { text, code } = await run(site, '--dist', dist, '--json');
    expect(code).toBe(1);
    const { differences } = JSON.parse(text.slice(text.indexOf('{\n'))) as Report;
    expect(differences).toMatchObject([{ path: '/', check: 'Set-Cookie', expected: 'no cookie', found: 'a' }]);
    expect(differences[0]?.paths.length).toBeGreaterThan(28);
  });

  it('prints what a deployment changes', async () => {
    const [old, dist] = [await writeTinyBuild(), await writeTinyBuild({ VITE_SECURITY_CONTACT: '' })];
    const { text, code } = await run('--changes', join(old, 'release.json'), '--dist', dist);
    expect(code).toBeUndefined();
    expect(text).toBe(`Upload, in this order: 0
For the host only, before the documents: 0
Purge: 1
  https://www.example.com/.well-known/security.txt
Delete: 1
  .well-known/security.txt`);
  });
});

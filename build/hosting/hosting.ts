import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnv } from '../settings/env.ts';
import { hiddenFiles, hiddenPaths } from './fileRules.ts';
import { cacheControl, headersFor, type InlineHashes } from './headers.ts';

type Headers = Readonly<Record<string, string>>;

const nginxQuoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** In the locations, where it also takes the place of a charset of the server. */
const nginxCharset =
  'charset utf-8;\n  charset_types text/plain text/css text/javascript application/javascript application/json application/xml text/xml text/vtt text/calendar;';

/**
 * Returns nginx configuration for `include` inside a `server` block: the headers of all responses, and the order in
 * which files are tried for a path. The headers are outside the locations, since a location with a header of its own
 * inherits none; so Cache-Control is a variable that the locations set.
 */
export function nginxInclude(headers: Headers): string {
  const sent = Object.entries(headers).map(([name, value]) => `add_header ${name} ${nginxQuoted(value)} always;`);
  const location = (path: string, cache: string, answer: string) =>
    `location ${path} {\n  set $cache_control ${nginxQuoted(cache)};\n  ${nginxCharset}\n  ${answer}\n}`;
  const text = (status: number, words: string) =>
    `types {}\n  default_type text/plain;\n  return ${status} "${words}\\n";`;
  return `${[
    ...sent,
    `set $cache_control ${nginxQuoted(cacheControl.document)};`,
    'add_header Cache-Control $cache_control always;',
    'server_tokens off;',
    'error_page 404 @missing;',
    location('@missing', cacheControl.error, text(404, 'Not found')),
    // A malformed request has no path, so its response has a location of its own.
    'error_page 400 /bad-request;',
    location('= /bad-request', cacheControl.error, `internal;\n  ${text(400, 'Bad request')}`),
    // ^~ gives these locations precedence over the patterns below.
    location('^~ /assets/', cacheControl.hashed, 'try_files $uri =404;'),
    location('^~ /.well-known/', cacheControl.document, 'try_files $uri =404;'),
    location(`~ "${hiddenPaths}"`, cacheControl.error, 'return 404;'),
    location(
      '~ "\\.webmanifest$"',
      cacheControl.document,
      'types {}\n  default_type application/manifest+json;\n  try_files $uri =404;',
    ),
    location('~ "\\.ics$"', cacheControl.document, 'types {}\n  default_type text/calendar;\n  try_files $uri =404;'),
    location('~ "\\.[^/]+$"', cacheControl.document, 'try_files $uri =404;'),
    location(
      '~ "^/([a-z]{2}-[a-z]{2})(/|$)"',
      cacheControl.document,
      'try_files $uri $uri.html /fallback/$1.html /index.html;',
    ),
    location('/', cacheControl.document, 'try_files $uri $uri.html /index.html;'),
  ].join('\n')}\n`;
}

/**
 * Returns the same headers for hosts that read a `_headers` file. When two rules match, some hosts send both values: so
 * pages have the host's own Cache-Control, which makes browsers revalidate everywhere.
 */
export function headersFile(headers: Headers): string {
  const rule = (path: string, entries: Headers) =>
    [path, ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': cacheControl.hashed }),
    // These modules name the files of the present deployment.
    rule('/first/*', { 'Cache-Control': cacheControl.document }),
    // So do the files of the search.
    rule('/search-index/*', { 'Cache-Control': cacheControl.document }),
    rule('/calendar/*', { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': cacheControl.document }),
  ];
  return `${rules.join('\n')}\n`;
}

/**
 * Returns the rules of those hosts. A path in a language gets its fallback; any other path without a file gets `404.html`,
 * which these hosts use without a rule, and a missing file of a folder of the build a short text. `404!` hides existing files;
 * these hosts hide their own two.
 */
export function redirectsFile(fallbacks: readonly string[]): string {
  const rules = [
    ...[...hiddenFiles.filter((name) => !name.startsWith('_')), '.vite/*'].map((name) => [
      `/${name}`,
      `/${missingFile}`,
      '404!',
    ]),
    ...folders.map((name) => [`/${name}/*`, `/${missingFile}`, 404]),
    ...fallbacks.map((name) => [`/${name}/*`, `/fallback/${name}.html`, 200]),
  ];
  return `${rules.map((rule) => rule.join(' ')).join('\n')}\n`;
}

const missingFile = '404.txt';
/** Folders in which a missing file is no page. */
const folders = [
  'assets',
  'first',
  'search-index',
  'calendar',
  'manifest',
  'icons',
  'offline',
  'fallback',
  '.well-known',
];

/** For how long finders of a weakness may rely on `security.txt`. */
const contactLifetime = 365 * 86_400_000;

/** Returns `/.well-known/security.txt` (RFC 9116); `now` in epoch milliseconds. */
export function securityText({ VITE_SECURITY_CONTACT: contact, VITE_SITE_URL: site }: BuildEnv, now: number): string {
  const day = new Date(now + contactLifetime).toISOString().slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${day}T00:00:00Z`,
    'Preferred-Languages: en',
    ...(site ? [`Canonical: ${new URL(securityPath, site).href}`] : []),
    '',
  ].join('\n');
}
const securityPath = '/.well-known/security.txt';

/**
 * Writes what hosts need besides the pages: `headers.json`, an nginx include, `_headers`, `_redirects`, `404.html` (the app
 * itself, which knows more paths than such a host) and, with a contact, `security.txt`. `fallbacks` are the first path segments
 * with a fallback page; `now` in epoch milliseconds.
 */
export async function writeHosting(
  dist: string,
  env: BuildEnv,
  hashes: InlineHashes,
  fallbacks: readonly string[],
  now: number,
): Promise<void> {
  const headers = headersFor(env, hashes);
  const files = {
    'headers.json': `${JSON.stringify({ headers, cacheControl }, null, 2)}\n`,
    'nginx.conf': nginxInclude(headers),
    _headers: headersFile(headers),
    _redirects: redirectsFile(fallbacks),
    [missingFile]: 'Not found\n',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)));
  if (existsSync(join(dist, 'index.html'))) await copyFile(join(dist, 'index.html'), join(dist, '404.html'));
  if (!env.VITE_SECURITY_CONTACT) return;
  await mkdir(join(dist, '.well-known'), { recursive: true });
  await writeFile(join(dist, securityPath), securityText(env, now));
}

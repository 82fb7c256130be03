import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnv } from './env.ts';
import { cacheControl, headersFor, type InlineHashes } from './headers.ts';

type Headers = Readonly<Record<string, string>>;

const nginxQuoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * Returns nginx configuration for `include` inside a `server` block: the headers of all responses, and the order in
 * which files are tried for a path. The headers are outside the locations, since a location with a header of its own
 * inherits none; so Cache-Control is a variable that the locations set.
 */
export function nginxInclude(headers: Headers): string {
  const sent = Object.entries(headers).map(([name, value]) => `add_header ${name} ${nginxQuoted(value)} always;`);
  const location = (path: string, cache: string, answer: string) =>
    `location ${path} {\n  set $cache_control ${nginxQuoted(cache)};\n  ${answer}\n}`;
  return `${[
    ...sent,
    `set $cache_control ${nginxQuoted(cacheControl.document)};`,
    'add_header Cache-Control $cache_control always;',
    'error_page 404 @missing;',
    location('@missing', cacheControl.error, 'types {}\n  default_type text/plain;\n  return 404 "Not found\\n";'),
    // ^~ gives this location precedence over the patterns below.
    location('^~ /assets/', cacheControl.hashed, 'try_files $uri =404;'),
    location(
      '~ "^/(headers\\.json|nginx\\.conf|_headers|_redirects)$|/\\.(?!well-known/)"',
      cacheControl.error,
      'return 404;',
    ),
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
  ];
  return `${rules.join('\n')}\n`;
}

/** Returns the rules of those hosts for paths without a file; a missing asset never gets the page. */
export function redirectsFile(fallbacks: readonly string[]): string {
  const rules = [
    ['/assets/*', `/${missingFile}`, 404],
    ['/first/*', `/${missingFile}`, 404],
    ['/search-index/*', `/${missingFile}`, 404],
    ...fallbacks.map((name) => [`/${name}/*`, `/fallback/${name}.html`, 200]),
    ['/*', '/index.html', 200],
  ];
  return `${rules.map((rule) => rule.join(' ')).join('\n')}\n`;
}

const missingFile = '404.txt';

/**
 * Writes what hosts need besides the pages: `headers.json`, an nginx include, `_headers` and `_redirects`. `fallbacks`
 * are the first path segments with a fallback page.
 */
export async function writeHosting(
  dist: string,
  env: BuildEnv,
  hashes: InlineHashes,
  fallbacks: readonly string[] = [],
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
}

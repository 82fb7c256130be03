import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildEnv } from './env.ts';
import { cacheControl, headersFor, type InlineHashes } from './headers.ts';

const nginxQuoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** For `include` inside a `server` block: headers of every answer, and the order in which files answer a path. */
export function nginxInclude(headers: Readonly<Record<string, string>>): string {
  const all = (cache: string) =>
    [...Object.entries(headers), ['Cache-Control', cache] as const]
      .map(([name, value]) => `  add_header ${name} ${nginxQuoted(value)} always;`)
      .join('\n');
  return `error_page 404 @missing;
location @missing {
${all(cacheControl.error)}
  return 404;
}
location /assets/ {
${all(cacheControl.hashed)}
  try_files $uri =404;
}
location ~ ^/(headers\\.json|_headers|nginx\\.conf|\\.vite/) {
  return 404;
}
location ~ \\.[^/]+$ {
${all(cacheControl.document)}
  try_files $uri =404;
}
location ~ "^/([a-z]{2}-[a-z]{2})(/|$)" {
${all(cacheControl.document)}
  try_files $uri $uri.html /fallback/$1.html /index.html;
}
location / {
${all(cacheControl.document)}
  try_files $uri $uri.html /index.html;
}
`;
}

/** The same for hosts that read a `_headers` file. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const lines = (path: string, entries: (readonly [string, string])[]) =>
    [path, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${lines('/*', [...Object.entries(headers), ['Cache-Control', cacheControl.document]])}\n${lines('/assets/*', [
    ['! Cache-Control', ''],
    ['Cache-Control', cacheControl.hashed],
  ])}\n`.replace('! Cache-Control: ', '! Cache-Control');
}

/** Writes `headers.json`, an nginx include and a `_headers` file for what hosts must send. */
export async function writeHosting(dist: string, env: BuildEnv, hashes: InlineHashes): Promise<void> {
  const headers = headersFor(env, hashes);
  await Promise.all([
    writeFile(join(dist, 'headers.json'), `${JSON.stringify({ headers, cacheControl }, null, 2)}\n`),
    writeFile(join(dist, 'nginx.conf'), nginxInclude(headers)),
    writeFile(join(dist, '_headers'), headersFile(headers)),
  ]);
}

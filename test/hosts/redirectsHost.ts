import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isCompressible, typeOf } from '../../build/hosting/fileRules';
import { startServer } from './changingHost';

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Returns whether a rule's path, which may end in `*`, is that of a request. */
const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;

/** Returns the headers that `_headers` gives a path; of two values for one name, such hosts send both. */
function headersOf(dist: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMeant = false;
  for (const line of linesOf(join(dist, '_headers'))) {
    const [, name, value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined) isMeant = matches(line, path);
    else if (isMeant) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** Returns file and status of a path: by a rule with `!`, a file, its file with `.html`, a rule, or `404.html`. */
function resolve(dist: string, path: string): [file: string, status: number] {
  const rules = linesOf(join(dist, '_redirects')).map((line) => line.split(' '));
  const rule = rules.find(([from = '']) => matches(from, path));
  const [, to = '', status = ''] = rule ?? [];
  if (status.endsWith('!')) return [to, Number.parseInt(status, 10)];
  const own = /^\/_(headers|redirects)$/.test(path);
  for (const file of own ? [] : [path === '/' ? '/index.html' : path, `${path.replace(/\/$/, '')}.html`])
    if (existsSync(join(dist, file)) && statSync(join(dist, file)).isFile()) return [file, 200];
  return rule ? [to, Number(status)] : ['/404.html', 404];
}

/** Starts a host that reads `_headers` and `_redirects`, as Netlify does. */
export const startRedirectsHost = (dist: string): Promise<string> =>
  startServer((request, response) => {
    const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/');
    const [file, status] = resolve(dist, path);
    const raw = readFileSync(join(dist, file));
    const etag = `"${createHash('sha256').update(raw).digest('hex').slice(0, 16)}"`;
    const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
    const headers = {
      Server: 'Netlify',
      Etag: etag,
      ...revalidated,
      ...headersOf(dist, path),
      ...(status === 404 && revalidated),
    };
    if (request.headers['if-none-match'] === etag && status === 200) {
      response.writeHead(304, headers).end();
      return;
    }
    const type = typeOf(file).replace('text/javascript; charset=utf-8', 'application/javascript; charset=UTF-8');
    const packs = isCompressible(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const packed = { ...(packs && { 'Content-Encoding': 'gzip' }), Vary: 'Accept-Encoding', 'Content-Type': type };
    response.writeHead(status, { ...headers, ...packed });
    response.end(request.method === 'HEAD' ? undefined : packs ? gzipSync(raw) : raw);
  });

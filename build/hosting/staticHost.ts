import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cacheControl, cacheControlOf } from './headers.ts';
import { createFileCache, encodingFor, fileFor } from './staticFiles.ts';

export interface PreviewOptions {
  /** Directory of a finished build, with its `headers.json`. */
  dist: string;
  /** 0 uses any free port. */
  port: number;
  host?: string;
}

export interface RunningPreview {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a build as the static host does: the build's own headers on every response, hashed assets cached for ever,
 * pages revalidated, the page shell for unknown paths, 404 for missing files, brotli or gzip.
 * @throws when the directory has no `headers.json` or the port is in use.
 */
export async function startPreview({ dist, port, host = '127.0.0.1' }: PreviewOptions): Promise<RunningPreview> {
  const { headers } = JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8')) as {
    headers: Record<string, string>;
  };
  const load = createFileCache();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const refuse = (status: number, text: string) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.error });
      response.end(text);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Method not allowed');

    const [pathname = '/'] = (request.url ?? '/').split('?');
    const file = await fileFor(dist, pathname);
    if (!file) return refuse(404, 'Not found');

    const { body, type, etag, encoding } = await load(file, encodingFor(request.headers['accept-encoding']));
    response.setHeader('Cache-Control', cacheControlOf(pathname));
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Cache-Control': cacheControl.error });
      response.end();
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

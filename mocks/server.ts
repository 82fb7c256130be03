import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { documentPath, documentResponse } from './apiDocument';
import { type Backend, createBackend } from './backend';
import { runControl } from './control';
import { corsHeaders, preflightHeaders } from './cors';
import { type Day, demoLastsMs } from './demoDay';
import { createHandlers } from './handlers/handlers';
import { readMediaFile } from './media/readFiles';
import { sendResponse, toRequest } from './nodeHttp';

export interface MockServerOptions {
  /** 0 uses any free port. */
  port: number;
  host?: string;
  /** The only allowed origin; default: all. */
  siteOrigin?: string;
  /** Epoch ms from which the mock's time runs; default: the day's. */
  now?: number;
  /** Without a time: `demo` (default), the Friday evening of each region, or `present`, the machine's time. */
  day?: Day;
  /** URL that absolute URLs start with; default: the one that was called. */
  publicUrl?: string;
}

export interface MockServer {
  url: string;
  /** The backend, with the same controls as under `/__mock/`. */
  backend: Backend;
  close(): Promise<void>;
}

/**
 * Starts the mock backend as a server that plays the API, support, tracking and media hosts: CORS, cookies and ranges
 * as in the contract, the API's description under `/openapi.json`, and `/__mock/{reset, advance, fail, heal, log, state}` for tests. Absolute URLs have the host that
 * was called, and the scheme that a proxy names in X-Forwarded-Proto.
 * @throws when the port is in use.
 */
export async function createMockServer(options: MockServerOptions): Promise<MockServer> {
  const { port, host = '127.0.0.1', siteOrigin } = options;
  const backend = createBackend({
    readMedia: readMediaFile,
    absoluteMedia: true,
    day: options.day ?? 'demo',
    reanchorAfterMs: demoLastsMs,
  });
  if (options.now !== undefined) backend.reset({ now: options.now, anchor: options.now });
  const handlers = createHandlers(backend);
  let url = '';

  async function respond(message: IncomingMessage, to: ServerResponse): Promise<void> {
    const { pathname } = new URL(message.url ?? '/', url);
    const { origin } = message.headers;
    if (message.method === 'OPTIONS') {
      const headers = preflightHeaders(pathname, origin, siteOrigin);
      to.writeHead(headers ? 204 : 403, headers ?? {}).end();
      return;
    }
    // A browser requests it when it opens the payment page, and would report a 404 as an error of that page.
    if (pathname === '/favicon.ico') {
      to.writeHead(204).end();
      return;
    }
    if (pathname === documentPath) return sendResponse(documentResponse(), to);
    const { host: visited, 'x-forwarded-proto': scheme = 'http' } = message.headers;
    const called = visited ? `${String(scheme)}://${visited}` : url;
    const request = await toRequest(message, options.publicUrl ?? called);
    const command = /^\/__mock\/(\w+)$/.exec(pathname)?.[1];
    if (command !== undefined) {
      const body: unknown = await request.json().catch(() => null);
      return sendResponse(runControl(backend, command, body), to);
    }
    const response = await getResponse(handlers, request);
    const headers = corsHeaders(pathname, origin, siteOrigin);
    // Proves that cookies are sent: the browser returns it with every later call, and the log shows it.
    if (pathname.endsWith('/app_launch')) headers['Set-Cookie'] = 'visit=1; Path=/; HttpOnly; SameSite=Lax';
    await sendResponse(response ?? Response.json({ message: 'Nothing here.' }, { status: 404 }), to, headers);
  }

  const server = createServer((message, to) => {
    respond(message, to).catch((error: unknown) => {
      console.error(error);
      if (!to.headersSent) to.writeHead(500);
      to.end();
    });
  });
  // A client that reuses a connection at the moment it is closed fails, so idle ones stay open for two minutes.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    backend,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * `npm run mock:server`: listens on PORT (4174) of HOST (127.0.0.1) until it is stopped. With DAY=present its time is the
 * machine's.
 */
export async function main(): Promise<void> {
  const { PORT, HOST, DAY } = process.env;
  const { url } = await createMockServer({
    port: Number(PORT ?? 4174),
    ...(HOST && { host: HOST }),
    ...(DAY === 'present' && { day: DAY }),
  });
  console.log(`Mock API: ${url}`);
}

/**
 * A second backend: it was written from `docs/api` alone, and answers differently from the mock backend wherever the
 * description allows it. The API, the payment page, films and pictures are on one host.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildCatalogue, countDown } from './catalogue';
import { Failure } from './failures';
import { sendPaymentPage } from './payment';
import { isObject, type Json, readJson, readText } from './requests';
import { type Call, type Route, routes } from './routes';
import { Store } from './store';

/** Owns a course that is begun, a live class, and a replay that is begun. */
export const knownStudent = { email: 'noor@campus.example', password: 'three blue kettles', region: 'hk' } as const;
/** Of another region; has still to confirm a phone. */
export const knownParent = { email: 'budi@campus.example', password: 'empat kursi merah', region: 'id' } as const;
/** Accounts of the regions that send every key, and the required ones alone. */
export const keyAccounts = [
  { email: 'kana@campus.example', password: 'five paper cranes', region: 'jp' },
  { email: 'minjun@campus.example', password: 'six warm stones', region: 'kr' },
] as const;

function addKnownAccounts(store: Store): void {
  const noor = store.addUser(knownStudent.email, knownStudent.password, 'Noor', 'Haddad', knownStudent.region);
  const subjects = [countDown(2), countDown(0)];
  Object.assign(noor, { role: 'student', level: countDown(0), subjects, ranking: 'middle' });
  noor.owned.set(`course ${countDown(0)}`, store.now() - 9e8).set(`live_topic ${countDown(0)}`, store.now() - 8e8);
  noor.progress.set(`course_lesson ${countDown(0)}`, { seconds: 75, done: true, at: store.now() - 7e7 });
  noor.progress.set(`course_lesson ${countDown(1)}`, { seconds: 31, done: false, at: store.now() - 6e7 });
  noor.progress.set(`live_lesson ${countDown(1)}`, { seconds: 77, done: false, at: store.now() - 5e7 });
  const budi = store.addUser(knownParent.email, knownParent.password, 'Budi', 'Santoso', knownParent.region);
  Object.assign(budi, { role: 'parent' });
  for (const { email, password, region } of keyAccounts) store.addUser(email, password, 'Kim', 'Sato', region);
}

const patterns = routes.map((route) => ({
  route,
  names: [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
  regex: new RegExp(`^${route.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

/** Fixed paths are in the table before those with ids, so the first match is right. */
function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } {
  for (const { route, names, regex } of patterns) {
    const match = route.method === method ? regex.exec(path) : null;
    if (!match) continue;
    const parts = match.slice(1).map(decodeURIComponent);
    return { route, params: Object.fromEntries(names.map((name, index) => [name, parts[index] ?? ''])) };
  }
  throw new Failure(404, null);
}

function deviceOf(request: IncomingMessage): string {
  try {
    const agent: unknown = JSON.parse(String(request.headers['x-user-agent']));
    if (isObject(agent) && typeof agent.device_id === 'string') return agent.device_id;
  } catch {}
  return randomUUID();
}

function sendJson(response: ServerResponse, status: number, body?: Json): void {
  if (body) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.writeHead(status).end(body && JSON.stringify(body));
}

function sendFilm(response: ServerResponse, film: Buffer, range: string | undefined): void {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const part = film.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
  const headers = { 'Content-Type': 'video/mp4', 'Accept-Ranges': 'bytes', 'Content-Length': part.length };
  const contentRange = `bytes ${from}-${Number(from) + part.length - 1}/${film.length}`;
  response.writeHead(range ? 206 : 200, { ...headers, ...(range && { 'Content-Range': contentRange }) }).end(part);
}

function sendPicture(response: ServerResponse): void {
  const shape = '<rect width="16" height="9" fill="#345"/>';
  const headers = { 'Content-Type': 'image/svg+xml', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  response.writeHead(200, headers).end(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">${shape}</svg>`);
}

interface ServerOptions {
  /** The only origin that may call the API, and to which a payment returns. */
  siteOrigin: string;
  /** Absent, a free one. */
  port?: number;
  /** The time of the server in epoch milliseconds. */
  now: () => number;
  /** The origin by which browsers reach the server; absent, its own. */
  publicUrl?: string;
  /** Content of every film. */
  film?: Buffer;
}

export interface SecondServer {
  url: string;
  /** Sets the price of a plan by its id, as an editor would. */
  setPrice(planId: string, price: number): void;
  close(): Promise<void>;
}

export async function startSecondServer(options: ServerOptions): Promise<SecondServer> {
  const { siteOrigin, now, film = Buffer.alloc(0) } = options;
  const catalogue = buildCatalogue(now());
  const store = new Store(now);
  addKnownAccounts(store);
  let url = '';

  async function answerApi(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cache-Control', 'no-store');
    if (request.headers.origin === siteOrigin) {
      response.setHeader('Access-Control-Allow-Origin', siteOrigin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, region-name, x-user-agent');
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
      response.setHeader('Access-Control-Max-Age', '600');
      return sendJson(response, 204);
    }
    const lang = address.searchParams.get('lang') ?? 'en';
    try {
      const body = await readJson(request);
      const { route, params } = findRoute(request.method ?? '', address.pathname);
      const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
      const user = token !== null && !route.ignoresToken ? store.userOfToken(token) : null;
      const region = String(request.headers['region-name'] ?? lang.slice(3));
      const visit = { catalogue, store, lang, user, url: options.publicUrl ?? url, siteOrigin };
      const query = address.searchParams;
      const call: Call = { ...visit, region, params, query, body, device: deviceOf(request), token };
      const data = route.answer(call);
      if (data === undefined) return sendJson(response, 204);
      sendJson(response, 200, data === null ? {} : { meta: { region }, data });
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure(500, null);
      if (failure !== error) console.error(error);
      sendJson(response, failure.status, failure.toJson(lang));
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = address;
    if (pathname.startsWith('/api/')) return answerApi(request, response, address);
    if (pathname.startsWith('/pay/')) return sendPaymentPage(request, response, store);
    if (pathname.startsWith('/pictures/')) return sendPicture(response);
    if (pathname.startsWith('/films/')) return sendFilm(response, film, request.headers.range);
    // Tracking and analytics: nobody reads the response.
    await readText(request);
    response.writeHead(request.method === 'POST' ? 204 : 404).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    setPrice(planId, price) {
      for (const plan of catalogue.collections.flatMap(({ plans }) => plans))
        if (plan.id === planId) plan.price = price;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

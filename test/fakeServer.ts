/** Three hosts on msw that record their requests, and an http service that calls them. */
import { HttpResponse, http as msw } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { AppError } from '@/shared/http/AppError';
import { RequestError } from '@/shared/http/AppError';
import { createHttp } from '@/shared/http/http';
import type { HttpDeps } from '@/shared/http/httpDeps';

export interface Received {
  method: string;
  /** Host and path with the decoded query. */
  url: string;
  headers: Record<string, string>;
  credentials: string;
  keepalive: boolean;
  mode: string;
  /** Aborts when the client aborts the call. */
  signal: AbortSignal;
  /** A copy whose body can still be read. */
  request: Request;
}

type Respond = (request: Request) => Response | Promise<Response>;

export const respondJson = (body: unknown, status = 200) => HttpResponse.json(body as object, { status });
export const respondText = (body: string, status = 200, type = 'text/html') =>
  new HttpResponse(body, { status, headers: { 'Content-Type': type } });
/** Returns a response that never arrives. */
export const neverRespond = () => new Promise<Response>(() => {});

/** Origin of relative URLs in the simulated browser. */
const ownOrigin = 'http://localhost:3000';

/** Call once at the top of a test file. `respond` may be replaced in each test. */
export function setupFakeServer() {
  const server = { received: [] as Received[], respond: (() => respondJson({ data: {} })) as Respond };
  const listener = setupServer(
    ...['https://api.example', 'https://support.example', 'https://tracking.example', ownOrigin].map((host) =>
      msw.all(`${host}/*`, ({ request }) => {
        const { method, credentials, keepalive, mode } = request;
        const headers = Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
        const url = decodeURIComponent(request.url.replace(/^https?:\/\//, ''));
        server.received.push({
          method,
          url,
          headers,
          credentials,
          keepalive,
          mode,
          signal: request.signal,
          request: request.clone(),
        });
        return server.respond(request);
      }),
    ),
  );
  beforeAll(() => listener.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.received = [];
    server.respond = () => respondJson({ data: {} });
  });
  afterAll(() => listener.close());
  return server;
}

/** Id of the device of `testHttp`. */
export const testDevice = '0b5f9c1e-6d43-4a55-9d0a-2f6a1c3e4b77';

/** Returns an http service, its session facts for a test to change, and its pauses, which it does not wait. */
export function testHttp(overrides: Partial<HttpDeps> = {}) {
  const session = { locale: 'en-hk', region: 'hk', token: 'own-token' as string | null, epoch: 1 };
  const wait = vi.fn(async (_ms: number, _signal: AbortSignal) => {});
  const http = createHttp({
    apiUrl: 'https://api.example',
    supportUrl: 'https://support.example',
    trackingUrl: 'https://tracking.example',
    analyticsUrl: 'https://tracking.example/collect',
    ownOrigin,
    getLocale: () => session.locale,
    getRegion: () => session.region,
    getToken: () => session.token,
    getDevice: () => ({ deviceId: testDevice, os: 'Linux' }),
    getEpoch: () => session.epoch,
    wait,
    random: () => 0,
    ...overrides,
  });
  return { http, session, wait };
}

/** Returns the AppError with which the call rejects; anything else fails the test. */
export async function errorOf(call: Promise<unknown>): Promise<AppError> {
  const thrown: unknown = await call.then(
    (value) => new Error(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (thrown instanceof RequestError) return thrown.error;
  throw thrown;
}

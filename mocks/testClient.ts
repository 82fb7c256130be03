import { getResponse } from 'msw';
import { type Backend, type BackendOptions, createBackend } from './backend';
import { createHandlers } from './handlers/handlers';
import { readMediaFile } from './media/readFiles';
import { testNow } from './node';

export interface CallOptions {
  token?: string | undefined;
  device?: string;
  region?: string;
  lang?: string;
  /** Replaces or (undefined) removes headers that the client sends by default. */
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

export interface ResponseData {
  status: number;
  /** The whole response body. */
  json: Record<string, unknown>;
  /** The response's `data`, loosely typed: these tests read the wire. */
  // biome-ignore lint/suspicious/noExplicitAny: the wire has no types, and the tests check it by value.
  data: any;
  headers: Headers;
}

export interface TestClient {
  backend: Backend;
  /** `call('GET', 'v3/courses?page=2')` with everything that a valid client sends. */
  call(method: string, path: string, options?: CallOptions): Promise<ResponseData>;
  fetch(request: Request): Promise<Response>;
  login(email: string, device?: string): Promise<string>;
}

/** Returns a client that follows the contract, with a backend and a frozen clock of its own. */
export function testClient(options: Partial<BackendOptions> = {}): TestClient {
  const backend = createBackend({ readMedia: readMediaFile, ...options });
  backend.reset({ now: testNow, anchor: testNow, frozen: true });
  const handlers = createHandlers(backend);

  async function send(request: Request): Promise<Response> {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
    return response;
  }

  async function call(method: string, path: string, call: CallOptions = {}): Promise<ResponseData> {
    const url = new URL(`http://mock.test/api/${path}`);
    url.searchParams.set('lang', call.lang ?? 'en-hk');
    const device = { device_id: call.device ?? 'device-1', os: 'test', platform: 'web' };
    const headers = new Headers({ 'Region-Name': call.region ?? 'hk', 'X-User-Agent': JSON.stringify(device) });
    if (call.token) headers.set('Authorization', `Bearer ${call.token}`);
    if (call.body !== undefined) headers.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(call.headers ?? {})) {
      if (value === undefined) headers.delete(name);
      else headers.set(name, value);
    }
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    const response = await send(new Request(url, { method, headers, body }));
    const text = await response.text();
    const json = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: response.status, json, data: json.data, headers: response.headers };
  }

  return {
    backend,
    call,
    fetch: send,
    async login(email, device = 'device-1') {
      const { data } = await call('POST', 'v2/login', { body: { email, password: 'lantern-demo' }, device });
      return data.token;
    },
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiRead, ApiResponse } from './apiGate.ts';

/** What a page read from the API. */
export interface ApiCalls {
  /** The headers of all its reads. */
  headers: ApiRead['headers'];
  /** Hash of each response, by URL. */
  responses: Record<string, string>;
}

/**
 * Returns a `fetch` for the app in a build, and `record`, which runs a function and returns what was read meanwhile,
 * also while other pages read. `ask` sends a read. A build only reads: any other method is rejected.
 */
export function createApiCalls(ask: (read: ApiRead) => Promise<ApiResponse>) {
  const current = new AsyncLocalStorage<ApiCalls>();
  return {
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const { url, method } = request;
      if (method !== 'GET') throw new TypeError(`A build does not send ${method} ${url}`);
      const headers = [...request.headers];
      const response = await ask({ url, headers });
      request.signal.throwIfAborted();
      const calls = current.getStore();
      if (calls) {
        calls.headers = headers;
        calls.responses[url] = response.hash;
      }
      const body = response.status === 204 || response.status === 304 ? null : response.body;
      return new Response(body, { status: response.status, headers: { 'content-type': response.type } });
    },
    async record<T>(run: () => Promise<T>): Promise<{ result: T; calls: ApiCalls }> {
      const calls: ApiCalls = { headers: [], responses: {} };
      return { result: await current.run(calls, run), calls };
    },
  };
}

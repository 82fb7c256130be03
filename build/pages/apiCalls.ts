import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiAnswer, ApiRead } from './apiGate.ts';

/** What a page read from the API. */
export interface ApiCalls {
  /** The headers of all its reads. */
  headers: ApiRead['headers'];
  /** Hash of each answer, by URL. */
  answers: Record<string, string>;
}

/**
 * Returns a `fetch` for the app in a build, and `record`, which runs a function and returns what was read meanwhile,
 * also while other pages read. `ask` sends a read. A build only reads: any other method is rejected.
 */
export function createApiCalls(ask: (read: ApiRead) => Promise<ApiAnswer>) {
  const current = new AsyncLocalStorage<ApiCalls>();
  return {
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const { url, method } = request;
      if (method !== 'GET') throw new TypeError(`A build does not send ${method} ${url}`);
      const headers = [...request.headers];
      const answer = await ask({ url, headers });
      request.signal.throwIfAborted();
      const calls = current.getStore();
      if (calls) {
        calls.headers = headers;
        calls.answers[url] = answer.hash;
      }
      const body = answer.status === 204 || answer.status === 304 ? null : answer.body;
      return new Response(body, { status: answer.status, headers: { 'content-type': answer.type } });
    },
    async record<T>(run: () => Promise<T>): Promise<{ result: T; calls: ApiCalls }> {
      const calls: ApiCalls = { headers: [], answers: {} };
      return { result: await current.run(calls, run), calls };
    },
  };
}

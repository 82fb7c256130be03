import { HttpResponse, type HttpResponseInit } from 'msw';

/** Lets tests look at every call of every backend of this process; nothing else sets these. */
export interface Exchanges {
  /** `endpoint`: name in `docs/api`. `body`: parsed JSON, the names and sizes of a form's files, or null. */
  onRequest: ((endpoint: string, request: Request, body: unknown) => void) | null;
  onResponse: ((endpoint: string, status: number, body: unknown) => void) | null;
}

export const exchanges: Exchanges = { onRequest: null, onResponse: null };

/** Returns a JSON response of the backend. */
export function respondJson(endpoint: string, body: object, init: HttpResponseInit = {}): Response {
  exchanges.onResponse?.(endpoint, init.status ?? 200, body);
  return HttpResponse.json(body, init);
}

import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { type EndpointName, type Method, needsSession, splitCall } from '@/shared/http/endpoints';
import type { Backend } from '../backend';
import { exchanges, respondJson } from '../exchanges';
import { faultResponse } from '../faults';
import { bodyOf, queryOf } from '../requestLog';
import { toWireFormat } from '../wireFormat';
import { type Call, createCall, localeOf } from './call';
import { Failure, toFailureBody } from './failures';

export type HandlerFactory = (backend: Backend) => RequestHandler;

interface ReceivedCall {
  request: Request;
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: unknown;
}

const methods: Record<Method, typeof http.get> = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/**
 * Returns a handler of any host: the call is logged, planned failures come first, and whatever `respond` throws becomes
 * an error body.
 */
export function createHandler(
  name: string,
  method: Method | 'ALL',
  path: string | RegExp,
  respond: (backend: Backend, call: ReceivedCall) => Response | Promise<Response>,
): HandlerFactory {
  return (backend) =>
    (method === 'ALL' ? http.all : methods[method])(path, async ({ request, params }) => {
      const url = new URL(request.url);
      const body = await bodyOf(request.clone());
      const entry = backend.log.add({
        atMs: backend.clock.now(),
        endpoint: name,
        method: request.method,
        path: url.pathname,
        query: queryOf(url.searchParams),
        headers: Object.fromEntries([...request.headers].map(([key, value]) => [key.toLowerCase(), value])),
        body,
      });
      if (backend.network.state().offline) {
        entry.status = 0;
        return HttpResponse.error() as HttpResponse<string>;
      }
      exchanges.onRequest?.(name, request, body);
      const fault = backend.faults.take(name, request.method, url.pathname);
      if (fault?.hang) await delay('infinite');
      if (fault?.delayMs) await delay(fault.delayMs);
      const planned = fault && faultResponse(fault);
      const response = planned ?? (await respondOrReport());
      if (fault?.lost) {
        entry.status = 0;
        return HttpResponse.error() as HttpResponse<string>;
      }
      await backend.network.wait(async () => (await response.clone().arrayBuffer()).byteLength);
      entry.status = response.status;
      return response as HttpResponse<string>;

      async function respondOrReport(): Promise<Response> {
        try {
          return await respond(backend, { request, params, body });
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          if (error.status === 400) console.warn(`${request.method} ${url.pathname}: ${error.message}`);
          return respondJson(name, toFailureBody(error, localeOf(url)), { status: error.status });
        }
      }
    });
}

/** Returns the response with null under the keys that a scenario makes absent. */
function clearAbsentKeys(data: unknown, absent: readonly string[]): unknown {
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, absent.includes(key) ? null : value]));
}

/**
 * Returns the handler of a call of the API host, by its row in the table of calls. The resolver returns the response's
 * `data` in camelCase, or nothing for a row without data, and reads the row's placeholders by `call.readParam`; a guest is
 * refused when the call needs a session.
 */
export function createApiHandler(
  name: EndpointName,
  resolve: (call: Call) => object | null | undefined,
): HandlerFactory {
  const { method, path } = splitCall(name);
  const pattern = `*/api/${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return createHandler(name, method, pattern, (backend, { request, params, body }) => {
    const call = createCall({ backend, request, params, body });
    if (needsSession(name) && !call.account) throw new Failure(401, null, null, 'This needs a token.');
    const data = toWireFormat(resolve(call) ?? null, call.origin);
    const sent = { data: clearAbsentKeys(data, backend.db.read().absent) };
    return respondJson(name, sent, { headers: { 'Cache-Control': 'no-store' } });
  });
}

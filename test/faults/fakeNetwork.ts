/** Replaces the network by the mock backend in the same process, and keeps the responses to reads. */
import { getResponse } from 'msw';
import { vi } from 'vitest';
import type { EndpointName } from '@/shared/http/endpoints';
import type { FaultPlan } from '~mocks/faults';
import { createHandlers } from '~mocks/handlers/handlers';
import { backend, resetMocks } from '~mocks/node';
import { endpointOf } from './endpointOf';

export const apiUrl = 'http://api.test';
const handlers = createHandlers(backend);

/**
 * The mock's responses to reads on its first day, by what was asked and by whom. Composing them again in each of hundreds of
 * apps would be most of the work.
 */
const firstDay = new Map<string, string>();

async function ask(request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** A call as it stood on the network. */
export interface SentCall {
  endpoint: EndpointName;
  /** `GET /api/v3/courses/101?lang=en-hk`, decoded. */
  line: string;
  headers: Readonly<Record<string, string>>;
  /** JSON; null without a body. */
  body: unknown;
}

/** Advice about a call that no page has sent. */
export const neverSent = (name: string, at = 'The page') =>
  `${at} does not send ${name}: add its first action to the page's \`enter\`, or dispatch it in the \`action\` of the row`;

export type FakeNetwork = ReturnType<typeof createFakeNetwork>;

/** A backend on its first day behind a global `fetch`; take that back with `vi.unstubAllGlobals`. */
export function createFakeNetwork() {
  resetMocks();
  const calls: EndpointName[] = [];
  const sent: SentCall[] = [];
  const texts = new Map<EndpointName, string>();
  const planned = new Set<string>();
  let written = false;
  let deaf = false;

  async function respond(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const name = endpointOf(request.method, pathname);
    calls.push(name);
    sent.push({
      endpoint: name,
      line: `${request.method} ${pathname}${decodeURIComponent(search)}`,
      headers: Object.fromEntries(request.headers),
      body: request.method === 'GET' ? null : JSON.parse((await request.clone().text()) || 'null'),
    });
    const key = `${request.url} ${request.headers.get('authorization')}`;
    const known = request.method === 'GET' && !written && !planned.has(name) ? firstDay.get(key) : undefined;
    if (known !== undefined) {
      texts.set(name, known);
      return new Response(known);
    }
    if (request.method !== 'GET') written = name !== 'appLaunch' || written;
    const response = await ask(request);
    if (planned.has(name)) return response;
    const text = await response.text();
    if (response.ok) texts.set(name, text);
    if (response.ok && request.method === 'GET' && !written) firstDay.set(key, text);
    return new Response(text, { status: response.status });
  }

  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => {
        if (!deaf) reject(new DOMException('The call was given up', 'AbortError'));
      });
      respond(request).then(resolve, reject);
    });
  });

  return {
    /** Every call so far, oldest first. */
    calls,
    /** The same with what was sent. */
    sent,
    /** The last good response of an endpoint, as text. */
    textOf(name: EndpointName): string {
      const text = texts.get(name);
      if (text !== undefined) return text;
      throw new Error(calls.includes(name) ? `${name} was sent, and failed each time` : neverSent(name));
    },
    /** From now on the endpoint fails like this, until it is healed. */
    fail(endpoint: EndpointName, fault: Omit<FaultPlan, 'endpoint'>) {
      planned.add(endpoint);
      backend.faults.plan({ times: 1000, ...fault, endpoint });
    },
    heal() {
      planned.clear();
      backend.faults.clear();
      deaf = false;
    },
    /** Responses also arrive when their caller has given up, as they may. */
    deafen() {
      deaf = true;
    },
  };
}

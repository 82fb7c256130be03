import { type AppErrorKind, RequestError } from './AppError';
import { type Answer, readApiAnswer, readPlainAnswer } from './answer';
import { type CaseConversion, createCaseConversion } from './caseConversion';
import { answersNothing, type EndpointName, endpoints, needsSession, type PathOption } from './endpoints';
import { createFlights } from './flights';
import { apiHeaders, jsonHeaders } from './headers';
import { waitFor, withRetries } from './retry';
import { readUpload, ticketRequest, type UploadedFile, uploadRequest } from './support';
import { sendTracking } from './tracking';
import { send, TransportFailure, type TransportFailureKind, type WireRequest } from './transport';
import { endpointPath, queryString } from './url';

/**
 * The app's one way to its servers: every answer is read by the caller's schema, belongs to the session that asked for
 * it, or becomes a RequestError; the token, locale, region and epoch are injected.
 */

export interface HttpDeps {
  /** Origins without a trailing slash; empty means the app's own. */
  apiUrl: string;
  supportUrl: string;
  trackingUrl: string;
  /** `en-hk` */
  getLocale(): string;
  /** `hk` */
  getRegion(): string;
  getToken(): string | null;
  getDevice(): { deviceId: string; os: string };
  /** Number of the session; an answer to an older one is `stale`. */
  getEpoch(): number;
  /** Resolves after `ms`, or as soon as the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1. */
  random?(): number;
}

export interface RequestOptions<T> {
  path?: Record<string, string | number>;
  /** camelCase keys; undefined and null are left out, arrays go out as `key[]=…`. */
  query?: object;
  /** camelCase JSON, or FormData or a Blob as it is. */
  body?: unknown;
  /** Gets the answer's `data` in camelCase, or null where none is expected; throwing makes the kind `body`. */
  read: (data: unknown) => T;
  signal?: AbortSignal | undefined;
  /** Lets a write survive the page. Its body is limited to 64 kB by browsers. */
  keepalive?: boolean;
}

export interface Http {
  /** Rejects with a RequestError; only a bug of the caller (a missing path value) rejects with a TypeError. */
  request<T, Name extends EndpointName = EndpointName>(
    endpoint: Name,
    options: RequestOptions<T> & PathOption<Name>,
  ): Promise<T>;
  /** Sends the ticket as it is. Rejects with a RequestError. */
  submitTicket(body: unknown, signal?: AbortSignal): Promise<void>;
  /** `onProgress` gets the share sent so far, 0 to 1. Rejects with a RequestError. */
  uploadFile(
    file: File,
    options?: { onProgress?: ((ratio: number) => void) | undefined; signal?: AbortSignal | undefined },
  ): Promise<UploadedFile>;
  /** camelCase event; nothing comes back, and it never throws. */
  track(event: Record<string, unknown>): void;
  /** Every open call rejects with kind `abort`; tracking is not touched. */
  abortAll(): void;
  /** Callers that still wait for an answer. */
  openCalls(): number;
}

const apiTimeoutMs = 20_000;
const uploadTimeoutMs = 60_000;

export function createHttp(deps: HttpDeps): Http {
  const conversion = createCaseConversion();
  const flights = createFlights<Answer>();
  const { wait = waitFor, random = Math.random } = deps;

  /** Turns one boarded call into its value or its RequestError; abort outranks stale, stale everything else. */
  async function settle<T>(
    { endpoint, method }: { endpoint: string; method: string },
    boarded: Promise<Answer>,
    read: (data: unknown) => T,
  ): Promise<T> {
    const requestEpoch = deps.getEpoch();
    const failure = (kind: AppErrorKind, known: { status?: number; code?: string; message?: string | null } = {}) =>
      new RequestError({ status: null, code: null, message: null, ...known, kind, requestEpoch, endpoint, method });

    const answer = await boarded.catch((error: unknown): { kind: TransportFailureKind } => {
      if (error instanceof TransportFailure) return error;
      throw error;
    });
    if (answer.kind === 'abort') throw failure('abort');
    if (deps.getEpoch() !== requestEpoch) throw failure('stale');
    switch (answer.kind) {
      case 'data':
        try {
          return read(answer.data);
        } catch {
          throw failure('body', { status: answer.status });
        }
      case 'api':
        throw failure('api', { status: answer.status, code: answer.code, message: answer.message });
      case 'status':
      case 'body':
        throw failure(answer.kind, { status: answer.status });
      default:
        throw failure(answer.kind);
    }
  }

  function boardApi(name: EndpointName, options: RequestOptions<unknown>): Promise<Answer> {
    const { method } = endpoints[name];
    const identity = { region: deps.getRegion(), token: deps.getToken(), device: deps.getDevice() };
    // The server's own answer, without the way there.
    if (identity.token === null && needsSession(name)) return Promise.resolve({ kind: 'status', status: 401 });
    const epoch = deps.getEpoch();
    const query = queryString({ ...options.query, lang: deps.getLocale() }, conversion.snakeKey);
    const url = `${deps.apiUrl}${endpointPath(name, options.path)}?${query}`;
    const { body, headers } = serialised(options.body, conversion);
    const fly = async (signal: AbortSignal) => {
      const answer = await send({
        method,
        url,
        headers: { ...apiHeaders(identity), ...headers },
        body,
        credentials: true,
        timeoutMs: apiTimeoutMs,
        signal,
        keepalive: options.keepalive ?? false,
      });
      return readApiAnswer(answer, { expectsData: !answersNothing(name), toCamel: conversion.toCamel });
    };
    if (method !== 'GET') return flights.board(null, fly, options.signal);
    const isWanted = () => deps.getEpoch() === epoch;
    const key = JSON.stringify([epoch, identity.region, identity.token, url]);
    const start = (signal: AbortSignal) => withRetries(() => fly(signal), { signal, wait, random, isWanted });
    return flights.board(key, start, options.signal);
  }

  function boardSupport(request: Omit<WireRequest, 'signal'>, signal: AbortSignal | undefined): Promise<Answer> {
    return flights.board(null, async (own) => readPlainAnswer(await send({ ...request, signal: own })), signal);
  }

  return {
    async request(endpoint, options) {
      const { method } = endpoints[endpoint];
      try {
        return await settle({ endpoint, method }, boardApi(endpoint, options), options.read);
      } finally {
        // A read sent before a write was answered may not know of it. The launch call changes nothing that is read.
        if (method !== 'GET' && endpoint !== 'appLaunch') flights.closeDoors();
      }
    },
    async submitTicket(body, signal) {
      const request = { ...ticketRequest(deps.supportUrl, body), timeoutMs: apiTimeoutMs };
      await settle({ endpoint: 'submitTicket', method: 'POST' }, boardSupport(request, signal), () => null);
    },
    async uploadFile(file, { onProgress, signal } = {}) {
      const request = { ...uploadRequest(deps.supportUrl, file, onProgress), timeoutMs: uploadTimeoutMs };
      const read = (data: unknown) => readUpload(data, file);
      return settle({ endpoint: 'uploadFile', method: 'POST' }, boardSupport(request, signal), read);
    },
    track: (event) => sendTracking(deps.trackingUrl, event, conversion.toSnake),
    abortAll: flights.abortAll,
    openCalls: flights.open,
  };
}

function serialised(body: unknown, conversion: CaseConversion): Pick<WireRequest, 'body'> & { headers: object } {
  if (body === undefined || body === null) return { headers: {} };
  if (body instanceof FormData || body instanceof Blob) return { body, headers: {} };
  return { body: JSON.stringify(conversion.toSnake(body)), headers: jsonHeaders };
}

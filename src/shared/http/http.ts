import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { type AppErrorKind, RequestError } from './AppError';
import { createCaseConversion } from './caseConversion';
import { createApiClient, createEventClient, createSupportClient, uploadTimeout } from './clients';
import { type EndpointName, endpoints, needsSession, type PathOption } from './endpoints';
import { waitFor, withRetries } from './retry';
import { createSharedRequests, isAbort } from './sharedRequests';
import { readUpload, ticketRequest, type UploadedFile, uploadRequest } from './support';
import { endpointPath } from './url';

/**
 * The app's one way to its servers: every answer is read by the caller's schema, belongs to the session that asked for
 * it, or becomes a RequestError; the token, locale, region and epoch are injected.
 */

export interface HttpDeps {
  /** Origins without a trailing slash; empty means the app's own. */
  apiUrl: string;
  supportUrl: string;
  trackingUrl: string;
  /** Takes the events of analytics; empty: none is sent. */
  analyticsUrl: string;
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
  /** Sends a camelCase event of a video to the tracking host. Nothing comes back, and it never throws. */
  track(event: Record<string, unknown>): void;
  /** Sends a camelCase event to analytics, where that is configured. Nothing comes back, and it never throws. */
  record(event: object): void;
  /** Every open call rejects with kind `abort`; events are not touched. */
  abortAll(): void;
  /** The number of callers that still wait for an answer. */
  openCalls(): number;
}

export function createHttp(deps: HttpDeps): Http {
  const conversion = createCaseConversion();
  const api = createApiClient(deps, conversion);
  const support = createSupportClient(deps);
  const events = createEventClient();
  const requests = createSharedRequests<AxiosResponse<unknown>>();
  const { wait = waitFor, random = Math.random } = deps;

  /** Reads the answer of one call, or rejects with its RequestError; abort outranks stale, stale everything else. */
  async function readAnswer<T>(
    { endpoint, method }: { endpoint: string; method: string },
    sent: Promise<AxiosResponse<unknown>>,
    read: (data: unknown) => T,
  ): Promise<T> {
    const requestEpoch = deps.getEpoch();
    const fail = (kind: AppErrorKind, status: number | null = null) =>
      new RequestError({ kind, status, code: null, message: null, requestEpoch, endpoint, method });
    const isStale = () => deps.getEpoch() !== requestEpoch;
    const { status, data } = await sent.catch((error: unknown) => {
      if (isAbort(error)) throw fail('abort');
      throw isStale() ? fail('stale') : error;
    });
    if (isStale()) throw fail('stale');
    try {
      return read(data);
    } catch {
      throw fail('body', status);
    }
  }

  function sendApi(name: EndpointName, options: RequestOptions<unknown>): Promise<AxiosResponse<unknown>> {
    const { method } = endpoints[name];
    const epoch = deps.getEpoch();
    // The server's own answer, without the way there.
    if (needsSession(name) && deps.getToken() === null) {
      const known = { status: 401, code: null, message: null, requestEpoch: epoch, endpoint: name, method };
      return Promise.reject(new RequestError({ kind: 'status', ...known }));
    }
    const config: AxiosRequestConfig = {
      method,
      url: endpointPath(name, options.path),
      params: options.query,
      data: options.body,
      endpoint: name,
      epoch,
      ...(options.keepalive && { fetchOptions: { keepalive: true } }),
    };
    const send = (signal: AbortSignal) => api.request<unknown>({ ...config, signal });
    if (method !== 'GET') return requests.join(null, send, options.signal);
    const isWanted = () => deps.getEpoch() === epoch;
    const session = [epoch, deps.getRegion(), deps.getLocale(), deps.getToken()];
    const key = JSON.stringify([session, config.url, config.params]);
    const start = (signal: AbortSignal) => withRetries(() => send(signal), { signal, wait, random, isWanted });
    return requests.join(key, start, options.signal);
  }

  const sendSupport = (config: AxiosRequestConfig, signal: AbortSignal | undefined) =>
    requests.join(null, (own) => support.request({ ...config, epoch: deps.getEpoch(), signal: own }), signal);

  /** An event that cannot be serialised or sent is lost, as one that the network loses is. */
  function sendEvent(url: string, event: object): void {
    const post = async () => events.post(url, JSON.stringify(conversion.toSnake(event)));
    post().catch(() => undefined);
  }

  return {
    async request(endpoint, options) {
      const { method } = endpoints[endpoint];
      try {
        return await readAnswer({ endpoint, method }, sendApi(endpoint, options), options.read);
      } finally {
        // A read sent before a write was answered may not know of it. The launch call changes nothing that is read.
        if (method !== 'GET' && endpoint !== 'appLaunch') requests.stopJoining();
      }
    },
    async submitTicket(body, signal) {
      const call = { endpoint: 'submitTicket', method: 'POST' };
      await readAnswer(call, sendSupport({ ...call, ...ticketRequest(body) }, signal), () => null);
    },
    async uploadFile(file, { onProgress, signal } = {}) {
      const call = { endpoint: 'uploadFile', method: 'POST' };
      const request = { ...call, ...uploadRequest(file, onProgress), timeout: uploadTimeout };
      return readAnswer(call, sendSupport(request, signal), (data) => readUpload(data, file));
    },
    track: (event) => sendEvent(`${deps.trackingUrl}/video`, event),
    record(event) {
      if (deps.analyticsUrl) sendEvent(deps.analyticsUrl, event);
    },
    abortAll: requests.abortAll,
    openCalls: requests.countWaiting,
  };
}

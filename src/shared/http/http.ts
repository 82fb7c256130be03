import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { type AppErrorKind, appError, RequestError } from './AppError';
import { createCaseConversion } from './caseConversion';
import { createApiClient, createEventClient, createFileClient, createSupportClient, uploadTimeout } from './clients';
import { hasEarlyCall } from './earlyCalls';
import { type EndpointName, needsSession, type PathOption, splitCall, storedDaysOf } from './endpoints';
import type { HttpDeps } from './httpDeps';
import { createNetworkFirst } from './networkFirst';
import type { RequestOptions } from './requestOptions';
import { waitFor, withRetries } from './retry';
import { createSharedRequests, isAbort } from './sharedRequests';
import { readUpload, ticketRequest, type UploadedFile, uploadRequest } from './support';
import { endpointPath } from './url';

/**
 * The app's HTTP layer: every response is parsed by the caller's schema and belongs to the session that requested it,
 * or becomes a RequestError; token, locale, region and epoch are injected.
 */

export interface Http {
  /** Rejects with a RequestError; only a bug of the caller (a missing path value) rejects with a TypeError. */
  request<T, Name extends EndpointName = EndpointName>(
    endpoint: Name,
    options: RequestOptions<T> & PathOption<Name>,
  ): Promise<T>;
  /** Reads a JSON file of the app's own site; `path` starts with a slash. Rejects with a RequestError. */
  readFile<T>(path: string, options: Pick<RequestOptions<T>, 'read' | 'signal'>): Promise<T>;
  /** Sends the ticket unchanged. Rejects with a RequestError. */
  submitTicket(body: unknown, signal?: AbortSignal): Promise<void>;
  /** `onProgress` gets the share sent so far, 0 to 1. Rejects with a RequestError. */
  uploadFile(
    file: File,
    options?: { onProgress?: ((ratio: number) => void) | undefined; signal?: AbortSignal | undefined },
  ): Promise<UploadedFile>;
  /** Sends a camelCase video event to the tracking host. Returns nothing and never throws. */
  track(event: Record<string, unknown>): void;
  /** Sends a camelCase event to analytics, if configured. Returns nothing and never throws. */
  record(event: object): void;
  /** Aborts every open call, which rejects with kind `abort`; events are not aborted. */
  abortAll(): void;
  /** Returns the number of callers that wait for a response. */
  openCalls(): number;
}

/** Parses the response of one call, or rejects with its RequestError; abort outranks stale, stale everything else. */
async function readResponse<T>(
  getEpoch: HttpDeps['getEpoch'],
  { endpoint, method }: { endpoint: string; method: string },
  sent: Promise<AxiosResponse<unknown>>,
  read: (data: unknown) => T,
): Promise<T> {
  const requestEpoch = getEpoch();
  const fail = (kind: AppErrorKind, status: number | null = null) =>
    new RequestError(appError(kind, { status, requestEpoch, endpoint, method }));
  const isStale = () => getEpoch() !== requestEpoch;
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

export function createHttp(deps: HttpDeps): Http {
  const conversion = createCaseConversion();
  const api = createApiClient(deps, conversion);
  const support = createSupportClient(deps);
  const events = createEventClient();
  const files = createFileClient(deps);
  const requests = createSharedRequests<AxiosResponse<unknown>>();
  const { wait = waitFor, random = Math.random } = deps;

  function sendApi(
    name: EndpointName,
    options: RequestOptions<unknown>,
    onUnanswered?: () => void,
  ): Promise<AxiosResponse<unknown>> {
    const { method } = splitCall(name);
    const epoch = deps.getEpoch();
    if (deps.isTokenReplaced?.())
      return Promise.reject(new RequestError(appError('stale', { requestEpoch: epoch, endpoint: name, method })));
    // Rejects with the error that the server would return, without sending the request.
    if (needsSession(name) && deps.getToken() === null) {
      const known = { status: 401, requestEpoch: epoch, endpoint: name, method };
      return Promise.reject(new RequestError(appError('status', known)));
    }
    const url = endpointPath(name, options.path);
    const config: AxiosRequestConfig = {
      method,
      url,
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
    const key = JSON.stringify([session, url, config.params]);
    const start = async (signal: AbortSignal) => {
      // A call that was sent early takes no time now, and its response may be here before the first frame.
      if (deps.beforeRead && !hasEarlyCall(url)) {
        await deps.beforeRead();
        const late = { requestEpoch: epoch, endpoint: name, method };
        if (signal.aborted || !isWanted()) throw new RequestError(appError('stale', late));
      }
      return withRetries(() => send(signal), { signal, wait, random, isWanted, ...(onUnanswered && { onUnanswered }) });
    };
    return requests.join(key, start, options.signal);
  }

  const requestNetworkFirst = createNetworkFirst(deps, (name, options, onUnanswered) =>
    readResponse(deps.getEpoch, { endpoint: name, method: 'GET' }, sendApi(name, options, onUnanswered), options.read),
  );

  const sendSupport = (config: AxiosRequestConfig, signal: AbortSignal | undefined) =>
    requests.join(null, (own) => support.request({ ...config, epoch: deps.getEpoch(), signal: own }), signal);

  /** Sends an event; one that cannot be serialised or sent is lost, as when the network fails. */
  function sendEvent(url: string, event: object): void {
    const post = async () => events.post(url, JSON.stringify(conversion.toSnake(event)));
    post().catch(() => undefined);
  }

  return {
    async request(endpoint, options) {
      const { method } = splitCall(endpoint);
      const owner = storedDaysOf(endpoint) > 0 ? deps.getUserId?.() : null;
      if (owner && requestNetworkFirst) return requestNetworkFirst(endpoint, options, owner);
      try {
        return await readResponse(deps.getEpoch, { endpoint, method }, sendApi(endpoint, options), options.read);
      } finally {
        // A read sent before a write completed may have old data. The launch call changes nothing that is read.
        if (method !== 'GET' && endpoint !== 'appLaunch') requests.stopJoining();
      }
    },
    async readFile(path, options) {
      const call = { endpoint: path, method: 'GET' };
      const epoch = deps.getEpoch();
      const start = (signal: AbortSignal) =>
        withRetries(() => files.request<unknown>({ ...call, url: path, epoch, signal }), {
          signal,
          wait,
          random,
          isWanted: () => deps.getEpoch() === epoch,
        });
      return readResponse(deps.getEpoch, call, requests.join(`${epoch} ${path}`, start, options.signal), options.read);
    },
    async submitTicket(body, signal) {
      const call = { endpoint: 'submitTicket', method: 'POST' };
      await readResponse(deps.getEpoch, call, sendSupport({ ...call, ...ticketRequest(body) }, signal), () => null);
    },
    async uploadFile(file, { onProgress, signal } = {}) {
      const call = { endpoint: 'uploadFile', method: 'POST' };
      const request = { ...call, ...uploadRequest(file, onProgress), timeout: uploadTimeout };
      return readResponse(deps.getEpoch, call, sendSupport(request, signal), (data) => readUpload(data, file));
    },
    track: (event) => sendEvent(`${deps.trackingUrl}/video`, event),
    record(event) {
      if (deps.analyticsUrl) sendEvent(deps.analyticsUrl, event);
    },
    abortAll: requests.abortAll,
    openCalls: requests.countWaiting,
  };
}

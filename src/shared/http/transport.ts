import type { AxiosAdapter } from 'axios';
import Axios from 'axios/unsafe/core/Axios.js';

/**
 * Sends one request through axios and reduces whatever happens to a status with its text, or to one of three failures.
 * The axios error, which holds the headers and with them the token, never leaves this file.
 */

export interface WireRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Already serialised; a FormData or Blob brings its own content type. */
  body?: string | FormData | Blob | undefined;
  credentials: boolean;
  timeoutMs: number;
  signal: AbortSignal;
  /** Lets the request outlive the page; its body is then limited to 64 kB by browsers. */
  keepalive?: boolean;
  /** Share sent so far, 0 to 1. */
  onProgress?: ((ratio: number) => void) | undefined;
}

export interface WireAnswer {
  status: number;
  text: string;
}

export type TransportFailureKind = 'abort' | 'timeout' | 'network';

export class TransportFailure extends Error {
  readonly kind: TransportFailureKind;

  constructor(kind: TransportFailureKind) {
    super(kind);
    this.name = 'TransportFailure';
    this.kind = kind;
  }
}

const client = new Axios({
  responseType: 'text',
  transformRequest: [(data: unknown) => data],
  transformResponse: [(data: unknown) => data],
  validateStatus: () => true,
  withXSRFToken: false,
});

/** Knows what axios's own adapter of the kind knows of the options used here, in a fraction of its size. */
const fetchAdapter: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', headers, data, withCredentials, signal, fetchOptions } = config;
  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers: headers.toJSON() as Record<string, string>,
    body: (data as BodyInit | undefined) ?? null,
    credentials: withCredentials ? 'include' : 'omit',
    signal: (signal as AbortSignal | undefined) ?? null,
    ...fetchOptions,
  });
  const { status, statusText } = response;
  return { data: await response.text(), status, statusText, headers: {}, config };
};

/** Only uploads ask for it, so it is not loaded before. */
const xhrAdapter = async (): Promise<AxiosAdapter> => (await import('axios/unsafe/adapters/xhr.js')).default;

/** Rejects with a TransportFailure, never with anything else; every HTTP status is an answer. */
export async function send(request: WireRequest): Promise<WireAnswer> {
  const { onProgress } = request;
  // Our own clock instead of axios's: the same for both adapters, and it covers the reading of the body.
  const own = new AbortController();
  let late = false;
  const stop = () => own.abort();
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, request.timeoutMs);
  request.signal.addEventListener('abort', stop);
  try {
    const { status, data } = await client.request<unknown>({
      // fetch knows keepalive, XHR knows upload progress; each lacks the other's.
      adapter: onProgress ? await xhrAdapter() : fetchAdapter,
      method: request.method,
      url: request.url,
      // `false` keeps axios from adding its own: a form content type to bodyless writes, and a User-Agent that
      // some browsers really send and that CORS would then have to allow.
      headers: { Accept: 'application/json', 'Content-Type': false, 'User-Agent': false, ...request.headers },
      data: request.body,
      withCredentials: request.credentials,
      signal: own.signal,
      ...(request.keepalive && { fetchOptions: { keepalive: true } }),
      ...(onProgress && {
        onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.min(1, loaded / total) : 0),
      }),
    });
    return { status, text: typeof data === 'string' ? data : '' };
  } catch {
    if (request.signal.aborted) throw new TransportFailure('abort');
    throw new TransportFailure(late ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', stop);
  }
}

import { type AppErrorKind, appError, RequestError } from './AppError';
import type { Http } from './http';

/**
 * Returns an http service whose code loads in parallel with the first screen; calls wait for it. If loading fails,
 * calls reject as if the network were down, and the next call loads it again.
 */
export function deferHttp(load: () => Promise<Http>, getEpoch: () => number): Http {
  let loaded: Http | null = null;
  let loading: Promise<Http> | null = null;
  /** How often all calls were aborted. */
  let aborts = 0;
  let waiting = 0;

  const loadOnce = (): Promise<Http> => {
    loading ??= load().then(
      (http) => {
        loaded = http;
        return http;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  async function call<T>(endpoint: string, send: (http: Http) => Promise<T>): Promise<T> {
    if (loaded) return send(loaded);
    const [requestEpoch, abortsBefore] = [getEpoch(), aborts];
    const fail = (kind: AppErrorKind) => new RequestError(appError(kind, { requestEpoch, endpoint }));
    waiting += 1;
    const http = await loadOnce()
      .catch(() => {
        throw fail('network');
      })
      .finally(() => {
        waiting -= 1;
      });
    if (aborts !== abortsBefore) throw fail('abort');
    if (getEpoch() !== requestEpoch) throw fail('stale');
    return send(http);
  }

  function sendEvent(send: (http: Http) => void): void {
    if (loaded) send(loaded);
    else void loadOnce().then(send, () => undefined);
  }

  return {
    request: (endpoint, options) => call(endpoint, (http) => http.request(endpoint, options)),
    readFile: (path, options) => call(path, (http) => http.readFile(path, options)),
    submitTicket: (body, signal) => call('submitTicket', (http) => http.submitTicket(body, signal)),
    uploadFile: (file, options) => call('uploadFile', (http) => http.uploadFile(file, options)),
    track: (event) => sendEvent((http) => http.track(event)),
    record: (event) => sendEvent((http) => http.record(event)),
    abortAll() {
      aborts += 1;
      loaded?.abortAll();
    },
    openCalls: () => waiting + (loaded?.openCalls() ?? 0),
  };
}

/** An http service whose responses the test completes, in any order. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AppError, type AppErrorKind, appError as createError, RequestError } from '@/shared/http/AppError';
import type { EndpointName } from '@/shared/http/endpoints';
import type { Http } from '@/shared/http/http';
import type { RequestOptions } from '@/shared/http/requestOptions';

export interface ControlledCall {
  readonly endpoint: EndpointName;
  readonly path: Readonly<Record<string, string | number>> | undefined;
  readonly query: object | undefined;
  readonly body: unknown;
  readonly keepalive: boolean;
  readonly signal: AbortSignal | undefined;
  /** Completes the call, and returns when everything that waited for it has run. */
  respond(data: unknown): Promise<void>;
  fail(thrown: unknown): Promise<void>;
}

/** Makes an error of a read in the first session. */
export function appError(kind: AppErrorKind = 'network', more: Partial<AppError> = {}): AppError {
  return { ...createError(kind, { requestEpoch: 1, endpoint: 'courses', method: 'GET' }), ...more };
}

export function requestError(kind: AppErrorKind = 'network', more: Partial<AppError> = {}): RequestError {
  return new RequestError(appError(kind, more));
}

export function controlledHttp() {
  const calls: ControlledCall[] = [];
  const unused = () => {
    throw new Error('Only request() is controlled');
  };
  const http: Http = {
    request: <T>(endpoint: EndpointName, options: RequestOptions<T>) =>
      new Promise<T>((resolve, reject) => {
        const { path, query, body, keepalive = false, signal, read } = options;
        calls.push({
          endpoint,
          path,
          query,
          body,
          keepalive,
          signal,
          respond(data) {
            resolve(read(data));
            return nextTurn();
          },
          fail(thrown) {
            reject(thrown);
            return nextTurn();
          },
        });
      }),
    readFile: unused,
    submitTicket: unused,
    uploadFile: unused,
    track: unused,
    record: unused,
    abortAll: unused,
    openCalls: unused,
  };
  return {
    http,
    calls,
    /** Returns the nth call, from 0; fails the test when it was never made. */
    call(index: number): ControlledCall {
      const call = calls[index];
      if (!call) throw new Error(`Call ${index} was never made; there were ${calls.length}`);
      return call;
    },
  };
}

/**
 * The error of one call. Plain and serialisable, because it is stored in redux state; it never contains the URL, the
 * headers or the cause of the failure, so that no token reaches a log.
 */

/**
 * - `abort`: the caller, or `abortAll`, aborted the call.
 * - `stale`: the response belongs to an older session.
 * - `api`: 4xx/5xx with an error code. `status`: 4xx/5xx without one.
 * - `network`: no response. `timeout`: none in time.
 * - `body`: an invalid response: HTML, truncated, empty or not matching its schema.
 */
export type AppErrorKind = 'abort' | 'stale' | 'api' | 'status' | 'network' | 'timeout' | 'body';

export interface AppError {
  kind: AppErrorKind;
  /** HTTP status; null without a response. */
  status: number | null;
  /** The server's error code; only with kind `api`. */
  code: string | null;
  /** The server's message, not truncated; only with kind `api`. */
  message: string | null;
  /** Session epoch in which the call was sent. */
  requestEpoch: number;
  /** Name of the endpoint table's row, or of the support call. */
  endpoint: string;
  method: string;
}

/** Makes an error of the given kind. Fields that `known` lacks are empty: null, epoch 0, no endpoint and no method. */
export const appError = (kind: AppErrorKind, known: Partial<Omit<AppError, 'kind'>> = {}): AppError => ({
  kind,
  status: null,
  code: null,
  message: null,
  requestEpoch: 0,
  endpoint: '',
  method: '',
  ...known,
});

/** The only error with which the http layer rejects a call. */
export class RequestError extends Error {
  readonly error: AppError;

  constructor(error: AppError) {
    super(
      [error.method, error.endpoint, error.kind, error.code ?? error.status].filter((part) => part !== null).join(' '),
    );
    this.name = 'RequestError';
    this.error = error;
  }
}

/**
 * What went wrong with one call. Plain and serialisable, because it lives in redux state; it never carries the URL,
 * the headers or the cause of the failure, so no token can reach a log through it.
 */

/**
 * - `abort`: the caller, or `abortAll`, gave the call up.
 * - `stale`: the answer belongs to an older session.
 * - `api`: 4xx/5xx with an error code. `status`: 4xx/5xx without one.
 * - `network`: no answer at all. `timeout`: none in time.
 * - `body`: an answer that cannot be used: HTML, truncated, empty or breaking its schema.
 */
export type AppErrorKind = 'abort' | 'stale' | 'api' | 'status' | 'network' | 'timeout' | 'body';

export interface AppError {
  kind: AppErrorKind;
  /** HTTP status, null when no answer came. */
  status: number | null;
  /** The server's error code, only with kind `api`. */
  code: string | null;
  /** The server's own text, unclamped, only with kind `api`. */
  message: string | null;
  /** Session epoch in which the call was sent. */
  requestEpoch: number;
  /** Name of the endpoint table's row, or of the support call. */
  endpoint: string;
  method: string;
}

/** The only error with which a call of the http layer rejects. */
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

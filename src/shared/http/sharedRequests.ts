/**
 * Requests in flight. Callers with the same key share one request and may leave early; the request itself is aborted
 * only when every caller has left or all requests are aborted.
 */
export interface SharedRequests<T> {
  /**
   * Joins the request of that key, or starts one; a null key is never shared. Rejects with what `start` rejects with,
   * or at once with an `AbortError` (DOMException) when the caller's signal fires.
   */
  join(key: string | null, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Prevents further callers from joining the requests in flight: a write has made their responses outdated. */
  stopJoining(): void;
  abortAll(): void;
  /** Returns the number of waiting callers. */
  countWaiting(): number;
}

interface SharedRequest<T> {
  controller: AbortController;
  result: Promise<T>;
  callers: number;
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const createAbortError = () => new DOMException('The request was aborted', 'AbortError');

export function createSharedRequests<T>(): SharedRequests<T> {
  const running = new Set<SharedRequest<T>>();
  const joinable = new Map<string, SharedRequest<T>>();

  function startRequest(key: string | null, start: (signal: AbortSignal) => Promise<T>): SharedRequest<T> {
    const controller = new AbortController();
    const request: SharedRequest<T> = { controller, result: start(controller.signal), callers: 0 };
    running.add(request);
    if (key !== null) joinable.set(key, request);
    const remove = () => {
      running.delete(request);
      if (key !== null && joinable.get(key) === request) joinable.delete(key);
    };
    controller.signal.addEventListener('abort', remove);
    request.result.then(remove, remove);
    return request;
  }

  function waitFor(request: SharedRequest<T>, signal: AbortSignal | undefined): Promise<T> {
    request.callers += 1;
    return new Promise<T>((resolve, reject) => {
      let waiting = true;
      const settle = (finish: () => void) => {
        if (!waiting) return;
        waiting = false;
        request.callers -= 1;
        signal?.removeEventListener('abort', leave);
        request.controller.signal.removeEventListener('abort', leave);
        finish();
      };
      const leave = () => {
        settle(() => reject(createAbortError()));
        if (request.callers === 0) request.controller.abort();
      };
      signal?.addEventListener('abort', leave);
      request.controller.signal.addEventListener('abort', leave);
      request.result.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error)),
      );
    });
  }

  return {
    async join(key, start, signal) {
      if (signal?.aborted) throw createAbortError();
      const shared = key === null ? undefined : joinable.get(key);
      return waitFor(shared ?? startRequest(key, start), signal);
    },
    stopJoining: () => joinable.clear(),
    abortAll: () => {
      for (const { controller } of [...running]) controller.abort();
    },
    countWaiting: () => [...running].reduce((sum, { callers }) => sum + callers, 0),
  };
}

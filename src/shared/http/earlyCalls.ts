/**
 * Reads that an inline script of the page sent before the app's code had loaded (`src/app/early`). The API client takes
 * each over once, instead of sending an equal read.
 */
export interface EarlyCall {
  request: Request;
  response: Promise<Response>;
  controller: AbortController;
}

export interface Early {
  /** Path of the page that started. */
  pathname: string;
  /** Sent with the calls. Becomes the device's id if it has none. */
  deviceId: string;
  /** By URL. */
  calls: Map<string, EarlyCall>;
}

declare global {
  /** Absent where the page has no such script, or its path starts nothing. */
  var early: Early | undefined;
}

/** Tells whether a call to this path was sent early and has not been taken over yet. */
export const hasEarlyCall = (path: string): boolean =>
  [...(globalThis.early?.calls.keys() ?? [])].some((url) => new URL(url).pathname === path);

const headersOf = ({ headers }: Request) => JSON.stringify([...headers]);

/** Returns the response of an early call with the same URL and headers, and forgets the call; null without one. */
function takeEarly(request: Request): Promise<Response> | null {
  const calls = globalThis.early?.calls;
  const call = request.method === 'GET' ? calls?.get(request.url) : undefined;
  if (!call) return null;
  calls?.delete(request.url);
  // Another token, for example: the response belongs to another visitor.
  if (request.signal.aborted || headersOf(call.request) !== headersOf(request)) {
    call.controller.abort();
    return null;
  }
  request.signal.addEventListener('abort', () => call.controller.abort());
  return call.response;
}

/** `fetch` for the API client. */
export const fetchOrTake: typeof fetch = (input, init) =>
  (input instanceof Request && takeEarly(input)) || fetch(input, init);

/** Aborts and forgets the early calls that were not taken, unless they belong to the page at this path. */
export function dropEarlyCalls(pathname: string): void {
  if (globalThis.early?.pathname === pathname) return;
  for (const { controller } of globalThis.early?.calls.values() ?? []) controller.abort();
  globalThis.early?.calls.clear();
}

/** Start and end of the requests of a page, and the requests that they depend on. */
import type { CDPSession } from '@playwright/test';

export interface RequestTime {
  /** Milliseconds since the navigation started. */
  start: number;
  end: number;
  /** Bytes received, with headers, as compressed. */
  bytes: number;
}

export interface RequestTimes {
  /** Returns requests that have ended, failed ones too. */
  finished(): RequestTime[];
  /**
   * Returns the URLs of requests in flight. A film may load for ever and does not count; nor does a request after
   * `longest`, since Chromium does not report the end of one that the page aborts during its preflight.
   */
  pending(): string[];
  /** Milliseconds of the machine's clock at which a request last started or ended. */
  changedAt(): number;
}

/** Milliseconds: no response takes longer on the slowest line. */
const longest = 20_000;

/** Records the requests of a page from now on; call it before the navigation. */
export async function recordRequests(cdp: CDPSession): Promise<RequestTimes> {
  const open = new Map<string, { url: string; start: number; began: number; isFilm: boolean }>();
  const finished: RequestTime[] = [];
  let navigatedAt: number | null = null;
  let changedAt = Date.now();
  const end = (id: string, timestamp: number, bytes: number) => {
    const request = open.get(id);
    if (!request || navigatedAt === null) return;
    open.delete(id);
    changedAt = Date.now();
    finished.push({ start: (request.start - navigatedAt) * 1000, end: (timestamp - navigatedAt) * 1000, bytes });
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    if (type === 'Document') navigatedAt ??= timestamp;
    changedAt = Date.now();
    const start = open.get(requestId)?.start ?? timestamp;
    open.set(requestId, { url: request.url, start, began: changedAt, isFilm: type === 'Media' });
  });
  cdp.on('Network.loadingFinished', (event) => end(event.requestId, event.timestamp, event.encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await cdp.send('Network.enable');
  return {
    finished: () => finished,
    pending: () =>
      [...open.values()].filter(({ isFilm, began }) => !isFilm && Date.now() - began < longest).map(({ url }) => url),
    changedAt: () => changedAt,
  };
}

/** Returns the length of the longest chain of requests in which each starts after the end of the one before. */
export function longestChain(requests: readonly RequestTime[]): number {
  let length = 0;
  let free = Number.NEGATIVE_INFINITY;
  for (const { start, end } of [...requests].sort((a, b) => a.end - b.end)) {
    if (start < free) continue;
    length += 1;
    free = end;
  }
  return length;
}

/** When the requests of a page began and ended, and what they depend on at least. */
import type { CDPSession } from '@playwright/test';

export interface RequestTime {
  /** Milliseconds since the navigation began. */
  start: number;
  end: number;
  /** Bytes received, with headers, as compressed. */
  bytes: number;
}

export interface RequestTimes {
  /** Returns requests that have ended, failed ones too. */
  finished(): RequestTime[];
  /** Returns the number of requests in flight; a film may load for ever and does not count. */
  pending(): number;
  /** Milliseconds of the machine's clock at which a request last began or ended. */
  changedAt(): number;
}

/** Records the requests of a page from now on; call it before the navigation. */
export async function recordRequests(cdp: CDPSession): Promise<RequestTimes> {
  const open = new Map<string, { start: number; isFilm: boolean }>();
  const finished: RequestTime[] = [];
  let began: number | null = null;
  let changedAt = Date.now();
  const end = (id: string, timestamp: number, bytes: number) => {
    const request = open.get(id);
    if (!request || began === null) return;
    open.delete(id);
    changedAt = Date.now();
    finished.push({ start: (request.start - began) * 1000, end: (timestamp - began) * 1000, bytes });
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    if (type === 'Document') began ??= timestamp;
    changedAt = Date.now();
    open.set(requestId, { start: open.get(requestId)?.start ?? timestamp, isFilm: type === 'Media' });
  });
  cdp.on('Network.loadingFinished', (event) => end(event.requestId, event.timestamp, event.encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await cdp.send('Network.enable');
  return {
    finished: () => finished,
    pending: () => [...open.values()].filter(({ isFilm }) => !isFilm).length,
    changedAt: () => changedAt,
  };
}

/** Returns the largest number of requests each of which began after the one before it had ended. */
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

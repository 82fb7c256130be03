/** One load of a page: what a visitor sees, and when. */
import type { Page } from '@playwright/test';
import type { FreshPage } from './chrome';
import { type Readiness, readReadiness, watchReadiness } from './readiness';
import { longestChain, type RequestTimes, recordRequests } from './requestTimes';

export interface PageLoad {
  /** Largest contentful paint, in milliseconds since the navigation started. */
  lcp: number;
  /** The painted element. */
  what: string;
  /** URL that the painted picture has in the settled page; empty for text and for pictures in the HTML itself. */
  picture: string;
  /** Cumulative layout shift: the largest sum within five seconds without a second of calm. */
  cls: number;
  /** The element with the largest layout shift; empty without a shift. */
  moved: string;
  /** Length of the longest chain of requests before the paint: each starts after the end of the one before. */
  chain: number;
  /** Kilobytes of all responses that were complete before the paint. */
  kilobytes: number;
  /** Of the element that visitors press; null where none was named. */
  readiness: Readiness | null;
}

/** Returns after two seconds without calls in flight or placeholders: everything has been painted. */
async function settle(page: Page, requests: RequestTimes): Promise<void> {
  const end = Date.now() + 90_000;
  let calmSince = Date.now();
  while (Date.now() - Math.max(calmSince, requests.changedAt()) < 2000) {
    if (Date.now() > end)
      throw new Error(`Still loading after 90 seconds: ${page.url()}; without an answer: ${requests.pending().join()}`);
    await page.waitForTimeout(100);
    const waiting = await page.evaluate(() => document.querySelector('[aria-busy="true"]') !== null);
    if (waiting || requests.pending().length > 0) calmSince = Date.now();
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Runs in the page: returns the last of the largest paints, and the layout shifts. */
function readPaints() {
  const read = (type: string) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const paint = read('largest-contentful-paint').at(-1) as
    | (PerformanceEntry & { element: Element | null; url: string })
    | undefined;
  const shifts = (read('layout-shift') as LayoutShift[])
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ startTime, value, sources }) => {
      const node = sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      return { startTime, value, moved: element?.outerHTML.match(/^<[^>]*>/)?.[0].slice(0, 80) ?? '(gone)' };
    });
  if (!paint) return { paint: null, shifts };
  const { startTime, element, url } = paint;
  // Live states may have given it another picture since; the page's floor has the present one.
  const picture = element instanceof HTMLImageElement ? element.currentSrc : url;
  const inHtml = url.startsWith('data:');
  const words = inHtml ? 'in the HTML itself' : url || (element?.textContent?.trim() ?? '');
  const what = `${element?.localName ?? '(gone)'} ${words.slice(0, 60)}`;
  return { paint: { startTime, what, picture: inHtml ? '' : picture }, shifts };
}

interface Shift {
  /** Milliseconds. */
  startTime: number;
  value: number;
}

/** Returns the cumulative layout shift of shifts in the order of time. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let [sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const { startTime, value } of shifts) {
    if (startTime - last >= 1000 || startTime - first >= 5000) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Opens a page and returns when it has settled. */
export async function openSettled({ page, cdp }: FreshPage, url: string): Promise<RequestTimes> {
  const requests = await recordRequests(cdp);
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  await settle(page, requests);
  return requests;
}

/** Sets the processor to that of a slow phone, compared with this machine's. */
export const slowDown = ({ cdp }: FreshPage) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Loads a page with the processor of a slow phone, until it has settled. `pressed` selects what visitors press. */
export async function loadPage(fresh: FreshPage, url: string, pressed?: string): Promise<PageLoad> {
  await slowDown(fresh);
  if (pressed) await watchReadiness(fresh.page, pressed);
  const requests = await openSettled(fresh, url);
  const { paint, shifts } = await fresh.page.evaluate(readPaints);
  if (!paint) throw new Error(`Nothing was painted at ${url}`);
  const before = requests.finished().filter(({ end }) => end <= paint.startTime);
  return {
    lcp: paint.startTime,
    what: paint.what,
    picture: paint.picture,
    cls: cumulativeShift(shifts),
    moved: [...shifts].sort((a, b) => b.value - a.value)[0]?.moved ?? '',
    chain: longestChain(before),
    kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    readiness: pressed ? await readReadiness(fresh.page) : null,
  };
}

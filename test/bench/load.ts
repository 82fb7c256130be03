/**
 * `npm run bench:load`: the largest contentful paint (LCP) on a slow 4G line and a slow phone's processor, compared
 * with the same page without scripts, which is the fastest that these bytes allow.
 */
import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { desktop, inFreshProfile, launchChrome, phone } from './rig/chrome';
import { type Pair, report } from './rig/figures';
import { type BenchSite, benchOptions, startSite } from './rig/site';
import { slow4G } from './rig/slowLine';

const processorSlowdown = 4;

interface Paint {
  /** Milliseconds since the navigation began. */
  time: number;
  what: string;
}

/** Returns the paints that were the largest so far, first to last; also works without scripts on the page. */
function largestPaints(): Paint[] {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return observer.takeRecords().map((entry) => {
    const { element, url } = entry as PerformanceEntry & { element: Element | null; url: string };
    const words = url.startsWith('data:') ? 'in the HTML itself' : url || (element?.textContent?.trim() ?? '');
    return { time: entry.startTime, what: `${element?.localName ?? '(gone)'} ${words.slice(0, 60)}` };
  });
}

/** Returns after two seconds without calls in flight or waiting: everything has been painted. */
async function settled(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let calmSince = Date.now();
  page.on('request', (request) => void pending.add(request));
  const over = (request: Request) => {
    pending.delete(request);
    calmSince = Date.now();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  const end = Date.now() + 60_000;
  while (Date.now() - calmSince < 2000) {
    if (Date.now() > end) throw new Error(`Still loading after a minute: ${page.url()}`);
    await page.waitForTimeout(100);
    const waiting = await page.evaluate(() => document.querySelector('[aria-busy="true"]') !== null);
    if (waiting || pending.size > 0) calmSince = Date.now();
  }
}

async function load(browser: Browser, url: string, screen: BrowserContextOptions, scripts: boolean): Promise<Paint> {
  return inFreshProfile(browser, { ...screen, javaScriptEnabled: scripts }, async ({ page, cdp }) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    // Without scripts the HTML is complete, including its skeletons.
    if (scripts) await settled(page);
    else await page.waitForLoadState('networkidle');
    const last = (await page.evaluate(largestPaints)).at(-1);
    if (!last) throw new Error(`Nothing was painted at ${url}`);
    return last;
  });
}

async function compare(browser: Browser, site: BenchSite, path: string, screen: BrowserContextOptions, runs: number) {
  const pairs: Pair[] = [];
  const seen = new Set<string>();
  // The first pair warms up the servers and does not count.
  for (let run = 0; run <= runs; run += 1) {
    const measured = await load(browser, site.url + path, screen, true);
    const reference = await load(browser, site.url + path, screen, false);
    if (run === 0) continue;
    pairs.push({ measured: measured.time, reference: reference.time });
    seen.add(measured.what);
  }
  return { pairs, seen: [...seen].join(' or ') };
}

export async function main(args: string[]): Promise<void> {
  const options = benchOptions(args, 7);
  const site = await startSite(options, slow4G);
  const browser = await launchChrome();
  try {
    const words = { measured: 'LCP', reference: 'LCP, scripts off', unit: { name: 'ms', digits: 0 } };
    const home = async (name: string, screen: BrowserContextOptions) => {
      const { pairs, seen } = await compare(browser, site, '/en-hk', screen, options.runs);
      report({ title: `Home on slow 4G, ${name}: ${seen}`, ...words, pairs, gate: 2.5, goal: 1.15 });
    };
    await home('phone', phone);
    await home('desktop', desktop);
    const course = await compare(browser, site, '/en-hk/course/601', phone, Math.min(3, options.runs));
    report({
      title: `Course on slow 4G, from the fallback HTML, phone: ${course.seen}`,
      ...words,
      pairs: course.pairs,
    });
  } finally {
    await browser.close();
    await site.close();
  }
}

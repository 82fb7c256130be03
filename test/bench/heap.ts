/**
 * `npm run bench:heap`: memory after 200 navigations compared with 20, among the home page, a course, one of its
 * lessons and the login page, by clicks on links. JS heap after garbage collection, DOM nodes, event listeners.
 * Options: `--runs`, `--port`, `--skip-build`.
 *
 * The heap also contains compiled code, which grows for hundreds of navigations as functions become hot, whatever the
 * app stores. So the gate applies to an engine that only interprets; one run with its compilers shows the difference.
 */

import { benchOptions } from './harness/benchOptions';
import { desktop, type FreshPage, inFreshProfile, launchChrome } from './harness/chrome';
import { type Pair, reportFigure } from './harness/figures';
import { type BenchSite, startSite } from './harness/site';

const early = 20;
const late = 200;

/**
 * One round, from the login page to itself: the measured page is always the same, and does not change with the time of
 * day.
 */
const round = [
  { link: 'header a[href="/en-hk"]', path: /^\/en-hk$/ },
  { link: 'main a[href^="/en-hk/course/"]:not([href*="/lesson/"])', path: /^\/en-hk\/course\/\d+$/ },
  { link: 'main a[href*="/lesson/"]', path: /\/lesson\/\d+$/ },
  { link: 'header a[href^="/en-hk/login"]', path: /^\/en-hk\/login$/ },
];

/** No optimised code, and feedback of the interpreter allocated at a function's first call, not its eighth. */
const interpreterOnly = [
  '--no-opt',
  '--no-maglev',
  '--no-sparkplug',
  '--no-lazy-feedback-allocation',
  '--no-flush-bytecode',
].join(' ');

/** The browser also counts nodes of cached vector pictures, about ten more or less. */
const equalNodes = 1.05;

interface Memory {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Follows a link within the app; returns when the next page is complete. */
async function follow({ page }: FreshPage, link: string, path: RegExp): Promise<void> {
  await page.evaluate(
    async ({ selector, wanted }) => {
      const until = async (what: string, ready: () => boolean) => {
        const end = Date.now() + 60_000;
        while (!ready()) {
          if (Date.now() > end) throw new Error(`Waited in vain at ${location.pathname} for ${what}`);
          await new Promise((next) => setTimeout(next, 20));
        }
      };
      const find = () => document.querySelector<HTMLAnchorElement>(selector);
      await until(selector, () => find() !== null);
      find()?.click();
      await until(wanted, () => new RegExp(wanted).test(location.pathname));
      await until(
        'its content',
        () => !document.querySelector('[aria-busy="true"]') && !!document.querySelector('main h1'),
      );
    },
    { selector: link, wanted: path.source },
  );
}

/**
 * Returns the minimum of several measurements: calls in flight belong to no page, and finalisers run asynchronously.
 */
async function readMemory({ page, cdp }: FreshPage): Promise<Memory> {
  const least: Memory = { heap: Infinity, nodes: Infinity, listeners: Infinity };
  for (let look = 0; look < 5; look += 1) {
    await page.waitForTimeout(500);
    // Releases pictures that are on no page, whose nodes would be counted too.
    await cdp.send('Memory.simulatePressureNotification', { level: 'critical' });
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    least.heap = Math.min(least.heap, usedSize / 1e6);
    least.nodes = Math.min(least.nodes, nodes);
    least.listeners = Math.min(least.listeners, jsEventListeners);
  }
  return least;
}

/** Runs one visit in a browser of its own. */
async function wander(
  { url, launchArgs: siteArgs }: BenchSite,
  args: readonly string[],
): Promise<Record<keyof Memory, Pair>> {
  const browser = await launchChrome([...siteArgs, ...args]);
  try {
    return await inFreshProfile(browser, desktop, async (fresh) => {
      // Wait for hydration: an earlier click would load a new document.
      await fresh.page.goto(`${url}/en-hk/login`, { waitUntil: 'networkidle' });
      const walk = async (from: number, to: number) => {
        for (let count = from; count < to; count += 1) {
          const step = round[count % round.length];
          if (step) await follow(fresh, step.link, step.path);
          // Pauses, so that everything that a page loads late has loaded before the first measurement.
          if (count < round.length) await fresh.page.waitForTimeout(2500);
        }
        return readMemory(fresh);
      };
      const before = await walk(0, early);
      const after = await walk(early, late);
      const pair = (name: keyof Memory) => ({ measured: after[name], reference: before[name] });
      return { heap: pair('heap'), nodes: pair('nodes'), listeners: pair('listeners') };
    });
  } finally {
    await browser.close();
  }
}

export async function main(args: string[]): Promise<void> {
  const options = benchOptions(args, 3);
  const site = await startSite(options);
  try {
    const visits: Awaited<ReturnType<typeof wander>>[] = [];
    for (let run = 0; run < options.runs; run += 1) visits.push(await wander(site, [`--js-flags=${interpreterOnly}`]));
    const compiled = await wander(site, []);

    const words = { measured: `after ${late} navigations`, reference: `after ${early}` };
    const of = (name: keyof Memory) => ({ ...words, pairs: visits.map((visit) => visit[name]) });
    const megabytes = { name: 'MB', digits: 2 };
    const whole = (name: string) => ({ name, digits: 0 });
    reportFigure({ title: 'JS heap', ...of('heap'), unit: megabytes, gate: 1.08, goal: 1.04 });
    reportFigure({ title: 'DOM nodes', ...of('nodes'), unit: whole('nodes'), gate: equalNodes });
    reportFigure({ title: 'Event listeners', ...of('listeners'), unit: whole('listeners'), gate: 1 });
    reportFigure({ title: 'JS heap with compiled code', ...words, pairs: [compiled.heap], unit: megabytes });
  } finally {
    await site.close();
  }
}

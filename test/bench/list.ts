/**
 * `npm run bench:list`: the cost of pages 46 to 50 of a list compared with pages 2 to 6, 20 courses a page: React's
 * commit, style and layout, in processor time of the page's main thread. Chromium, production React, the app's own list
 * and cards. Options: `--runs`.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createCaseConversion } from '@/shared/http/caseConversion';
import { testClient } from '~mocks/testClient';
import { startPreview } from '../../build/hosting/staticHost';
import { desktop, type FreshPage, inFreshProfile, launchChrome } from './harness/chrome';
import { lowerQuartile, median, type Pair, reportFigure } from './harness/figures';

const pages = 50;
const warmUp = 12;
const cover = {
  path: '/assets/cover-00000000.gif',
  bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};
const dist = resolve('dist-bench-list');

/** Builds the page only, with the app's settings. */
async function buildPage(): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: resolve('.'),
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: 'test/bench/list/index.html' },
    },
  });
  await writeFile(join(dist, 'headers.json'), JSON.stringify({ headers: {} }));
  await writeFile(join(dist, cover.path), cover.bytes);
}

/** Returns the median of the three fastest of five: other work on the machine only adds time. */
const undisturbed = (costs: readonly number[]) => median([...costs].sort((a, b) => a - b).slice(0, 3));

/**
 * Returns the API's courses of a region. The covers are one tiny picture, since drawing them is not part of the list.
 */
async function readCourses(): Promise<unknown> {
  const { data } = await testClient().call('GET', 'v3/regions/hk/courses?page=1&size_per_page=60');
  const text = JSON.stringify(data).replace(/"[^"]*\/media\/[^"]*"/g, `"${cover.path}"`);
  return createCaseConversion().toCamel(JSON.parse(text));
}

/** Returns the milliseconds that the page has spent on scripts, style and layout. */
async function spent(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return (of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration')) * 1000;
}

/** Grows a list from its start; returns the cost of each page. */
async function grow({ page, cdp }: FreshPage, pages: number): Promise<number[]> {
  const costs: number[] = [];
  await page.evaluate(() => window.list.clear());
  await cdp.send('HeapProfiler.collectGarbage');
  for (let number = 1; number <= pages; number += 1) {
    await page.evaluate((next) => window.list.reachEnd(next), number);
    const before = await spent(cdp);
    await page.evaluate((next) => window.list.append(next), number);
    costs.push((await spent(cdp)) - before);
  }
  return costs;
}

async function measure(browser: Browser, url: string, courses: unknown): Promise<Pair> {
  return inFreshProfile(browser, desktop, async (fresh) => {
    const { page, cdp } = fresh;
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.evaluate(async (response) => {
      window.list = await window.prepareList(response);
    }, courses);
    // A warm-up, so that the first pages are not measured while code is still being compiled.
    await grow(fresh, warmUp);
    const costs = await grow(fresh, pages);
    return { measured: undisturbed(costs.slice(45, 50)), reference: undisturbed(costs.slice(1, 6)) };
  });
}

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '9' } } });
  await buildPage();
  const courses = await readCourses();
  const host = await startPreview({ dist, port: 0 });
  const browser = await launchChrome();
  try {
    const pairs: Pair[] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      pairs.push(await measure(browser, `${host.url}/test/bench/list/index.html`, courses));
    reportFigure({
      title: 'One more page of 20 courses, commit, style and layout',
      pairs,
      measured: 'pages 46–50',
      reference: 'pages 2–6',
      unit: { name: 'ms', digits: 1 },
      gate: 1.5,
      goal: 1.1,
      typical: lowerQuartile,
    });
  } finally {
    await browser.close();
    await host.close();
  }
}

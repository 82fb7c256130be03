/**
 * `npm run bench:load`: the largest contentful paint (LCP) of every kind of page on a slow 4G line and a slow phone's
 * processor, compared with a static page of the same content, the fastest that is possible; and what moved. The API is
 * another origin behind the same line, both hosts speak HTTP/2, and each load has a browser with a new profile. A second
 * table says when the button or link that visitors press is seen and when it responds, and when a lesson shows its first
 * frame after Play, compared with an app without features.
 *
 * Options: `--runs` (5), `--only home,course` for some rows, `--port`, `--skip-build`; `--source <checkout>` and
 * `--dist <folder>` build and measure another commit in the same way.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { fileFor } from '../../build/hosting/staticFiles';
import { chooseRows, readSiteOptions, siteOptions } from './harness/benchOptions';
import { desktop, inFreshBrowser, phone } from './harness/chrome';
import { playButton, timeFirstFrame } from './harness/firstFrame';
import { takeFloor } from './harness/floor';
import { type Audience, type LoadRow, reportLoads, reportReadiness } from './harness/loadTable';
import { loadPage, openSettled, type PageLoad } from './harness/pageLoad';
import { type BenchSite, startSite } from './harness/site';
import { slow4G } from './harness/slowLine';
import { buildSkeleton } from './sizeBuilds';

interface Target {
  /** For `--only`. */
  key: string;
  name: string;
  path: string;
  audience: Audience;
  isMember?: true;
  screen?: BrowserContextOptions;
  /** What visitors press first, and how many times the skeleton's own time it may take to respond. */
  press?: { selector: string; goal: number };
  /** Its film is played once the page has settled. */
  plays?: true;
}

const targets: readonly Target[] = [
  {
    key: 'home',
    name: 'home, guest',
    path: '/en-hk',
    audience: 'everyone',
    press: { selector: 'main button[aria-pressed]', goal: 1.5 },
  },
  { key: 'desktop', name: 'home, guest, desktop', path: '/en-hk', audience: 'everyone', screen: desktop },
  {
    key: 'member',
    name: 'home, member',
    path: '/en-hk',
    audience: 'visitor',
    isMember: true,
    press: { selector: 'main a[href*="/lesson/"]', goal: 2 },
  },
  { key: 'courses', name: '/course', path: '/en-hk/course', audience: 'everyone' },
  { key: 'classes', name: '/regular-class', path: '/en-hk/regular-class', audience: 'everyone' },
  {
    key: 'course',
    name: '/course/101',
    path: '/en-hk/course/101',
    audience: 'everyone',
    press: { selector: 'main a[href*="/purchase/"]', goal: 1.5 },
  },
  {
    key: 'topic',
    name: '/regular-class/topics/5',
    path: '/en-hk/regular-class/topics/5',
    audience: 'everyone',
    press: { selector: 'main a[href*="/purchase/"]', goal: 1.5 },
  },
  { key: 'instructor', name: '/instructors/1', path: '/en-hk/instructors/1', audience: 'everyone' },
  {
    key: 'lesson',
    name: 'free lesson',
    path: '/en-hk/course/601/lesson/60101',
    audience: 'visitor',
    press: { selector: playButton, goal: 2 },
    plays: true,
  },
  { key: 'bundle', name: '/bundle/6001', path: '/en-hk/bundle/6001', audience: 'everyone' },
  { key: 'post', name: '/POST/1', path: '/en-hk/POST/1', audience: 'everyone' },
  {
    key: 'login',
    name: '/login',
    path: '/en-hk/login',
    audience: 'everyone',
    press: { selector: 'main button[type="submit"]', goal: 1.5 },
  },
  {
    key: 'purchase',
    name: '/purchase, member',
    path: '/en-hk/purchase/single/3103',
    audience: 'visitor',
    isMember: true,
    press: { selector: '[data-buy-bar] button', goal: 2 },
  },
];

const skeleton: Target = {
  key: 'skeleton',
  name: 'skeleton',
  path: '/skeleton/index.html',
  audience: 'everyone',
  press: { selector: '#root a', goal: 1 },
};

interface Measured extends LoadRow {
  target: Target;
  /** The static page of the same content. */
  floor: Target;
  loads: PageLoad[];
  floors: PageLoad[];
  /** Milliseconds from Play to the first frame, by run. */
  firstFrames: number[];
}

/** Loads a page in a new browser with the row's visitor and screen. */
type Load = <T>(target: Target, then: (page: Page, load: PageLoad) => Promise<T>) => Promise<T>;

/** Prepares a row with a load that does not count: it warms up the servers, and its result becomes the floor. */
async function prepare(site: BenchSite, target: Target, load: Load): Promise<Measured> {
  const { key, name, path, audience, press, plays, ...visitor } = target;
  const file = await fileFor(site.dist, path);
  const floorPath = await load(target, async (page, { picture }) => {
    const floor = await takeFloor(page, key, picture);
    const { headers, body } = floor.document;
    site.files.set(floor.path, { headers: { ...site.pageHeaders, ...headers }, body });
    return floor.path;
  });
  return {
    target,
    name,
    audience,
    readyGoal: press?.goal ?? null,
    isPrerendered: file?.endsWith(`${path}.html`) ?? false,
    floor: { key, name, audience, ...visitor, path: floorPath },
    loads: [],
    floors: [],
    firstFrames: [],
  };
}

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...siteOptions(5), only: { type: 'string' } } });
  const options = readSiteOptions(values);
  const chosen = chooseRows(targets, values.only);
  const site = await startSite(options, slow4G);
  try {
    const cookies = await site.logIn('student@lantern.example');
    // A member who has been here before: the browser has stored who they are.
    const stored = await inFreshBrowser(site.launchArgs, phone, async (fresh) => {
      await fresh.page.context().addCookies(cookies);
      await openSettled(fresh, `${site.url}/en-hk`);
      return fresh.page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    });
    const load: Load = ({ path, isMember, press, screen = phone }, then) =>
      inFreshBrowser(site.launchArgs, screen, async (fresh) => {
        if (isMember) {
          await fresh.page.context().addCookies(cookies);
          await fresh.page.addInitScript((entries) => {
            for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
          }, stored);
        }
        return then(fresh.page, await loadPage(fresh, site.url + path, press?.selector));
      });
    const measure = (target: Target) => load(target, (_, one) => Promise.resolve(one));

    await buildSkeleton(join(site.dist, 'skeleton'), '/skeleton/');
    const bare: PageLoad[] = [];
    const rows: Measured[] = [];
    for (const target of chosen) rows.push(await prepare(site, target, load));
    for (let run = 0; run < options.runs; run += 1) {
      bare.push(await measure(skeleton));
      for (const { target, floor, loads, floors, firstFrames } of rows) {
        await load(target, async (page, one) => {
          loads.push(one);
          if (target.plays) firstFrames.push(await timeFirstFrame(page));
        });
        floors.push(await measure(floor));
      }
    }
    reportLoads(rows);
    reportReadiness(rows, bare);
  } finally {
    await site.close();
  }
}

import type { Page, Route } from '@playwright/test';
import { replaceLeaves } from '../hostile/fieldPaths';
import { hostileNumbers, hostileTexts } from '../hostile/payloads';
import { fetchResponse } from './harness/fetchResponse';
import { expect, test } from './harness/fixtures';
import { apiUrl, siteUrl } from './harness/servers';

/**
 * Main pages whose responses have hostile values in all their fields: no script runs, nothing is stopped by the policy,
 * nothing is requested elsewhere, and each page shows something that is no wider than its window.
 */
const ofGuests = [
  '/en-hk',
  '/en-hk/course',
  '/en-hk/course/601',
  '/en-hk/course/601/lesson/60101',
  '/en-hk/regular-class',
  '/en-hk/regular-class/topics',
  '/en-hk/regular-class/topics/1',
  '/en-hk/regular-class/topics/1/lesson/101',
  '/en-hk/bundle/6001',
  '/en-hk/prepack/8001',
  '/en-hk/instructors/3',
  '/en-hk/instructors/all',
  '/en-hk/POST/1',
];
const ofUsers = [
  '/en-hk',
  '/en-hk/my-learning',
  '/en-hk/regular-class/schedule',
  '/en-hk/regular-class/subscribed',
  '/en-hk/course/learning/401',
  '/en-hk/purchase/single/3103',
  '/en-hk/account/setup',
];

const texts = Object.values(hostileTexts).flat();
const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);
/**
 * Fields that choose the kind of a page, and the key of an account: another value would only hide the rest of the
 * response.
 */
const kept = /\.(region\.name|user_id|kind|role\.name|server_time|currency|status|platform|type|video_source)$/;

/** Puts the next values into the texts and the numbers of a response; ids and instants stay, since they open the rest. */
function hostileResponse(body: unknown, turn: number, count: (field: string, value: unknown) => void): unknown {
  let next = turn;
  return replaceLeaves(body, (leaf, path) => {
    if (kept.test(path) || leaf === null || typeof leaf === 'boolean') return leaf;
    if (typeof leaf === 'number' ? /(^|[._])id$/.test(path) : isInstant(String(leaf))) return leaf;
    next += 1;
    const value = typeof leaf === 'number' ? hostileNumbers[next % hostileNumbers.length] : texts[next % texts.length];
    count(path, value);
    return value;
  });
}

const outer = (page: Page) =>
  page.evaluate(() => ({
    hostile: 'hostile' in window,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    /** The innermost element that ends farthest right. */
    widest: [...document.querySelectorAll('body *')]
      .map((element) => ({ right: element.getBoundingClientRect().right, html: element.outerHTML.slice(0, 200) }))
      .reduce((most, one) => (one.right >= most.right ? one : most)),
    text: document.querySelector('main')?.innerText.trim().length ?? 0,
    blankHeading: document.querySelector('main h1') === null,
  }));

for (const [visitor, paths] of [
  ['guest', ofGuests],
  ['user', ofUsers],
] as const)
  test(`pages with hostile responses stay whole for a ${visitor}`, {
    tag: '@wide',
  }, async ({ page, login, allow, context }) => {
    if (visitor === 'user') await login('student@lantern.example');
    // Addresses of files that do not exist.
    allow(/Failed to load resource/);
    await page.setViewportSize({ width: 390, height: 844 });
    const pairs = new Set<string>();
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && origin !== siteUrl && origin !== apiUrl) elsewhere.push(request.url());
    });
    context.on('dialog', (dialog) => {
      elsewhere.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('page', (opened) => elsewhere.push(`page ${opened.url()}`));
    const respond = async (route: Route) => {
      const response = await fetchResponse(route);
      if (!response.ok() || !response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
      const { pathname } = new URL(route.request().url());
      // By the address, so that the values do not depend on which response comes first.
      const turn = [...pathname].reduce((sum, sign) => sum + 7 * sign.charCodeAt(0), 0);
      const json = hostileResponse(await response.json(), turn, (field, value) =>
        pairs.add(`${pathname.replace(/\d+/g, '#')}${field} ${texts.indexOf(value as string)} ${value}`.slice(0, 300)),
      );
      return route.fulfill({ response, json });
    };
    await page.route(`${apiUrl}/api/**`, respond);

    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { hostile, wide, widest, text } = await outer(page);
      if (hostile) faults.push(`${path}: a script ran`);
      if (wide > 0) faults.push(`${path}: ${wide} px too wide, by ${widest.right}: ${widest.html}`);
      if (text === 0) faults.push(`${path}: blank`);
      if (new URL(page.url()).origin !== siteUrl) faults.push(`${path}: left for ${page.url()}`);
    }
    console.info(`${visitor}: ${pairs.size} values in fields of ${paths.length} pages`);
    expect(faults).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(pairs.size).toBeGreaterThan(500);
  });

test('a text of lists inside lists without end is shown as its words, and the page stays', async ({ page }) => {
  await page.route(`${apiUrl}/api/**`, async (route) => {
    const response = await fetchResponse(route);
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const json = replaceLeaves(await response.json(), (leaf, path) =>
      path.endsWith('.content') && typeof leaf === 'string' ? `${'<ul><li>'.repeat(12_000)}the innermost` : leaf,
    );
    return route.fulfill({ response, json });
  });
  await page.goto('/en-hk/POST/1');
  await expect(page.getByText('the innermost').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Lantern' }).first().click();
  await expect(page).toHaveURL(`${siteUrl}/en-hk`);
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { ownCourse, student } from './harness/steps';

const dropped = /net::ERR_INTERNET_DISCONNECTED|net::ERR_CONNECTION|Failed to load resource|Failed to fetch/;

test.use({ serviceWorkers: 'allow' });

/** Reads a page for as long as its reads take to be stored. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
/** Waits until the worker and the database have what the student has read: the number of responses. */
const expectStored = (page: Page, least: number) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        if (!(await caches.has('app-documents')) || !(await indexedDB.databases()).some(({ name }) => name === 'reads'))
          return 0;
        const open = indexedDB.open('reads');
        await new Promise((done) => {
          open.onsuccess = done;
        });
        const count = open.result.transaction('rows').objectStore('rows').count();
        await new Promise((done) => {
          count.onsuccess = done;
        });
        open.result.close();
        return count.result;
      }),
    )
    .toBeGreaterThanOrEqual(least);
const leave = (context: BrowserContext) => context.setOffline(true);

test('schedule, my learning and a lesson are there without a network, with the time of which they are', async ({
  page,
  context,
  login,
  allow,
}) => {
  allow(dropped);
  await login(student.email);
  await read(page, '/en-hk/my-learning');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const paths = ['/en-hk/my-learning', '/en-hk/regular-class/schedule', ownCourse.lesson];
  const seen: string[] = [];
  for (const path of paths) {
    await read(page, path);
    seen.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    // The rest, after which a response is stored.
    await page.waitForTimeout(6000);
  }
  await expectStored(page, 6);
  await leave(context);
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen[index] ?? '');
    await expect(page.getByText(/^You're offline\. This page is from .*\d+:\d\d\s[AP]M\.$/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText(/^You're offline\. This page is from/)).toBeHidden();
});

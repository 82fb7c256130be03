import puppeteer, { type Page } from 'puppeteer-core';
import { findBrowser, launchArgs } from './harness/browser';
import { createDeployments, type Deployments } from './harness/deployments';
import { test as base, expect } from './harness/fixtures';
import { apiPort, distDir, sitePort, siteUrl, workers } from './harness/servers';
import { course } from './harness/steps';

interface Visit {
  host: Deployments;
  page: Page;
}

/**
 * A browser with a service worker, for which a host of its own responds at the address of the site. It is not Playwright's, which
 * attaches itself to workers and so keeps them from being replaced.
 */
const test = base.extend<{ visit: Visit }>({
  visit: async ({ ownApiPort }, use, { parallelIndex }) => {
    const host = createDeployments(distDir, apiPort + 2 * workers + 2 + parallelIndex);
    host.deploy(1);
    await host.start();
    const rules = [
      `MAP 127.0.0.1:${sitePort} 127.0.0.1:${host.port}`,
      `MAP 127.0.0.1:${apiPort} 127.0.0.1:${ownApiPort}`,
    ];
    const browser = await puppeteer.launch({
      executablePath: (await findBrowser()) ?? '',
      headless: 'shell',
      defaultViewport: { width: 1280, height: 800 },
      targetFilter: (target) => !target.type().endsWith('worker'),
      args: [...launchArgs, `--host-resolver-rules=${rules.join(', ')}`],
    });
    await use({ host, page: await browser.newPage() });
    await browser.close();
    await host.stop();
  },
});

const open = (page: Page, path: string) => page.goto(siteUrl + path);
const deploymentOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.deployment));
const headingOf = (page: Page) => page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
const expectHeading = (page: Page) => expect.poll(() => headingOf(page)).not.toBe('');
const emailOf = (page: Page) => page.$eval('input[type=email]', (field) => field.value);

/** Waits until the worker has what the app needs to start without a network. */
const expectStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return 'no worker';
        const documents = await caches.open('app-documents');
        return (await documents.keys()).map(({ url }) => new URL(url).pathname).join();
      }),
    )
    .toContain('/fallback/en-hk');
/** Looks for a new worker, as browsers do after each navigation, and waits until it has what it needs. */
const updateWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    while (registration?.installing) await new Promise((done) => setTimeout(done, 50));
  });

for (const { deployments, tag } of [
  { deployments: 2, tag: [] },
  { deployments: 20, tag: '@wide' },
])
  test(`${deployments} deployments: no blank page, the new version with one navigation, and nothing typed is lost`, {
    tag,
  }, async ({ visit: { host, page } }) => {
    test.setTimeout(240_000);
    await open(page, '/en-hk/course');
    await expectStored(page);
    for (let number = 2; number <= deployments + 1; number += 1) {
      await open(page, '/en-hk/login');
      await page.waitForSelector('input[type=email]:not([disabled])');
      await page.type('input[type=email]', `typed-${number}@lantern.example`);
      host.deploy(number);
      // Every other visitor has the new worker before they act.
      if (number % 2) await updateWorker(page);
      expect(await emailOf(page)).toBe(`typed-${number}@lantern.example`);
      // The open page loads a page of its own version.
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/en-hk/regular-class"]')?.click());
      await page.waitForFunction(() => location.pathname === '/en-hk/regular-class' && document.querySelector('h1'));
      expect(await deploymentOf(page)).toBe(number - 1);
      if (number % 4 === 0) {
        // Without a network a stored version opens, of this deployment or of one before.
        await host.stop();
        await open(page, course.path);
        await page.waitForSelector('header a');
        // The first time the page's own script is not stored: the app has loaded the page once more before it says so.
        if (number === 4)
          await page.waitForFunction(
            () => document.querySelector('main [role=alert] h1')?.textContent === "You're offline",
          );
        else await page.waitForSelector('main button');
        expect(await deploymentOf(page)).toBeLessThanOrEqual(number);
        // It opens by itself.
        await host.start();
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await page.waitForFunction(
          () => !document.querySelector('main [role=alert]') && document.querySelector('main h1'),
        );
      }
      await open(page, '/en-hk/course');
      await expectHeading(page);
      expect(await deploymentOf(page)).toBe(number);
      if (number % 3) await updateWorker(page);
    }
  });

test('a faulty worker is recalled: it is gone with what it stored, and pages open', { tag: '@wide' }, async ({
  visit: { host, page },
}) => {
  await open(page, '/en-hk/course');
  await expectStored(page);
  host.recall();
  await page.reload();
  await updateWorker(page);
  // A worker gives way when no page has a request open in it.
  await open(page, course.path);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect.poll(() => headingOf(page)).toBe(course.title);
  expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
});

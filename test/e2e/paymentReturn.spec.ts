/** The way back from the payment page, in a browser that keeps the page one has left. */
import { test as base, expect } from './harness/fixtures';
import { student } from './harness/steps';

// Playwright turns the back/forward cache off.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('the checkout gives a browser no reason to drop it: Back from the payment page shows the unpaid order', async ({
  page,
  login,
}) => {
  const cdp = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  await cdp.send('Page.enable');
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason } of notRestoredExplanations) reasons.push(reason);
  });
  await login(student.email);
  await page.goto('/en-hk/purchase/single/3103');
  await page.getByRole('button', { name: 'Pay HK$460' }).click();
  await page.waitForURL(/\/pay\//);
  // The page that is left does not respond any more.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.getByRole('button', { name: 'Go to payment' })).toBeVisible();
  // A browser without windows has no such cache, and says so itself; others restore the page, whose navigation stays the first.
  const isKept = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'navigate';
  });
  expect(reasons).toEqual(isKept ? [] : ['BackForwardCacheDisabledForDelegate']);
});

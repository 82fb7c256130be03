/** Counts the taps that a student on a phone needs; typing is not a tap. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { expectPlace, student } from './harness/steps';

/** Returns a function that taps, and the number of its taps. */
function countTaps() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator) {
      await target.filter({ visible: true }).first().click();
      taps += 1;
    },
  };
}

const isPlaying = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);

test('three taps find a course by words and play its free lesson', { tag: '@phone' }, async ({ page }) => {
  const { tap, count } = countTaps();
  await page.goto('/zh-hk');
  await tap(page.getByRole('banner').getByRole('link', { name: '搜尋' }));
  await page.getByRole('searchbox').fill('中四 數學 二次方程');
  await tap(page.getByRole('main').locator('[data-result]').filter({ hasText: '二次方程由零開始' }));
  await tap(page.getByRole('main').getByRole('link', { name: '免費試看一課' }));
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(count()).toBe(3);
});

test('three taps lead to the newest replay and play it', { tag: '@phone' }, async ({ page, login }) => {
  await login(student.email);
  const { tap, count } = countTaps();
  await page.goto('/en-hk');
  await tap(page.getByRole('main').getByRole('link', { name: 'Form 4 Maths: functions and graphs' }));
  await tap(page.getByText('Latest replay').locator('..').getByRole('link'));
  await tap(page.getByRole('button', { name: /^(Play video|Continue from)/ }));
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(count()).toBe(3);
});

test('five taps buy three of eight', { tag: '@phone' }, async ({ page, login }) => {
  await login(student.email);
  const { tap, count } = countTaps();
  await page.goto('/en-hk/bundle/6001');
  for (const name of ['Trigonometry in pictures', 'DSE Maths in thirty evenings', 'Algorithms with playing cards'])
    await tap(page.getByRole('button', { name: `Choose: ${name}` }));
  await tap(page.getByRole('link', { name: 'Buy bundle' }));
  await expectPlace(page, '/en-hk/purchase/bundle/6001');
  await tap(page.getByRole('button', { name: /^Pay HK\$/ }));
  await expect(page).toHaveURL(/\/pay\b|payment/);
  expect(count()).toBe(5);
});

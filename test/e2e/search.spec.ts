import type { Page } from '@playwright/test';
import { contentPage } from './harness/contentPages';
import { expect, test } from './harness/fixtures';
import { expectTakenOver, watchTakeOver } from './harness/hydration';
import { expectPlace } from './harness/steps';

const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '搜尋' });
const field = (page: Page) => page.getByRole('searchbox', { name: '搜尋課程、直播班、課堂和老師' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('main').locator('[data-result]');
const course = contentPage('zh-hk', 'course');
const words = '/zh-hk/search?q=%E4%BA%8C%E6%AC%A1%E6%96%B9%E7%A8%8B';

test('the keyboard opens search, finds a course by words, opens it and comes back to the words', async ({
  page,
  axe,
}) => {
  await watchTakeOver(page);
  await page.goto('/zh-hk');
  // The key works from hydration on.
  await expectTakenOver(page);
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.type('二次方程');
  await expect(status(page)).toHaveText(/^「二次方程」有 [1-9]\d*\u00a0個結果$/);
  const found = results(page).filter({ hasText: '二次方程由零開始' }).first();
  await expect(found.locator('mark').first()).toBeVisible();
  await axe();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await expectPlace(page, words);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPlace(page, course);
  await page.goBack();
  await expectPlace(page, words);
  await expect(field(page)).toHaveValue('二次方程');
  await expect(results(page).first()).toBeFocused();
});

test('a link with words shows their results, and a response where nothing is found', async ({ page }) => {
  await page.goto(words);
  await expect(status(page)).toHaveText(/^「二次方程」有 [1-9]\d*\u00a0個結果$/);
  await page.goto('/zh-hk/search?q=zzzz');
  await expect(page.getByRole('heading', { name: '找不到「zzzz」' })).toBeVisible();
  await page.goto('/ja-jp/search?q=2%E6%AC%A1%E9%96%A2%E6%95%B0');
  await expect(results(page).first()).toContainText('2次関数');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('search is in the header, and its results are in the window', async ({ page }) => {
    await watchTakeOver(page);
    await page.goto('/zh-hk/course');
    await expectTakenOver(page);
    await searchLink(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill('函數');
    await expect(results(page).first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('a language without an index has no search', async ({ page }) => {
  await page.goto('/en-hk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveCount(0);
  await page.keyboard.press('/');
  await page.goto('/en-hk/search');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Oops, the link you just entered does not exist' }),
  ).toBeVisible();
});

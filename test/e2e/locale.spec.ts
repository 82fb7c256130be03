import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { course, expectPlace, loginFor, student } from './harness/steps';

async function chooseChinese(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Region and language/ })
    .click();
  const region = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: /^Hong Kong/ });
  await region.getByRole('link', { name: '繁體中文' }).click();
}

/** For a visitor who reads Chinese in Hong Kong. */
const redirects: [from: string, to: string][] = [
  ['/', '/zh-hk'],
  ['/EN-HK/course/601?x=1#lessons', '/en-hk/course/601?x=1#lessons'],
  ['/en_hk/course/601', '/en-hk/course/601'],
  ['/en-hk/course/601/?x=1', '/en-hk/course/601?x=1'],
  ['/xx-yy/login?next=%2Fen-hk', '/zh-hk/login?next=%2Fen-hk'],
  ['/course/601', '/zh-hk/course/601'],
  ['/en-tw/login', '/zh-tw/login'],
];

test('every spelling of an address leads to its one address', { tag: '@wide' }, async ({ page, context, baseURL }) => {
  for (const [from, to] of redirects) {
    await context.addCookies([{ url: baseURL ?? '', name: 'lang', value: 'zh-hk' }]);
    await page.goto(from);
    await expectPlace(page, to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => history.length), `${from} is replaced`).toBeLessThanOrEqual(redirects.length + 1);
  }
});

test('another language keeps the place and is remembered', async ({ page }) => {
  await page.goto(`${course.path}?x=1#lessons`);
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-HK');

  await chooseChinese(page);
  await expectPlace(page, '/zh-hk/course/601?x=1#lessons');
  await expect(page.getByRole('heading', { level: 1, name: '細胞、酶與細胞膜' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await expect(page).toHaveTitle(/細胞/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/');
  await expectPlace(page, '/zh-hk');
  await expect(page.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible();
});

test('another language of the login page keeps the way back', async ({ page }) => {
  const next = '/en-hk/course/601?x=1#lessons';
  await page.goto(loginFor(next));
  await chooseChinese(page);
  await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible();
  await page.getByLabel('電郵').fill(student.email);
  await page.getByRole('textbox', { name: '密碼', exact: true }).fill(student.password);
  await page.getByRole('main').getByRole('button', { name: '登入', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expectPlace(page, next);
});

test('a lesson plays on while its language changes', { tag: '@wide' }, async ({ page }) => {
  const player = playerOf(page);
  await page.goto(course.lesson);
  await player.play();
  await player.press('Forward 15 seconds');
  await player.reaches(16);
  const before = await player.time();

  await chooseChinese(page);
  await expect(page.getByRole('heading', { level: 1, name: '細胞導賞團' })).toBeVisible();
  await expectPlace(page, '/zh-hk/course/601/lesson/60101');
  expect(await player.time()).toBeGreaterThanOrEqual(before);
  await player.reaches(before + 1);
  expect(await player.time()).toBeLessThan(before + 30);
});

test('an address that names nothing says so and leads home', async ({ page, mock }) => {
  await page.goto('/en-hk/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, the link you just entered does not exist');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expectPlace(page, '/en-hk');

  for (const wrong of ['/en-hk/%E0%A4%A', '/en-hk/course/0601', '/en-hk/course/601/lesson/x', '/en-hk/toString']) {
    await page.goto(wrong);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, the link you just entered does not exist');
  }
  expect(await mock.log('course'), 'nothing is asked for an id that cannot be').toEqual([]);
});

test('a cookie nobody wrote is no language', async ({ page, context, baseURL }) => {
  for (const value of ['__proto__', '%E0%A4%A', 'fr-fr']) {
    await context.addCookies([{ url: baseURL ?? '', name: 'lang', value }]);
    await page.goto('/');
    await expectPlace(page, '/en-hk');
  }
});

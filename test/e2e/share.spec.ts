import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { siteUrl } from './harness/servers';
import { course, student } from './harness/steps';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true });

// The tests' browser has no share sheet.
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const { what, path } of [
  { what: 'course', path: course.path },
  { what: 'class', path: '/en-hk/regular-class/topics/1' },
  { what: 'bundle', path: '/en-hk/bundle/6001' },
  { what: 'pack', path: '/en-hk/prepack/8001' },
  { what: 'article', path: '/en-hk/POST/1' },
])
  test(`sharing a page copies its link: ${what}`, { tag: what === 'course' ? [] : '@wide' }, async ({ page }) => {
    await page.goto(`${path}?from=somewhere`);
    await share(page).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await copied(page)).toBe(siteUrl + path);
  });

test('a lesson is shared at its second, and opens there on another device', { tag: '@wide' }, async ({
  page,
  browser,
  axe,
}) => {
  const player = playerOf(page);
  await page.goto(course.secondLesson);
  await share(page).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Share']);
  await page.keyboard.press('Escape');
  await expect(share(page)).toBeFocused();

  await player.play();
  await player.press('Forward 15 seconds');
  await player.reaches(16);
  await player.pause();
  const seconds = Math.floor(await player.time());
  await share(page).click();
  await axe();
  await page.getByRole('menuitem', { name: `Share from 0:${seconds}` }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await copied(page);
  expect(link).toBe(`${siteUrl}${course.secondLesson}?t=${seconds}`);

  const other = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await other.goto(link);
  const there = playerOf(other);
  await there.play();
  expect(await there.time()).toBeGreaterThanOrEqual(seconds);
  await other.context().close();
});

test('an owner shares the address that everybody can open', async ({ page, login }) => {
  await login(student.email);
  await page.goto('/en-hk/course/learning/401');
  await share(page).click();
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await copied(page)).toMatch(/\/en-hk\/course\/401\/lesson\/401\d\d$/);
});

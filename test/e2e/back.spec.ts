import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { course, expectPlace, student } from './harness/steps';

const tutors = '/en-hk/tutors';
const list = '/en-hk/course';
const dialogs = (page: Page) => page.getByRole('dialog');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function openLocales(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Region and language/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Region and language' })).toBeVisible();
}

/** Opens the list of courses from the home page, so that Back is the app's. */
async function openListFromHome(page: Page): Promise<void> {
  await page.goto('/en-hk');
  const link = page.locator(`a[href="${list}"]:visible`).first();
  // Before React has hydrated it, it opens another document.
  await expect.poll(() => link.evaluate((element) => Object.keys(element).join())).toContain('__reactProps');
  await link.click();
  await expectPlace(page, list);
  await expect(page.getByRole('heading', { level: 1, name: 'Recorded courses' })).toBeVisible();
}

test('Back closes a dialog on the first page of a visit, and leaves by the next press', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto(tutors);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('contentinfo').getByRole('button', { name: /English/ });
  for (const _ of ['the first time', 'again']) {
    await button.click();
    await expect(dialogs(page)).toBeVisible();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expectPlace(page, tutors);
    expect(await scrolled(page)).toBe(before);
    await expect(button).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('Back closes a dialog and keeps the query and what Forward leads to', async ({ page }) => {
  await openListFromHome(page);
  await page
    .locator('main button:visible', { hasText: /^Maths$/ })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).search).not.toBe('');
  const filtered = list + new URL(page.url()).search;
  await page.locator('main a[href*="/course/"]:visible').first().click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  const next = new URL(page.url()).pathname;
  await page.goBack();
  await expectPlace(page, filtered);

  await openLocales(page);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expectPlace(page, filtered);
  await expect(page.locator('main [aria-pressed=true]:visible').first()).toHaveText('Maths');
  await page.goForward();
  await expectPlace(page, next);
  await page.goBack();
  await expectPlace(page, filtered);

  // Closed by a key it leaves nothing behind; Forward and a longer way back close it too.
  await openLocales(page);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await openLocales(page);
  await page.goForward();
  await expectPlace(page, next);
  await expect(dialogs(page)).toHaveCount(0);
  await openLocales(page);
  await page.evaluate(() => history.go(-2));
  await expectPlace(page, '/en-hk');
  await expect(dialogs(page)).toHaveCount(0);
});

test('Back after a link in a sheet shows the page without the sheet', { tag: '@phone' }, async ({ page, login }) => {
  await login(student.email);
  await openListFromHome(page);
  const account = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Account' });
  await account.click();
  await dialogs(page).getByRole('link', { name: 'Receipts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);
  await page.goBack();
  await expectPlace(page, list);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialogs(page)).toHaveCount(0);

  await account.click();
  await expect(dialogs(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expectPlace(page, list);
});

test('Back closes the newest of several layers', { tag: ['@desktop', '@wide'] }, async ({ page, login }) => {
  await login(student.email);
  await openListFromHome(page);
  await page.getByRole('button', { name: 'Help and contact' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask us anything' });
  await expect(panel).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Account menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  // A popover reports that it is open in a task after it is on screen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.goBack();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeHidden();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expectPlace(page, list);
  await page.goBack();
  await expectPlace(page, '/en-hk');
});

test('Back closes the menus and the keys of the player', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(course.lesson);
  await page.getByRole('button', { name: 'Play video' }).click();
  const speed = page.getByRole('main').getByRole('button', { name: /^Speed/ });
  await speed.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  // A popover reports that it is open after it is on screen; the entry below the first one is there by then.
  await expect.poll(() => page.evaluate(() => history.state?.idx)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('menuitemradio').first()).toBeHidden();
  // The browser has returned to the entry, and the focus to the button.
  await expectPlace(page, course.lesson);
  await expect(speed).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialogs(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expectPlace(page, course.lesson);
});

import type { Locator, Page } from '@playwright/test';
import { computeContrast } from './harness/contrast';
import { expect, test } from './harness/fixtures';
import { course, expectPlace, student } from './harness/steps';

/** Waits for the target, and presses Tab (or another key) until it has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the focus never came');
}

test('the first stop skips to the content', async ({ page }) => {
  await page.goto(course.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('the focus moves to the heading of a new page, and back and forth with a dialog', async ({ page }) => {
  await page.goto('/en-hk');
  await page.getByRole('link', { name: course.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeFocused();
  await page.getByRole('link', { name: 'Watch a free lesson' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'A tour of a cell' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeFocused();

  const opener = page.getByRole('banner').getByRole('button', { name: /^Region and language/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an address with a hash opens at its place, although that loads later', async ({ page }) => {
  await page.goto(`${course.path}#lessons`);
  await expect(page.getByRole('heading', { name: 'Lessons', exact: true })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('a field with an error has the whole ring of the focus, in both themes', async ({ page }) => {
  await page.goto('/en-hk/login');
  const field = page.getByRole('textbox', { name: 'Email' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    const {
      width,
      ring,
      page: paper,
    } = await field.evaluate((input) => {
      const { outlineColor, outlineWidth } = getComputedStyle(input);
      return { width: outlineWidth, ring: outlineColor, page: getComputedStyle(document.body).backgroundColor };
    });
    expect(width).toBe('3px');
    expect(computeContrast(ring, paper)).toBeGreaterThan(3);
  }
});

test('a login needs nothing but the keyboard', async ({ page }) => {
  await page.goto('/en-hk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('student@');
  await page.keyboard.press('Enter');
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('lantern.example');
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
  await page.keyboard.type(student.password);
  await page.keyboard.press('Enter');
  await expectPlace(page, '/en-hk');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Account menu' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
});

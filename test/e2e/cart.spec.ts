import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { sendLogin } from './harness/steps';

const cart = (page: Page, count: string) =>
  page.getByRole('banner').getByRole('button', { name: `Your bundle, ${count}` });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your bundle' });
const choose = (page: Page, name: string) => page.getByRole('button', { name: `Choose: ${name}` }).click();
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

// Without transitions: a colour between two themes would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [320, 568],
  [1280, 800],
] as const)
  test(`the cart at ${width} × ${height}: kept, shown on any page, and the focus comes back from it`, {
    tag: width === 320 ? [] : '@wide',
  }, async ({ page, axe }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/en-hk/bundle/6001');
    await choose(page, 'Trigonometry in pictures');
    await choose(page, 'DSE Maths in thirty evenings');
    await expect(cart(page, '2 items')).toBeVisible();
    expect(await fits(page)).toBe(true);
    await axe();

    // Hydrated from HTML without a cart.
    await page.goto('/en-hk');
    await cart(page, '2 items').click();
    await expect(drawer(page).getByText('2 of 3 chosen')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(cart(page, '2 items')).toBeFocused();
    expect(await fits(page)).toBe(true);

    await page.keyboard.press('Enter');
    await drawer(page).getByRole('button', { name: 'Remove Trigonometry in pictures' }).click();
    await expect(drawer(page).getByText('1 of 3 chosen')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Undo' }).click();
    await expect(drawer(page).getByText('2 of 3 chosen')).toBeVisible();
    await drawer(page).getByRole('link', { name: 'Choose more' }).click();
    await choose(page, 'Algorithms with playing cards');
    const buy = page.getByRole('main').getByRole('link', { name: 'Buy bundle' }).filter({ visible: true });
    await expect(buy).toHaveAttribute('href', '/en-hk/purchase/bundle/6001');
  });

test('the cart of a guest goes with the login, and away with the logout', async ({ page }) => {
  await page.goto('/en-hk/bundle/6003');
  await page
    .getByRole('button', { name: /^Choose: / })
    .first()
    .click();
  await expect(cart(page, '1 item')).toBeVisible();
  await page.goto('/en-hk/login');
  await sendLogin(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(cart(page, '1 item')).toBeVisible();
  // The server refuses a call that comes after the logout, and the browser reports an error: the home page has late ones.
  await page.goto('/en-hk/tutors');
  await expect(cart(page, '1 item')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have logged out')).toBeVisible();
  await expect(cart(page, '1 item')).toHaveCount(0);
  await page.goto('/en-hk/login');
  await sendLogin(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(cart(page, '1 item')).toHaveCount(0);
});

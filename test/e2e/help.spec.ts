import type { Locator, Page } from '@playwright/test';
import { expect, test } from './rig/fixtures';
import { course } from './rig/steps';

const button = (page: Page) => page.getByRole('button', { name: 'Help and contact' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask us anything' });

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('nothing is drawn');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await box(one), await box(other)];
  return a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y;
}

// Without transitions: a colour between two themes would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [820, 1180],
  [1600, 900],
] as const)
  test(`help at ${width} × ${height}: in the window, clear of the bars, accessible in both themes`, async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(course.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const round = width >= 1440;
    expect(await box(button(page))).toMatchObject({
      width: round ? 56 : 44,
      height: round ? 56 : 48,
      right: round ? width - 24 : width,
    });
    const watch = page.getByRole('article').getByRole('link', { name: 'Watch a free lesson' });
    for (const link of await watch.all())
      if (await link.isVisible()) expect(await apart(button(page), link)).toBe(true);
    expect(await apart(button(page), page.getByRole('banner'))).toBe(true);

    await page.goto('/en-hk/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Pages' });
    if (await bar.isVisible()) expect(await apart(button(page), bar)).toBe(true);

    await button(page).click();
    await expect(panel(page)).toBeVisible();
    const place = await box(panel(page));
    expect([place.x >= 0, place.y >= 0, place.right <= width, place.bottom <= height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const sheet = width < 768 || height < 600;
    expect(await panel(page).evaluate((element) => element.matches(':modal'))).toBe(sheet);
    if (sheet) await panel(page).getByRole('button', { name: 'Show QR code' }).click();
    else expect(await apart(panel(page), button(page))).toBe(true);
    await expect(panel(page).getByRole('img', { name: 'QR code for WhatsApp' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
  });

test('help needs nothing but the keyboard, and lies below a dialog', async ({ page }) => {
  await page.goto('/en-hk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await button(page).focus();
  await page.keyboard.press('Enter');
  const link = panel(page).getByRole('link', { name: 'Chat on WhatsApp' });
  await expect(link).toBeFocused();
  for (const name of ['Report a problem', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  const locale = page.getByRole('banner').getByRole('button', { name: /^Region and language/ });
  await locale.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Region and language' });
  await expect(dialog).toBeVisible();
  const { x, y } = await box(button(page));
  expect(
    await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('aside'), [
      x + 9,
      y + 9,
    ] as const),
  ).toBe(null);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(locale).toBeFocused();
});

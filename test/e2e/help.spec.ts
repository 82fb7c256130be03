import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { course, student } from './harness/steps';

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
  test(`help at ${width} × ${height}: in the window, clear of the bars, accessible in both themes`, {
    tag: width === 320 ? [] : '@wide',
  }, async ({ page, mock, axe }) => {
    await page.setViewportSize({ width, height });
    await page.goto(course.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const round = width >= 1480;
    const size = round ? 56 : 44;
    const margin = round ? 24 : width < 768 ? 6 : 14;
    expect(await box(button(page))).toMatchObject({ width: size, height: size, right: width - margin });
    const watch = page.getByRole('article').getByRole('link', { name: 'Watch a free lesson' });
    for (const link of await watch.all())
      if (await link.isVisible()) expect(await apart(button(page), link)).toBe(true);
    // In the header it is beside everything else there.
    expect(await apart(button(page), page.getByRole('banner'))).toBe(round);
    for (const other of await page
      .getByRole('banner')
      .getByRole('link')
      .or(page.getByRole('banner').getByRole('button'))
      .all())
      if (await other.isVisible()) expect(await apart(button(page), other)).toBe(true);

    await page.goto('/en-hk/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Pages' });
    if (await bar.isVisible()) expect(await apart(button(page), bar)).toBe(true);

    await button(page).click();
    await expect(panel(page)).toBeVisible();
    const told = async () => (await mock.log('recordEvent')).map(({ body }) => (body as { name: string }).name);
    await expect.poll(told).toContain('contact/toggled');
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

test('help covers nothing at any place of a page that is read or paid on', { tag: '@wide' }, async ({
  page,
  login,
}) => {
  await login(student.email);
  const paths = [
    '/en-hk/course/601',
    '/en-hk/regular-class/topics/1',
    '/en-hk/bundle/6001',
    '/en-hk/prepack/8001',
    '/en-hk/purchase/single/3103',
    '/en-hk/regular-class/schedule',
  ];
  let covered = 0;
  let seen = 0;
  for (const [path, width] of paths.flatMap((path) => [390, 1280, 1480].map((width) => [path, width] as const))) {
    await page.setViewportSize({ width, height: 844 });
    if (!page.url().endsWith(path)) await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const results = await page.evaluate(async () => {
      const help = document.querySelector('aside > button[aria-haspopup="dialog"]');
      if (!help) throw new Error('no help button');
      const edge = document.documentElement.scrollHeight - innerHeight;
      const found: boolean[] = [];
      for (let step = 0; step < 18; step += 1) {
        scrollTo({ top: (edge * step) / 17, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(done));
        const at = help.getBoundingClientRect();
        const touches = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .map((one) => one.getBoundingClientRect())
            .filter(({ width, height }) => width > 0 && height > 0)
            .some((one) => one.left < at.right && at.left < one.right && one.top < at.bottom && at.top < one.bottom);
        const header = document.querySelector('header')?.getBoundingClientRect();
        // Content below the header is covered by the header, not by the button.
        const isInHeader = header && at.top >= header.top && at.bottom <= header.bottom;
        const content = 'main :is(a, button, p, h1, h2, h3, h4, dd, dt, li, img, input)';
        found.push(touches('header :is(a, button)') || (!isInHeader && touches(content)));
      }
      return found;
    });
    seen += results.length;
    covered += results.filter(Boolean).length;
  }
  expect([covered, seen]).toEqual([0, 324]);
});

import { expect, test } from './rig/fixtures';

const pages = [
  '/en-hk/course/101',
  '/en-hk/course/101/lesson/10101',
  '/en-hk/regular-class/topics/1',
  '/en-hk/regular-class/topics/1/syllabus-lesson/1020',
  '/vi-vn/regular-class/topics/60001',
];

for (const path of pages)
  test(`letters of twice the size fit a small phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test('what has the focus is above the bar with the price, which replaces the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-hk/regular-class/topics/1?tab=faq');
  const bar = page.getByRole('link', { name: 'Enrol in this class' }).last();
  await expect(bar).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await page.getByRole('tab', { name: /^FAQ/ }).focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.locator(':focus').boundingBox();
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('the open part of a class is in sight in its row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-hk/regular-class/topics/1?tab=faq');
  const box = await page.getByRole('tab', { selected: true }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('an address that is opened again begins at its top, wherever the page before it was scrolled', async ({
  page,
}) => {
  await page.goto('/en-hk/course');
  await expect(page.getByRole('heading', { name: 'All courses' })).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.goto('/en-hk/regular-class');
  await expect(page.getByRole('heading', { level: 1, name: 'Live classes' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

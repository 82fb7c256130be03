import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { readShifts, watchTakeOver } from './harness/hydration';

const face = '"Figtree Variable"';

/** Collects the faces that a page asks for. */
function watchFaces(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => void (/\.woff2(\?|$)/.test(request.url()) && asked.push(request.url())));
  return asked;
}

/** Browsers name a face with or without its quotes. */
const isLoaded = (page: Page) =>
  page.evaluate(
    (name) => [...document.fonts].some(({ family, status }) => name.includes(family) && status === 'loaded'),
    face,
  );
const firstFamily = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontFamily.split(',')[0]);

for (const locale of ['en-hk', 'ms-my', 'id-id'])
  test(`titles in ${locale} have the face of the product, which comes late and moves nothing`, {
    tag: locale === 'en-hk' ? [] : '@wide',
  }, async ({ page }) => {
    const asked = watchFaces(page);
    await page.route(/\.woff2(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await watchTakeOver(page);
    await page.goto(`/${locale}`);
    expect(await isLoaded(page)).toBe(false);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await expect.poll(() => isLoaded(page)).toBe(true);
    expect(await firstFamily(page)).toBe(face);
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0] ?? '').origin).toBe(new URL(page.url()).origin);
    // One title below the fold may take a line more or less.
    expect(Math.abs((await height()) - before)).toBeLessThan(48);
    const { shift, shifted } = await readShifts(page);
    expect(shift, shifted.join('\n')).toBeLessThanOrEqual(0.02);
  });

for (const locale of ['zh-hk', 'ja-jp', 'ko-kr', 'th-th', 'vi-vn'])
  test(`${locale} asks for no face`, { tag: locale === 'vi-vn' ? [] : '@wide' }, async ({ page }) => {
    const asked = watchFaces(page);
    await page.goto(`/${locale}`);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await firstFamily(page)).not.toBe(face);
    expect(asked).toEqual([]);
  });

import type { Page } from '@playwright/test';
import { routeRows } from '../routeTable';
import { expect, test } from './harness/fixtures';
import { apiUrl, siteUrl } from './harness/servers';
import { student } from './harness/steps';

const pages = [
  '/en-hk/course/101',
  '/en-hk/course/101/lesson/10101',
  '/en-hk/regular-class/topics/1',
  '/en-hk/regular-class/topics/1/syllabus-lesson/1020',
  '/vi-vn/regular-class/topics/60001',
];
/** The class in Vietnamese has the longest words and the most lines. */
const isWide = (path: string) => (path.startsWith('/vi-vn') ? [] : '@wide');

for (const path of pages)
  test(`letters of twice the size fit a small phone: ${path}`, { tag: isWide(path) }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

for (const path of pages)
  test(`letters, words and lines with more room between them fit a small phone: ${path}`, {
    tag: isWide(path),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    // As much as WCAG 1.4.12 asks for.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
          'p { margin-block-end: 2em !important }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const cut = await page.locator('main :is(button, h1, h2, h3, dt, dd)').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.scrollHeight > element.clientHeight + 3)
        .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY) && element.clientHeight > 1)
        .filter((element) => getComputedStyle(element).webkitLineClamp === 'none')
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });

test('what has the focus is above the bar with the price, which replaces the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-hk/regular-class/topics/1?tab=faq');
  const bar = page.getByRole('link', { name: 'Enrol now' }).last();
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
  await expect(page.getByRole('heading', { name: 'Recorded courses' })).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.goto('/en-hk/regular-class');
  await expect(page.getByRole('heading', { level: 1, name: 'Live classes' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('no page scrolls sideways while its data is on the way', { tag: '@wide' }, async ({ page, login, allow }) => {
  const wide: string[] = [];
  const look = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    // The app has taken the page over, and waits for its data.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('header') ?? {})
        .join()
        .includes('__reactFiber'),
    );
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const at = await page.evaluate(() => document.documentElement.scrollWidth);
      if (at > width) wide.push(`${path} at ${width}: ${at}`);
    }
  };
  allow(/Failed to load resource/);
  await page.route(`${apiUrl}/**`, (route) => {
    // Who the visitor is decides which page opens; all else stays on the way.
    if (/users\/me/.test(route.request().url())) return route.continue();
    return undefined;
  });
  const addressOf = ({ address }: { address: string }) => `/en-hk${address === '/' ? '' : address}`;
  for (const row of routeRows) if (row.access === 'public') await look(addressOf(row));
  await login(student.email);
  for (const row of routeRows) if (row.access !== 'public' || row.id === 'home') await look(addressOf(row));
  expect(wide).toEqual([]);
});

test('fields have letters of at least 16 px where a finger types', { tag: '@wide' }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const small: string[] = [];
  for (const path of ['/login', '/signup', '/course']) {
    await page.goto(`${siteUrl}/en-hk${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').locator('input, select, textarea').first()).toBeAttached();
    small.push(
      ...(await page.locator('input, select, textarea').evaluateAll((fields, at) => {
        const sizes = fields.map((field) => [
          field.outerHTML.slice(0, 80),
          Number.parseFloat(getComputedStyle(field).fontSize),
        ]);
        return sizes.filter(([, size]) => Number(size) < 16).map(([field, size]) => `${at}: ${size} ${field}`);
      }, path)),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await context.close();
  expect(small).toEqual([]);
});

/** Returns at how many of these heights something fixed or stuck is drawn in the middle of the window. */
const countCovered = (page: Page) =>
  page.evaluate(() => {
    const isBar = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement));
    const heights = Array.from({ length: Math.floor(window.innerHeight / 8) }, (_, step) => step * 8 + 4);
    return heights.filter((y) => isBar(document.elementFromPoint(window.innerWidth / 2, y))).length;
  });

for (const [width, height] of [
  [320, 256],
  [844, 390],
] as const)
  test(`bars leave a window of ${width} × ${height} to what one reads, and are there at their places`, {
    tag: width === 320 ? [] : '@wide',
  }, async ({ page, login }) => {
    await page.setViewportSize({ width, height });
    const covered: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeInViewport();
      await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      const bars = await countCovered(page);
      if (bars > 0) covered.push(`${path}: ${bars}`);
    };
    for (const path of ['/en-hk', '/en-hk/course/101', '/en-hk/bundle/6001', '/vi-vn/regular-class/topics/60001'])
      await look(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole('article')
        .getByRole('link', { name: /^Đăng ký/ })
        .last(),
    ).toBeVisible();
    if (width < 768) {
      await page.getByRole('navigation', { name: 'Thanh menu' }).last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('navigation', { name: 'Thanh menu' }).last()).toBeInViewport();
    }
    await login(student.email);
    await look('/en-hk/regular-class/topics/1');
    await look('/en-hk/purchase/single/3103');
    expect(covered).toEqual([]);
  });

test('paper has no bar with a price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/en-hk/course/103', '/en-hk/bundle/6001', '/en-hk/regular-class/topics/5']) {
    await page.goto(path);
    const bar = page.locator('[data-buy-bar]');
    await expect(bar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

const largeLetters = test.extend<{ large: Page }>({
  large: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newPage());
    await browser.close();
  },
});

largeLetters.describe('letters of twice the size, as a browser is set to', () => {
  largeLetters('have room in the header', { tag: '@wide' }, async ({ large: page }) => {
    for (const path of ['/vi-vn', '/ms-my', '/en-hk/course', '/ja-jp']) {
      await page.goto(`${siteUrl}${path}`);
      for (const width of [320, 390, 820, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const parts = page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('button'));
        const boxes = (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).filter(
          (box) => box !== null && box.width > 1,
        ) as { x: number; y: number; width: number; height: number }[];
        expect(boxes.length).toBeGreaterThan(2);
        for (const [at, one] of boxes.entries()) {
          expect(one.x + one.width, `${path} at ${width}`).toBeLessThanOrEqual(width);
          for (const other of boxes.slice(at + 1)) {
            const isBeside = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
            const isBelow = one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
            expect(isBeside || isBelow, `${path} at ${width}`).toBe(true);
          }
        }
      }
    }
  });

  largeLetters('break no price, and nothing out of the page', async ({ large: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/ja-jp/purchase/single/33101', '/ms-my/purchase/single/83101', '/ja-jp/course/30101']) {
      await page.goto(`${siteUrl}${path}`);
      const bar = page.locator('[data-buy-bar]');
      // Beside a guest's ways in there is no price.
      await expect(bar).toContainText(/\S/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      expect((await bar.boundingBox())?.height, path).toBeLessThan(260);
    }
  });
});

test('a long text in a dialog is read from its title', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/en-hk/purchase/single/3103');
  await page.getByRole('button', { name: 'Read the terms' }).click();
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

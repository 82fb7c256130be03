import type { Page } from '@playwright/test';
import { evening, expect, test } from './harness/fixtures';
import { readShifts, watchTakeOver } from './harness/hydration';
import type { MockControl } from './harness/mockControl';
import { student } from './harness/steps';

const otherLists = (group: number) => ['regular-class/topics', 'regular-class/upcoming', `course/group/${group}`];
const listsWith = (group: number) => ['course', 'regular-class', ...otherLists(group)];
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** Chinese has the lists of English; Thailand has its own. */
const rounds = [
  { viewport: phone, locale: 'en-hk', lists: ['course', 'regular-class'], visitors: ['a guest', 'a member'] },
  { viewport: desktop, locale: 'en-hk', lists: [], visitors: ['a new member'] },
  { viewport: phone, locale: 'en-hk', lists: otherLists(1), visitors: ['a new member'], wide: true },
  { viewport: desktop, locale: 'en-hk', lists: listsWith(1), visitors: ['a guest', 'a member'], wide: true },
  { viewport: phone, locale: 'zh-hk', lists: [], visitors: ['a member'], wide: true },
  { viewport: phone, locale: 'th-th', lists: listsWith(50_001), visitors: ['a guest'], wide: true },
];
/** The most that may move while a page loads. */
const mostShift = 0.02;

/** Lets the parts of a page come one after the other, the first row of content neither first nor last. */
async function slowDown(mock: MockControl): Promise<void> {
  const delays = { marquee: 900, siteInfo: 700, banners: 300, subjectCategories: 800, gradeLevels: 200 };
  for (const [endpoint, delayMs] of Object.entries(delays)) await mock.fail({ endpoint, times: 'always', delayMs });
  await mock.fail({ endpoint: '*', times: 'always', delayMs: 500 });
}

const firstEntry = (page: Page) => page.getByRole('main').getByRole('listitem').first();

/** Returns how far an entry of the page ends below the visible part of the window, in pixels. */
async function belowFold(page: Page, entry = firstEntry(page)): Promise<number> {
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  const box = await entry.boundingBox();
  const edge = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav')].filter((nav) => getComputedStyle(nav).position === 'fixed');
    const tops = bars.map((nav) => nav.getBoundingClientRect().top).filter((top) => top > 0);
    return Math.min(window.innerHeight, ...tops);
  });
  if (!box || box.y < 0) throw new Error('The first entry is above the window.');
  return Math.max(0, box.y + box.height - edge);
}

for (const { viewport, locale, lists, visitors, wide } of rounds)
  test.describe(`at ${viewport.width} × ${viewport.height}`, { tag: wide ? '@wide' : [] }, () => {
    test.use({ viewport });

    for (const list of lists)
      test(`${locale}/${list} begins with its content, of which nothing moves while it loads`, async ({
        page,
        mock,
      }) => {
        await slowDown(mock);
        await watchTakeOver(page);
        await page.goto(`/${locale}/${list}`);
        await expect(firstEntry(page)).toBeVisible();
        expect(await belowFold(page)).toBe(0);
        const { shift, shifted } = await readShifts(page);
        expect(shift, shifted.join('\n')).toBeLessThanOrEqual(mostShift);

        // A filter says what it has found, and shows it.
        const status = page.locator('#filter').getByRole('status');
        const before = await status.innerText();
        await page.locator('#filter').getByRole('group').getByRole('button').nth(1).click();
        await expect(status).not.toHaveText(before);
        await expect(status).toHaveText(/\d/);
        expect(await belowFold(page)).toBe(0);
      });

    for (const who of visitors)
      test(`the home of ${who} in ${locale} shows a row of content at once`, async ({ page, mock, login }) => {
        if (who === 'a member') await login(student.email);
        if (who === 'a new member') await login('new@lantern.example');
        await page.clock.setFixedTime(evening);
        await slowDown(mock);
        await watchTakeOver(page);
        await page.goto(`/${locale}`);
        // Its picture and its title: the rest of a card may be below. The week of a member has no links.
        const title = page.getByRole('main').getByRole('listitem').getByRole('link').first();
        await expect(title).toBeVisible();
        expect(await belowFold(page, title)).toBe(0);
        const { shift, shifted } = await readShifts(page);
        expect(shift, shifted.join('\n')).toBeLessThanOrEqual(mostShift);
      });
  });

test('on a phone a filter below the first fold brings its results into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-hk');
  const chip = page.locator('#filter').getByRole('group').getByRole('button').nth(2);
  await chip.scrollIntoViewIfNeeded();
  await chip.click();
  await expect(page.locator('#filter').getByRole('status')).toHaveText(/\d/);
  await expect(
    page.getByRole('region', { name: 'Live classes this week' }).getByRole('article').first(),
  ).toBeInViewport({
    ratio: 0.5,
  });
});

test('what the keyboard focuses in a row is wholly in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-hk/course');
  const chips = page.locator('#filter').getByRole('group').getByRole('button');
  await expect(chips.nth(3)).toBeVisible();
  await page.getByRole('combobox', { name: 'Level' }).focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
  const row = page.getByRole('region', { name: 'Science shelf' });
  await expect(row.getByRole('article').nth(4)).toBeAttached();
  await row.getByRole('link').first().focus();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await expect(row.getByRole('article').filter({ has: page.locator(':focus') })).toBeInViewport({ ratio: 0.99 });
  }
});

test('a press on a half-hidden chip chooses it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-hk/course');
  const chips = page.locator('#filter').getByRole('group').getByRole('button');
  await expect(chips.nth(3)).toBeVisible();
  const chip = chips.nth(2);
  // Scrolls the row so that 30 px of the chip are in sight.
  await chip.evaluate((element) => {
    const row = element.parentElement?.parentElement?.parentElement;
    if (row) row.scrollLeft += element.getBoundingClientRect().left + 30 - window.innerWidth;
  });
  const box = await chip.boundingBox();
  expect(Math.round(box?.x ?? 0)).toBe(360);
  await page.mouse.click(375, (box?.y ?? 0) + 22);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toBeInViewport({ ratio: 1 });
});

test('the arrows of the banners are beside their number, never over a title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en-hk/regular-class');
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  const news = page.getByRole('region', { name: 'News and offers' });
  await news.scrollIntoViewIfNeeded();
  const title = await news.getByRole('link').first().locator('span').last().boundingBox();
  for (const name of ['Previous', 'Next']) {
    const arrow = await news.getByRole('button', { name }).boundingBox();
    expect(arrow?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
  }
  await expect(news.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await news.getByRole('button', { name: 'Next' }).click();
  await expect(news.getByRole('img', { name: 'Banner 2 of', exact: false })).toBeVisible();
});

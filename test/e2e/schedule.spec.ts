import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, test } from './harness/fixtures';
import { expectPlace, loginFor, placeOf } from './harness/steps';

const schedule = '/en-hk/regular-class/schedule';
const week = `${schedule}?view=week`;
/** A student with classes at the same time, on several days, and one over midnight in the zone of Brisbane. */
const busy = `account:student;${[1, 2, 3, 4, 5, 7, 8, 9].map((topic) => `topic:${topic}=enrolled`).join(';')}`;

const grid = (page: Page) => page.getByRole('grid');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Returns the number of pages of a PDF. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

// Phones have the days as tabs.
test('the week of a student, by pointer, keyboard and address', { tag: '@desktop' }, async ({
  page,
  scenario,
  axe,
}) => {
  await scenario(busy);
  await page.goto(schedule);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expectPlace(page, week);
  await expect(grid(page)).toHaveAccessibleName('15 Nov – 21 Nov');
  await axe();

  // The present is where its time is, and today's column has it.
  const line = grid(page).locator('[data-now]');
  await expect(line).toHaveCount(1);
  const today = grid(page)
    .getByRole('row')
    .filter({ has: page.locator('[aria-current=date]') });
  await expect(today.locator('[data-now]')).toHaveCount(1);

  // Lessons at the same time stand beside each other: none covers another.
  const boxes = await grid(page)
    .getByRole('gridcell')
    .filter({ has: page.getByRole('link') })
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(4);
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      expect(apart, JSON.stringify([a, b])).toBe(true);
    }

  // One tab stop; arrows move; Enter opens the lesson; Back shows the week as it was left.
  await page.getByRole('button', { name: 'Next week' }).focus();
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(first).toMatch(/\/lesson\/\d+$/);
  await page.keyboard.press('ArrowRight');
  const second = (await page.evaluate(() => document.activeElement?.getAttribute('href'))) ?? '';
  expect(second).not.toBe(first);
  await page.keyboard.press('Enter');
  await expectPlace(page, second);
  await page.goBack();
  await expectPlace(page, week);

  // Other weeks are in the address.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expectPlace(page, `${week}&date=2026-11-25`);
  await expect(page.getByRole('heading', { name: '22 Nov – 28 Nov' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '22 Nov – 28 Nov' })).toBeVisible();
  await expect(grid(page).locator('[data-now]')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('menuitem', { name: 'The week shown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/ 2026-11-22\.ics$/);
  const events = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8'))).getAllSubcomponents(
    'vevent',
  );
  expect(events).toHaveLength(await grid(page).getByRole('link').count());
  await page.getByRole('button', { name: 'This week' }).click();
  await expectPlace(page, week);
  await page.goBack();
  await expectPlace(page, `${week}&date=2026-11-25`);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a class over midnight is on both days, and the zone is named', { tag: '@desktop' }, async ({
    page,
    scenario,
  }) => {
    await scenario(busy);
    await page.goto(week);
    await expect(page.getByText('Times are in GMT+13')).toBeVisible();
    const twice = async () => {
      const links = await grid(page).getByRole('link').all();
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
      return hrefs.filter((href, index) => hrefs.indexOf(href) !== index).length;
    };
    await expect.poll(twice).toBeGreaterThan(0);
    await expect(
      grid(page)
        .getByText(/^until 12:\d\d\u00a0AM$/)
        .first(),
    ).toBeVisible();
  });
});

test('a phone has the days as tabs', { tag: '@phone' }, async ({ page, scenario, axe }) => {
  await scenario(busy);
  await page.goto(week);
  const today = page.getByRole('tab', { selected: true });
  await expect(today).toHaveAccessibleName(/^Wed, 18 Nov/);
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await expect(grid(page)).toBeHidden();
  await axe();
  await page.getByRole('tab', { name: /^Thu, 19 Nov/ }).click();
  await expectPlace(page, `${week}&date=2026-11-19`);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toContainText('Tomorrow');
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('list and week are printed on one page each, without the frame of the app', { tag: '@wide' }, async ({
  page,
  scenario,
}) => {
  for (const [url, classes, shown] of [
    [schedule, 'account:student', page.getByRole('main').getByRole('listitem').first()],
    [week, busy, page.getByRole(isPhone(page) ? 'tabpanel' : 'grid')],
  ] as const) {
    await scenario(classes);
    await page.goto(url);
    await expect(shown).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const frame of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation')])
      for (const part of await frame.all()) await expect(part).toBeHidden();
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    if (url === week) await expect(grid(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: null, colorScheme: null });
    expect(await printedPages(page), url).toBe(1);
  }
});

test('a guest logs in first, and comes to the week', async ({ page }) => {
  await page.goto(week);
  await expect.poll(() => placeOf(page)).toBe(loginFor(week));
});

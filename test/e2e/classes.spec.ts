import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { contentPage } from './harness/contentPages';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { expectPlace, placeOf, sendLogin } from './harness/steps';

/** Returns summary, start and page of each event, parsed by an independent library. */
async function readCalendar(path: string) {
  const events = new ICAL.Component(ICAL.parse(await readFile(path, 'utf8'))).getAllSubcomponents('vevent');
  return events.map((component) => ({
    name: component.getFirstPropertyValue('summary'),
    startAt: new ICAL.Event(component).startDate.toJSDate().toISOString(),
    url: component.getFirstPropertyValue('url'),
  }));
}

test('a phone shows the first day of sessions, and another one by its button', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en-hk/regular-class');
  const coming = page.getByRole('region', { name: 'Coming up' });
  await expect(coming.getByRole('region')).toHaveCount(1);
  await expect(coming.getByRole('region', { name: /^Today/ })).toBeVisible();
  await coming.getByRole('button').nth(1).click();
  await expect(coming.getByRole('region')).toHaveCount(1);
  await expect(coming.getByRole('region', { name: /^Tomorrow/ })).toBeVisible();
});

test('from a class to a lesson on one’s schedule, in one’s calendar, and a replay that is rated', async ({
  page,
  mock,
  axe,
}) => {
  // Visits many pages, each with an accessibility check.
  test.slow();
  const main = page.getByRole('main');

  // Find: a class, and when its next lesson is.
  await page.goto('/en-hk/regular-class');
  // Wait for its parts, so that nothing moves below the pointer.
  await expect(page.getByRole('navigation', { name: 'Highlights' })).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  await main
    .getByRole('region', { name: 'Choose your class' })
    .getByRole('link', { name: /^See all/ })
    .click();
  await expectPlace(page, '/en-hk/regular-class/topics');
  await page.getByRole('tab', { name: 'In progress' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('ongoing');
  const card = main.getByRole('article').nth(1);
  await expect(card).toBeVisible();
  await card.getByRole('link').first().click();
  await expect.poll(() => placeOf(page)).toMatch(/^\/en-hk\/regular-class\/topics\/\d+$/);
  await page.getByRole('tab', { name: 'Timetable' }).click();
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  // The header may cover half a button wherever the page has scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  await axe();

  // Save: a guest logs in, and the lesson is on the schedule when they are back.
  await page.getByRole('tabpanel').getByRole('link').last().click();
  await expect.poll(() => placeOf(page)).toMatch(/\/lesson\/\d+$/);
  const lesson = placeOf(page);
  await main.getByRole('button', { name: 'Add to my schedule' }).click();
  await sendLogin(page);
  await expectPlace(page, lesson);
  await expect(main.getByText('On your schedule')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove from my schedule' })).toBeHidden();
  await expect.poll(async () => (await mock.log('saveLesson')).length).toBe(1);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await axe();

  // Plan: the lesson is among those of the student's own class, and can be exported to a calendar.
  await page.goto('/en-hk/regular-class');
  await main.getByRole('link', { name: 'My schedule' }).click();
  await expectPlace(page, '/en-hk/regular-class/schedule');
  const row = main.getByRole('listitem').filter({ has: page.locator(`a[href="${lesson}"]`) });
  const menu = row.getByRole('button', { name: /: options$/ });
  await expect(row).toBeVisible();
  await axe();
  await menu.click();
  const download = page.waitForEvent('download');
  await row.getByRole('menuitem', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const [event] = await readCalendar(await file.path());
  expect(event?.url).toBe(new URL(lesson, page.url()).href);
  const said = (text: unknown) => String(text).replace(/\s/g, ' ');
  expect(said(event?.name)).toBe(said(name));
  expect(Date.parse(event?.startAt ?? '')).toBeGreaterThan(Date.parse('2026-11-18T11:10:00Z'));

  // Undo, twice: the lesson disappears with its date, and returns to its place.
  const names = () => main.getByRole('listitem').getByRole('link').allInnerTexts();
  const before = await names();
  await menu.click();
  await row.getByRole('menuitem', { name: 'Remove from my schedule' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('aria-haspopup', 'menu');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  expect(await names()).toEqual(before);
  await expect.poll(async () => (await mock.log('saveLesson')).length).toBe(2);
  await page.reload();
  await expect(row).toBeVisible();

  // Watch again: the last seconds of a lesson that is over, which the server then reports as complete.
  await page.getByRole('tab', { name: /^Past/ }).click();
  await expectPlace(page, '/en-hk/regular-class/schedule?tab=past');
  await main.getByRole('listitem').filter({ hasText: 'Replay' }).first().getByRole('link').first().click();
  await expect.poll(() => placeOf(page)).toMatch(/\/lesson\/\d+$/);
  const player = playerOf(page);
  await player.play();
  await player.read((video) => {
    video.currentTime = video.duration - 2;
  });
  await expect.poll(async () => (await mock.log('liveProgress')).length).toBeGreaterThan(0);
  await expect.poll(() => player.read((video) => video.ended), { timeout: 30_000 }).toBe(true);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();

  // Rate: once, however often it is pressed.
  await main.getByRole('button', { name: 'Rate this session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5 stars' }).check();
  await dialog.getByRole('button', { name: 'Send rating' }).dblclick();
  await expect(page.getByText('Thanks for your rating')).toBeVisible();
  await expect(main.getByText('You rated this')).toBeVisible();
  expect((await mock.log('rateLiveLesson')).map(({ body }) => body)).toEqual([{ stars: 5, comment: '' }]);

  // And the class itself, on the page of the student's classes.
  await page.goto('/en-hk/regular-class/subscribed');
  await expect(main.getByRole('article').first()).toBeVisible();
  await axe();
});

test('a class has a calendar to subscribe to', async ({ page, axe }) => {
  await page.goto(`${contentPage('ja-jp', 'topic')}?tab=scheduledLessons`);
  await page.getByRole('button', { name: 'カレンダーに追加' }).click();
  await page.getByRole('menuitem', { name: 'このクラスのカレンダーを購読' }).click();
  const dialog = page.getByRole('dialog', { name: /を購読$/ });
  const address = await dialog.getByRole('link', { name: 'カレンダーアプリで開く' }).getAttribute('href');
  await axe();
  const response = await page.request.get((address ?? '').replace(/^webcal:/, 'http:'));
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(2);
  expect(text).not.toMatch(/zoom|meet\.google/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

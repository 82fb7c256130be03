import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { expectPlace, placeOf, sendLogin } from './harness/steps';

test('from a filter to a finished and rated lesson of one’s own', async ({ page, mock, axe }) => {
  const main = page.getByRole('main');
  const player = playerOf(page);
  const titleOf = () => page.getByRole('heading', { level: 1 });

  // Find: the filter is in the address, and every list follows it.
  await page.goto('/en-hk/course');
  await expect(titleOf()).toHaveText('Recorded courses');
  await expect(main.getByRole('article').first()).toBeVisible();
  await axe();
  await page.getByRole('group', { name: 'Subject' }).getByRole('button', { name: 'Physics' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('subject')).not.toBeNull();
  const subject = new URL(page.url()).searchParams.get('subject');
  await expect.poll(async () => (await mock.log('courses')).at(-1)?.query.subject_ids).toEqual([subject]);

  // Evaluate: a course, and its free lesson.
  const card = main.getByRole('article').filter({ hasText: 'Free lesson' }).first();
  await card.getByRole('link').first().click();
  await expect.poll(() => placeOf(page)).toMatch(/^\/en-hk\/course\/\d+$/);
  await main
    .getByRole('link', { name: /free lesson/i })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(() => placeOf(page)).toMatch(/\/lesson\/\d+$/);
  await player.play();
  await player.reaches(1);
  await player.pause();

  // Learn: the student's own course continues where it stopped.
  await page.goto('/en-hk/course/subscribed');
  await expect(titleOf()).toBeVisible();
  await axe();
  await main.getByRole('link', { name: 'Log in' }).click();
  await sendLogin(page);
  await expectPlace(page, '/en-hk/course/subscribed');
  const mine = main.getByRole('article').filter({ hasText: 'Forces and motion' });
  await mine.getByRole('heading').getByRole('link').click();
  await expect.poll(() => placeOf(page)).toMatch(/^\/en-hk\/course\/learning\/401(\/lesson\/\d+)?$/);
  await expect(titleOf()).not.toHaveText('My courses');
  const lesson = await titleOf().innerText();
  const side = page.getByRole('complementary', { name: 'All lessons' });
  const before = await side.getByRole('progressbar').getAttribute('aria-valuenow');
  await axe();

  // Finish: the last seconds are played, and the server reports the lesson as complete.
  await player.play();
  await player.read((video) => {
    video.currentTime = video.duration - 3;
  });
  await expect(page.getByText('Lesson completed. How was it?')).toBeVisible({ timeout: 30_000 });
  await expect(side.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', before ?? '');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();

  // Rate: once, however often it is pressed.
  await page.getByRole('button', { name: 'Rate this lesson' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByRole('textbox').fill('The sketch made it clear.');
  await axe();
  await dialog.getByRole('button', { name: 'Send rating' }).dblclick();
  await expect(page.getByText('Thanks for your rating')).toBeVisible();
  const sent = (await mock.log('rateCourseLesson')).map(({ body }) => body);
  expect(sent).toEqual([{ lesson_id: expect.any(Number), stars: 4, comment: 'The sketch made it clear.' }]);

  // The result shows on the course page, and the lesson has left "Continue watching".
  await page.goto('/en-hk/course/401');
  await expect(main.getByRole('listitem').filter({ hasText: lesson }).getByText('Completed').first()).toBeAttached();
  await page.goto('/en-hk/my-learning/continue');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('article').filter({ hasText: lesson })).toHaveCount(0);
});

test('five pages of a list, an open item and Back: the same place, at once, and also after a reload', async ({
  page,
  mock,
}) => {
  await page.goto('/en-hk/course');
  const cards = page.getByRole('main').getByRole('region').getByRole('article');
  const all = page.getByRole('region', { name: 'The whole library' });
  const items = all.getByRole('article');
  await expect(cards.first()).toBeVisible();
  while ((await items.count()) < 40) {
    const had = await items.count();
    await all.evaluate((list) => list.scrollIntoView({ block: 'end' }));
    const more = all.getByRole('button', { name: 'Show more' });
    await expect
      .poll(async () => {
        if (await more.isVisible()) await more.click({ timeout: 2000 }).catch(() => undefined);
        return items.count();
      })
      .toBeGreaterThan(had);
  }
  const item = items.nth(32);
  await item.scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => window.scrollY);
  await item.getByRole('link').first().click();
  await expect.poll(() => placeOf(page)).toMatch(/^\/en-hk\/course\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Recorded courses');
  await page.goBack();
  await expect(items.nth(32)).toBeVisible();
  await expect.poll(() => page.evaluate((was) => Math.abs(window.scrollY - was), at)).toBeLessThanOrEqual(2);
  const pages = (await mock.log('courses')).map(({ query }) => query.page);
  expect(pages, 'nothing is asked for again').toEqual([...new Set(pages)]);

  const name = await item.getByRole('heading').innerText();
  await page.reload();
  await expect(items.nth(32).getByRole('heading', { name })).toBeInViewport();
  await expect.poll(() => page.evaluate((was) => Math.abs(window.scrollY - was), at)).toBeLessThanOrEqual(2);
});

import { readFile } from 'node:fs/promises';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { expectPlace, ownCourse, student } from './harness/steps';

const mine = '/en-hk/my-learning';

test('a lesson that is watched is first in my learning, continues at its second, and leaves when it is done', async ({
  page,
  login,
}) => {
  const player = playerOf(page);
  const main = page.getByRole('main');
  await login(student.email);
  const readProgress = async () => {
    await page.goto('/en-hk/course/subscribed');
    const course = main.getByRole('article').filter({ has: page.locator('a[href^="/en-hk/course/learning/101"]') });
    return course.getByRole('progressbar').getAttribute('aria-valuenow');
  };
  const before = await readProgress();
  await page.goto(ownCourse.secondLesson);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const begun = main.getByRole('region', { name: 'Now and next' }).getByRole('article').filter({ hasText: title });
  // The lesson has the window for itself.
  for (const name of ['Main', 'Pages'])
    await expect(page.getByRole('navigation', { name, exact: true, includeHidden: true })).toBeHidden();
  await player.play();
  await player.read((video) => {
    video.currentTime = 20;
  });
  await player.reaches(20.5);
  await player.pause();
  const stopped = Math.floor(await player.time());

  await page.getByRole('link', { name: 'My learning', exact: true }).filter({ visible: true }).first().click();
  await expectPlace(page, mine);
  await expect(begun).toBeVisible();
  // The course is not repeated below.
  const courses = main.getByRole('region', { name: 'Keep learning' }).getByRole('article');
  await expect(courses.filter({ hasText: title })).toHaveCount(0);
  await begun.getByRole('link').first().click();
  await expectPlace(page, ownCourse.secondLesson);
  // The press plays it, from its second.
  await player.reaches(stopped);
  expect(await player.read(({ paused }) => paused)).toBe(false);
  await player.read((video) => {
    video.currentTime = video.duration - 3;
  });
  await expect(page.getByText('Lesson completed. How was it?')).toBeVisible({ timeout: 30_000 });
  const cancel = page.getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();
  // Back shows the page as it was, with the progress made since.
  await page.goBack();
  await expectPlace(page, mine);
  await expect(begun).toHaveCount(0);
  expect(Number(await readProgress())).toBeGreaterThan(Number(before));
});

test('a note takes three keys, leads back to its second, and survives a log-out as a file', async ({
  page,
  login,
  axe,
}) => {
  const player = playerOf(page);
  await login(student.email);
  await page.goto(ownCourse.lesson);
  await player.play();
  await player.read((video) => {
    video.currentTime = 20;
  });
  await player.reaches(20.2);
  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: 'Your note' });
  await expect(field).toBeFocused();
  expect(await player.read(({ paused }) => paused)).toBe(true);
  await page.keyboard.type('k');
  await axe();
  // Enter begins a line where the keyboard is on the screen.
  if (await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches))
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  else await page.keyboard.press('Enter');
  // What was typed is no shortcut, and the video goes on.
  await expect.poll(() => player.read(({ paused }) => paused)).toBe(false);
  const list = page.getByRole('list', { name: 'Notes on this lesson' });
  await expect(list.getByText('k', { exact: true })).toBeVisible();
  await expect(list.locator('blockquote')).not.toBeEmpty();
  await player.pause();

  await page.getByRole('link', { name: 'All my notes' }).click();
  await expectPlace(page, `${mine}/notes`);
  await axe();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Remove the note at 0:20' }).click();
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'notes.md',
    mimeType: 'text/markdown',
    buffer: await readFile(file),
  });
  await expect(page.getByText('1 note added.')).toBeVisible();
  await page.getByRole('link', { name: 'Play from 0:20' }).click();
  await expectPlace(page, `${ownCourse.lesson}?t=20`);
  await expect.poll(() => player.time()).toBeCloseTo(20, 0);
});

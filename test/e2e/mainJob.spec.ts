import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { course, expectPlace, loginFor, sendLogin } from './harness/steps';

const lessonPath = course.lesson;

/** Goes from the home page to a course and a lesson by the visible links, as a new visitor. */
async function openFreeLesson(page: Page): Promise<void> {
  await page.goto('/');
  await expectPlace(page, '/en-hk');
  // The row scrolls to it.
  await page.getByRole('region', { name: 'Recorded courses' }).getByRole('link', { name: course.title }).click();
  await expectPlace(page, course.path);
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await page.getByRole('link', { name: 'Watch a free lesson' }).first().click();
  await expectPlace(page, lessonPath);
}

test('the home page is the region’s own, from the API', async ({ page, mock }) => {
  const titles = () =>
    page.getByRole('region', { name: /Recorded courses|預錄課程/ }).getByRole('heading', { level: 3 });
  await page.goto('/en-hk');
  await expect(titles().first()).toBeVisible();
  const hongKong = await titles().allTextContents();
  const { headers, query } = (await mock.log('regionCourses')).at(-1) ?? {};
  expect([headers?.['region-name'], query?.lang, query?.size_per_page]).toEqual(['hk', 'en-hk', '20']);
  await page.goto('/zh-tw');
  await expect(titles().first()).toBeVisible();
  expect(await titles().allTextContents()).not.toEqual(hongKong);
  expect((await mock.log('regionCourses')).at(-1)?.headers['region-name']).toBe('tw');
});

test('a guest watches a free lesson, logs in, and continues where they stopped', async ({ page, mock, axe }) => {
  const player = playerOf(page);
  await openFreeLesson(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  // The press on "Watch a free lesson" plays it.
  await player.reaches(2);
  await player.press('Forward 15 seconds');
  await player.reaches(17);
  await player.pause();
  const length = Math.floor(await player.read((video) => video.duration));
  const stopped = Math.floor(await player.time());
  expect(stopped).toBeLessThan(40);
  await axe();

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expectPlace(page, loginFor(lessonPath));
  expect(await mock.log('courseProgress'), 'nothing of a guest is sent').toEqual([]);
  await sendLogin(page);

  await expectPlace(page, lessonPath);
  await expect(page.getByText('Welcome back')).toBeVisible();
  await expect
    .poll(async () => (await mock.log('courseProgress')).map(({ path, body, status }) => ({ path, body, status })))
    .toContainEqual({
      path: expect.stringMatching(/courses\/601\/.*60101/),
      body: { progress_duration: stopped },
      status: 200,
    });
  await expect(page.getByRole('button', { name: `Continue from 0:${stopped}` })).toBeVisible();
  await player.play();
  await player.reaches(stopped + 1);
  await player.pause();
  const later = Math.floor(await player.time());

  await page.goto('/en-hk/my-learning/continue');
  await page.reload();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  // A percentage is rounded down, so that 100 means all of it.
  await expect(card.getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    String(Math.floor((later / length) * 100)),
  );
  await axe();
  await card.getByRole('link').click();
  await expectPlace(page, lessonPath);
  // The press plays it from there; from the beginning, that second would come too late.
  await expect.poll(player.time, { timeout: 10_000 }).toBeGreaterThan(later + 1);
});

test('the controls and the keys of the player do what they say', async ({ page, isMobile, viewport }) => {
  const player = playerOf(page);
  await page.goto(course.secondLesson);
  await player.play();
  await player.reaches(1);

  await player.press('Captions');
  await expect(page.locator('main p[lang]').first()).toBeVisible();
  await player.pause();

  const at = await player.time();
  await player.press('Forward 15 seconds');
  await player.standsNear(at + 15);
  await player.press('Back 15 seconds');
  await player.standsNear(at);

  const wide = (viewport?.width ?? 0) > 600 && !isMobile;
  await player.press(wide ? 'Speed 1×' : 'Settings');
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  await expect.poll(() => player.read((video) => video.playbackRate)).toBe(1.5);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await player.standsNear(at + 15);
  await page.keyboard.press('ArrowLeft');
  await player.standsNear(at);
  await page.keyboard.press('m');
  await expect.poll(() => player.read((video) => video.muted)).toBe(true);
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect.poll(() => player.read((video) => video.paused)).toBe(false);

  // The choice is remembered for the next lesson.
  await page.goto(lessonPath);
  await player.play();
  expect(await player.read((video) => [video.playbackRate, video.muted])).toEqual([1.5, true]);
});

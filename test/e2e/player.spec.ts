import type { Page } from '@playwright/test';
import { computeContrast } from './harness/contrast';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { mathsCourse as course, expectPlace, ownCourse, student } from './harness/steps';

const region = (page: Page) => page.getByRole('main').getByRole('region').first();

test('every key does what the list says, and none in a menu or with the list open', async ({ page, login }) => {
  await login(student.email);
  const player = playerOf(page);
  await page.goto(`${ownCourse.lesson}?t=30`);
  await player.play();
  await page.keyboard.press('k');
  await expect.poll(() => player.read((video) => video.paused)).toBe(true);
  const at = await player.time();
  const moves = async (key: string, seconds: number) => {
    await page.keyboard.press(key);
    await player.standsNear(at + seconds);
  };
  await moves('l', 15);
  await moves('j', 0);
  await moves('ArrowRight', 15);
  await moves('ArrowLeft', 0);

  await region(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => player.read((video) => video.volume)).toBeCloseTo(0.8);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => player.read((video) => video.volume)).toBeCloseTo(0.9);
  await page.keyboard.press('>');
  await expect.poll(() => player.read((video) => video.playbackRate)).toBe(1.25);
  await page.keyboard.press('<');
  await page.keyboard.press('<');
  await expect.poll(() => player.read((video) => video.playbackRate)).toBe(0.75);
  await page.keyboard.press('m');
  await expect.poll(() => player.read((video) => video.muted)).toBe(true);
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);

  await player.press('Settings');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  for (const key of ['m', 'k', 'c', 'l']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  for (const key of ['m', 'k', 'c', 'l', 'Control+m']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await player.read(({ paused, muted }) => [paused, muted])).toEqual([true, true]);
  await player.standsNear(at);

  // Space acts on the button that has regained the focus from the menu, elsewhere on the player.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expect.poll(() => player.read((video) => video.paused)).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // The list's switch turns letters and signs off, the search's too, until it is turned on again.
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Shortcuts with a single key' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await player.play();
  for (const key of ['k', 'm', '?', '/']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectPlace(page, `${ownCourse.lesson}?t=30`);
  expect(await player.read(({ paused, muted }) => [paused, muted])).toEqual([false, true]);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expect.poll(() => player.read((video) => video.paused)).toBe(true);
});

test('the transcript follows the video, gives way to the student, and stays open with the other settings', async ({
  page,
  axe,
}) => {
  const player = playerOf(page);
  await page.goto(course.lesson);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const list = page.getByRole('list', { name: 'Transcript' });
  const now = list.locator('[aria-current=true]');
  const scrolled = () => list.evaluate((element) => element.scrollTop);
  await expect(list.getByRole('button').first()).toBeVisible();
  await player.press('Captions');
  await player.press('Speed 1×');
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  const top = await page.evaluate(() => window.scrollY);

  await player.play();
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await expect(now).toContainText(/0:4|0:5/);
  await expect(now).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(50);
  expect(await page.evaluate(() => window.scrollY), 'the page stays').toBe(top);

  await list.hover();
  // While the list is still scrolling, the first turn of the wheel can be lost in a real browser too.
  await expect(async () => {
    await page.mouse.wheel(0, -5000);
    expect(await scrolled()).toBe(0);
  }).toPass();
  await page.keyboard.press('j');
  await expect(now).toContainText(/0:2|0:3|0:4/);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('k');
  await axe();
  await page.getByRole('button', { name: 'Follow along', exact: true }).click();
  await expect.poll(scrolled).toBeGreaterThan(0);

  await now.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => player.time()).toBeLessThan(15);

  await page.reload();
  await expect(list).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speed 1.5×' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
});

test('with forced colours the buttons are as plain on every picture, in a large and in a small player', {
  tag: '@wide',
}, async ({ page }) => {
  for (const width of [1280, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(course.lesson);
      const controls = page.getByRole('group', { name: 'Video controls' });
      await playerOf(page).play();
      const found = await controls.getByRole('button').evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => {
            const { color, backgroundColor } = getComputedStyle(button);
            return { name: button.getAttribute('aria-label') ?? '', color, backgroundColor };
          }),
      );
      expect(found.length).toBeGreaterThan(3);
      for (const { name, color, backgroundColor } of found)
        expect(computeContrast(color, backgroundColor), name).toBeGreaterThan(4.5);
    }
});

test('a rung of quality can be chosen, and left to the player again', { tag: '@wide' }, async ({ page }) => {
  const player = playerOf(page);
  await page.goto(course.lesson);
  await player.play();
  const height = () => player.read((video) => video.videoHeight);
  for (const rung of [180, 270]) {
    await player.press('Settings');
    await page.getByRole('menuitemradio', { name: `${rung}p`, exact: true }).click();
    await expect.poll(height).toBe(rung);
  }
  await player.press('Settings');
  await page.getByRole('menuitemradio', { name: /^Auto/ }).click();
  await player.press('Settings');
  await expect(page.getByRole('menuitemradio', { name: /^Auto \(\d+p\)/ })).toHaveAttribute('aria-checked', 'true');

  // A single file has one quality: nothing to choose from.
  await page.goto(course.secondLesson);
  await player.play();
  await player.press('Settings');
  await expect(page.getByText('Keyboard shortcuts')).toBeVisible();
  await expect(page.getByText('Quality')).toHaveCount(0);
});

test('an address that has expired is read again, and the lesson continues at its second', async ({
  page,
  mock,
  allow,
}) => {
  allow(/Failed to load resource/);
  const player = playerOf(page);
  for (const [path, address] of [
    [course.lesson, /hls\/\d+-[67]\.m4s/],
    [course.secondLesson, /video\/lesson\.mp4/],
  ] as const) {
    const countReads = async () => (await mock.log('course')).length;
    const before = await countReads();
    // The page reads the lesson when it opens; the server accepts the address again after the second time.
    await page.route(address, async (route) =>
      (await countReads()) > before + 1 ? route.continue() : route.fulfill({ status: 403 }),
    );
    await page.goto(`${path}?t=20`);
    await player.play();
    await expect.poll(countReads).toBe(before + 2);
    await player.reaches(23);
    expect(await player.time()).toBeLessThan(40);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a video that is not there can be tried again, at the same second', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  for (const [path, address] of [
    [course.lesson, '**/media/video/hls/master.m3u8'],
    [course.secondLesson, '**/media/video/lesson.mp4'],
  ] as const) {
    await page.route(address, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${path}?t=20`);
    await expect(page.getByRole('alert')).toContainText("We couldn't find this video");
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Continue from 0:20' })).toBeVisible();
  }
});

test('the lesson plays on when the phone is turned, with its controls in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = playerOf(page);
  await page.goto(course.secondLesson);
  await player.play();
  await player.reaches(1);
  const before = await page.locator('video').elementHandle();
  await page.setViewportSize({ width: 844, height: 390 });
  const at = await player.time();
  await player.reaches(at + 1);
  expect(await page.locator('video').evaluate((video, first) => video === first, before)).toBe(true);
  await region(page).scrollIntoViewIfNeeded();
  const box = await region(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(390 - 72);
  expect((await page.locator('video').boundingBox())?.width, 'the picture is in the middle').toBe(box?.width);
});

test('the next lesson starts after the countdown, and says so', async ({ page, mock }) => {
  const player = playerOf(page);
  await page.clock.install();
  await page.goto(`${course.lesson}?t=60`);
  await player.play();
  await page.keyboard.press('l');
  await expect(page.getByText(/^Next lesson in/).first()).toBeVisible();
  await page.clock.fastForward(9000);
  await expectPlace(page, course.secondLesson);
  await expect.poll(() => player.read((video) => video.paused)).toBe(false);
  const plays = async () =>
    (await mock.log('trackVideo'))
      .map(({ body }) => body as Record<string, unknown>)
      .filter(({ event }) => event === 'play')
      .map(({ episode_id, is_auto_play }) => [episode_id, is_auto_play]);
  await expect.poll(plays).toEqual([
    [10101, false],
    [10102, true],
  ]);
  // After a reload it waits for the student.
  await page.reload();
  await expect(page.getByRole('button', { name: /^(Play video|Continue from)/ })).toBeVisible();
});

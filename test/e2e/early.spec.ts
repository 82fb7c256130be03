import type { Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { expectPlace, fillLogin, holdScripts, student } from './harness/steps';

const everyScript = /\/assets\/.+\.js$/;
const open = (page: Page) => page.goto('/en-hk/login', { waitUntil: 'commit' });
const reportForm = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });
const clickReport = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();

test.describe('before the scripts have come', () => {
  test('a click on a button waits for them', async ({ page }) => {
    const release = await holdScripts(page, everyScript);
    await open(page);
    // The second click of an impatient visitor is the same request.
    await clickReport(page);
    await clickReport(page);
    release();
    await expect(reportForm(page).getByLabel('Name')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reportForm(page)).toHaveCount(0);
  });

  test('a form that is filled in and sent is sent once, by the app', async ({ page }) => {
    const release = await holdScripts(page, everyScript);
    const logins: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/login')) logins.push(request.url());
    });
    await open(page);
    await fillLogin(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
    release();
    await expectPlace(page, '/en-hk');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(logins).toHaveLength(1);
  });
});

test('a click below the first screen waits for the code of that part', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/Footer-.+\.js$/);
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await clickReport(page);
  // The rest of the page is there already.
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog', { name: /password/i })).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expect(reportForm(page).getByLabel('Name')).toBeVisible();
});

test.describe('the document alone', () => {
  const pages = [
    {
      name: 'a page without HTML of its own',
      path: '/en-hk/purchase/single/3103',
      endpoint: 'checkout',
      member: false,
    },
    { name: 'a member’s home', path: '/en-hk', endpoint: 'upNext', member: true },
  ];
  for (const { name, path, endpoint, member } of pages)
    test(`asks for the content of ${name}, and the app does not ask again`, async ({ page, mock, login }) => {
      if (member) await login(student.email);
      const release = await holdScripts(page, everyScript);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(async () => (await mock.log(endpoint)).length).toBe(1);
      release();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await mock.log(endpoint)).toHaveLength(1);
    });

  test('shows title and picture of a member’s next lesson in its place, until the app does', async ({
    page,
    login,
  }) => {
    await login(student.email);
    const release = await holdScripts(page, everyScript);
    await page.goto('/en-hk', { waitUntil: 'commit' });
    const preloaded = page.locator('link[rel=preload][as=image][href*="/media/live/"]');
    await expect(preloaded).toHaveCount(1);
    const href = await preloaded.getAttribute('href');
    const shown = page.locator('main [data-skeleton] > .phrased').filter({ visible: true });
    const { title, picture, top } = await shown.evaluate((place) => ({
      title: getComputedStyle(place, '::before').content,
      picture: getComputedStyle(place, '::after').backgroundImage,
      top: place.getBoundingClientRect().top,
    }));
    expect(picture).toBe(`url("${href}")`);
    release();
    const lesson = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`img[src="${href}"]`) });
    await expect(lesson.first().getByRole('heading')).toHaveText(JSON.parse(title));
    expect((await lesson.first().boundingBox())?.y).toBeCloseTo(top, 0);
    await expect(page.locator('html')).not.toHaveAttribute('data-next-lesson');
    await expect(page.locator('html')).not.toHaveAttribute('style', /next/);
  });

  test('draws a guest’s content for guests only', async ({ page, login }) => {
    const isDrawn = () =>
      page.evaluate(() => {
        const headings = [...document.querySelectorAll('main h2')];
        return headings.at(-1)?.checkVisibility() ?? 'no heading';
      });
    const openHeld = async () => {
      const release = await holdScripts(page, everyScript);
      await page.goto('/zh-hk', { waitUntil: 'commit' });
      return release;
    };
    const releaseToGuest = await openHeld();
    await expect.poll(isDrawn).toBe(true);
    releaseToGuest();
    await login(student.email);
    const release = await openHeld();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await isDrawn()).toBe(false);
    release();
    await expect.poll(isDrawn).toBe(true);
  });

  test('asks for nothing that its visitor may not open', async ({ page, mock }) => {
    const release = await holdScripts(page, /\/assets\/index-[\w-]+\.js$/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/en-hk', '/en-hk/my-learning', '/en-hk/course/learning/401', '/en-hk/course/007']) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForSelector('main');
    }
    release();
    expect(asked.filter((url) => /MyLearningPage|CourseLearningPage|CoursePage/.test(url))).toEqual([]);
    expect((await mock.log()).filter(({ endpoint }) => endpoint === 'upNext' || endpoint === 'course')).toEqual([]);
  });
});

test('a lesson loads its player, the engine and the playlist at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdScripts(page, /\/assets\/LessonPlayer-[\w-]+\.js$/);
  await page.goto('/en-hk/course/101/lesson/10101', { waitUntil: 'commit' });
  for (const file of [/LessonPlayer-[\w-]+\.js$/, /hls\.light-/, /\/master\.m3u8$/])
    await expect.poll(() => asked.filter((path) => file.test(path)).length, String(file)).toBe(1);
  release();
  await expect(page.locator('video')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/master\.m3u8$/.test(path))).toHaveLength(1);
});

test('a lesson that is started before its player has come plays then, with the focus in the player', async ({
  page,
}) => {
  const release = await holdScripts(page, /\/assets\/LessonPlayer-[\w-]+\.js$/);
  await page.goto('/en-hk/course/101/lesson/10101', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Play video' }).click();
  release();
  await playerOf(page).reaches(0.5);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

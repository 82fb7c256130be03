import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { course, expectWorker, ownCourse, student } from './harness/steps';

const dropped = /net::ERR_INTERNET_DISCONNECTED|net::ERR_CONNECTION|Failed to load resource|Failed to fetch/;

test.use({ serviceWorkers: 'allow' });

/** Reads a page for as long as its reads take to be stored. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
/** Waits until the responses of the calls are stored, which happens while a page rests: the ends of their paths. */
const expectStored = (page: Page, calls: readonly string[]) =>
  expect
    .poll(
      async () => {
        const paths = await page.evaluate(async () => {
          if (!(await indexedDB.databases()).some(({ name }) => name === 'reads')) return [];
          const open = indexedDB.open('reads');
          await new Promise((done) => {
            open.onsuccess = done;
          });
          const keys = open.result.transaction('rows').objectStore('rows').getAllKeys();
          await new Promise((done) => {
            keys.onsuccess = done;
          });
          open.result.close();
          return (keys.result as [string, string][]).map(([, call]) => String(JSON.parse(call)[1]));
        });
        return calls.filter((call) => !paths.some((path) => path.endsWith(call)));
      },
      { timeout: 15_000 },
    )
    .toEqual([]);
const leave = (context: BrowserContext) => context.setOffline(true);

test('schedule, my learning and a lesson are there without a network, with the time of which they are', async ({
  page,
  context,
  login,
  allow,
}) => {
  allow(dropped);
  await login(student.email);
  await read(page, '/en-hk/my-learning');
  await expectWorker(page);
  const pages = [
    { path: '/en-hk/my-learning', calls: ['/courses/learning_progress', '/continue_watching', '/up_next'] },
    { path: '/en-hk/regular-class/schedule', calls: ['/schedule/upcoming'] },
    { path: ownCourse.lesson, calls: ['/courses/101', '/users/me'] },
  ];
  const seen: string[] = [];
  for (const { path, calls } of pages) {
    await read(page, path);
    seen.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await expectStored(page, calls);
  }
  await leave(context);
  for (const [index, { path }] of pages.entries()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen[index] ?? '');
    await expect(page.getByText(/^You're offline\. This page is from .*\d+:\d\d\s[AP]M\.$/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText(/^You're offline\. This page is from/)).toBeHidden();
});

/** Downloads the lesson of the page, and waits until the worker has what it needs to open. */
async function downloadLesson(page: Page): Promise<void> {
  await expectWorker(page);
  await page.getByRole('button', { name: 'Save to this device' }).click();
  await expect(page.getByText(/^About [\d.]+ MB\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^On this device until \d+ Dec 2026/)).toBeVisible();
}

for (const [kind, lesson] of [
  ['stream', ownCourse.lesson],
  ['file', ownCourse.secondLesson],
] as const)
  test(`a downloaded lesson (${kind}) plays to its end without a network, and its position arrives when that is back`, {
    tag: kind === 'file' ? '@wide' : [],
  }, async ({ page, context, mock, login, allow }) => {
    allow(dropped);
    await login(student.email);
    await read(page, '/en-hk/my-learning');
    await expectWorker(page);
    await read(page, lesson);
    await downloadLesson(page);
    await expectStored(page, ['/courses/101', '/users/me']);
    await leave(context);
    await page.goto(`${lesson}?t=5`);
    const player = playerOf(page);
    await player.play();
    await player.reaches(6);
    expect(await player.read((video) => video.currentSrc || video.src)).not.toBe('');
    await page.keyboard.press('l');
    await player.reaches(21);
    await page.keyboard.press('>');
    await expect.poll(() => player.read((video) => video.playbackRate)).toBe(1.25);
    await page.keyboard.press('c');
    await expect(page.getByText(/^Captions: /)).toBeVisible();
    await page.getByRole('tab', { name: 'Transcript' }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').nth(3)).toBeVisible();
    const sheet = await page
      .getByRole('link', { name: /^Worksheet/ })
      .first()
      .getAttribute('href');
    expect(sheet).toMatch(/^\/kept\//);
    const [type, head] = await page.evaluate(async (href) => {
      const response = await fetch(href);
      return [response.headers.get('content-type'), (await response.text()).slice(0, 4)];
    }, sheet ?? '');
    expect([type, head]).toEqual(['application/pdf', '%PDF']);
    await player.read((video) => {
      video.currentTime = 71;
    });
    await expect.poll(() => player.read((video) => video.ended), { timeout: 20_000 }).toBe(true);
    expect(await mock.log('courseProgress')).toEqual([]);
    await context.setOffline(false);
    await expect.poll(async () => (await mock.log('courseProgress')).length, { timeout: 15_000 }).toBeGreaterThan(0);
  });

test('downloaded lessons are listed with their room, and leave with one press, or with the session', {
  tag: '@wide',
}, async ({ page, login, axe }) => {
  await login(student.email);
  await read(page, ownCourse.secondLesson);
  await downloadLesson(page);
  await read(page, ownCourse.lesson);
  await downloadLesson(page);
  await read(page, '/en-hk/my-learning');
  await expect(page.getByText(/ MB used, about .* free$/)).toBeVisible();
  const remove = page.getByRole('button', { name: /^Remove .* from this device$/ });
  await expect(remove).toHaveCount(2);
  await axe();
  await remove.first().click();
  await expect(remove).toHaveCount(1);
  const stored = () =>
    page.evaluate(async () => [
      ...(await caches.keys()).filter((name) => name === 'app-lessons'),
      ...(await indexedDB.databases()).flatMap(({ name }) => (name === 'reads' ? name : [])),
    ]);
  await expect.poll(stored, { timeout: 15_000 }).toEqual(['app-lessons', 'reads']);
  await page.context().clearCookies({ name: 'token' });
  await page.reload();
  await expect.poll(stored).toEqual([]);
});

test('a session that the server ends takes with it what was read and downloaded', async ({
  page,
  mock,
  login,
  allow,
}) => {
  allow(/401|Failed to load resource/);
  await login(student.email);
  await read(page, ownCourse.secondLesson);
  await downloadLesson(page);
  await expectStored(page, ['/courses/101']);
  const elsewhere = { error_code: '20-100-0008-010', error_message: 'Logged in elsewhere.' };
  await mock.fail({ endpoint: 'course', status: 401, body: elsewhere, times: 5 });
  await page.goto(ownCourse.lesson);
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        ...(await caches.keys()).filter((name) => name === 'app-lessons' || name === 'app-captions'),
        ...(await indexedDB.databases()).flatMap(({ name }) => (name === 'reads' ? name : [])),
      ]),
    )
    .toEqual([]);
});

test('Buy says before it is pressed that it needs a network', async ({ page, context, login, allow }) => {
  allow(dropped);
  await login(student.email);
  await read(page, course.path);
  const buy = page.getByRole('link', { name: /^Buy/ }).first();
  await expect(buy).toBeVisible();
  await leave(context);
  const away = page.getByRole('button', { name: /^Buy/ }).first();
  await expect(away).toHaveAttribute('aria-disabled', 'true');
  await expect(away).toHaveAccessibleDescription("You're offline. You can do this once you're connected.");
  await context.setOffline(false);
  await expect(buy).toBeVisible();
});

test('a downloaded lesson that the browser has removed says so, and plays from the network', { tag: '@wide' }, async ({
  page,
  login,
  allow,
}) => {
  allow(/404|Failed to load resource/);
  await login(student.email);
  await read(page, ownCourse.lesson);
  await downloadLesson(page);
  // With little data, nothing loads before the lesson plays.
  await page.evaluate(() => localStorage.setItem('app.player', JSON.stringify({ quality: 'saver' })));
  await page.reload();
  const start = page.getByRole('button', { name: /^(Play video|Continue from)/ });
  await expect(start).toBeVisible();
  // The player has the stored film.
  await expect(page.locator('video')).toBeAttached();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await start.click();
  await expect(page.getByText(/^The browser removed this lesson from the device\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await playerOf(page).play();
  await playerOf(page).reaches(1);
  await expect(page.getByRole('button', { name: 'Save to this device' })).toBeVisible();
});

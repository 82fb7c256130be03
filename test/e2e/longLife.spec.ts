/** The app over a long time, with a wrong clock, and in a browser that stores little. */
import type { Page } from '@playwright/test';
import { evening, expect, test } from './harness/fixtures';
import type { MockControl } from './harness/mockControl';
import { playerOf } from './harness/player';
import { course, expectPlace, loginFor, sendLogin, student } from './harness/steps';

const hour = 3_600_000;
const day = 24 * hour;
const schedule = '/en-hk/regular-class/schedule';
const busy = `account:student;${[1, 2, 3, 4, 5, 7, 8, 9].map((topic) => `topic:${topic}=enrolled`).join(';')}`;

const main = (page: Page) => page.getByRole('main');
const dates = (page: Page) => main(page).getByRole('heading', { level: 2 });

/** Moves the clocks of the page and of the server as while the device sleeps: each timer is due once. */
async function sleep(page: Page, mock: MockControl, ms: number): Promise<void> {
  await mock.advance(ms);
  await page.clock.fastForward(ms);
}

test('a timetable that is open for a day goes with the day, and asks for nothing', { tag: '@wide' }, async ({
  page,
  scenario,
  mock,
}) => {
  await page.clock.install({ time: evening });
  await scenario(busy);
  await page.goto(schedule);
  await expect(dates(page).first()).toHaveText(/Today.*Wed, 18 Nov/s);
  await expect(main(page).getByText('Starts in 12 min')).toBeVisible();
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  await page.waitForLoadState('networkidle');
  const [nodes, calls] = [await count(), (await mock.log()).length];
  for (let passed = 0; passed < 24; passed++) {
    await mock.advance(hour);
    await page.clock.runFor(hour);
  }
  // After midnight: tomorrow's sessions are today's, and a started session is over.
  await expect(dates(page).first()).toHaveText(/^Wed, 18 Nov/);
  await expect(dates(page).nth(1)).toHaveText(/Today.*Thu, 19 Nov/s);
  await expect(main(page).getByText('Starts in 12 min')).toHaveCount(0);
  await expect(main(page).getByText('Finished').first()).toBeVisible();
  expect(await count()).toBeLessThan(nodes * 1.5);
  expect((await mock.log()).length).toBe(calls);
});

test('a device that wakes after a night shows the present, and the lesson where it was', async ({
  page,
  scenario,
  mock,
}) => {
  await page.clock.install({ time: evening });
  await scenario('account:student');
  await page.goto('/en-hk');
  await expect(page.getByText('Good evening')).toBeVisible();
  // A call during the jump of the clock would count as open for hours, and fail.
  await page.waitForLoadState('networkidle');
  await sleep(page, mock, 12 * hour);
  await expect(page.getByText('Good morning')).toBeVisible();

  const player = playerOf(page);
  await page.goto(course.secondLesson);
  await player.play();
  await player.reaches(3);
  await player.pause();
  const stopped = await player.time();
  await sleep(page, mock, 9 * hour);
  expect(await player.time()).toBe(stopped);
  await page.keyboard.press('k');
  await player.reaches(stopped + 1);
  await player.pause();
  const sent = (await mock.log('courseProgress')).map(
    ({ body }) => (body as { progress_duration: number }).progress_duration,
  );
  expect(sent.at(-1)).toBe(Math.floor(await player.time()));
});

for (const [name, wrong] of [
  ['three days slow', -3 * day],
  ['a week fast', 7 * day],
] as const)
  test(`a clock that is ${name}: times of lessons follow the server`, async ({ page, scenario }) => {
    await page.clock.install({ time: evening + wrong });
    await scenario(busy);
    await page.goto(schedule);
    await expect(dates(page).first()).toHaveText(/Today.*Wed, 18 Nov/s);
    await expect(main(page).getByText('Starts in 12 min')).toBeVisible();
    await expect(main(page).getByText('Join now').first()).toBeVisible();
  });

for (const [name, moved] of [
  ['three hours back', -3 * hour],
  ['thirty days forward', 30 * day],
] as const)
  test(`a clock that is set ${name} while the page is open changes nothing there`, async ({ page, scenario, mock }) => {
    await page.clock.install({ time: evening });
    await scenario(busy);
    await page.goto(schedule);
    const [live, soon] = [main(page).getByText('Join now').first(), main(page).getByText(/^Starts in 1[01]\smin$/)];
    await expect(live).toBeVisible();
    // The launch has answered before the clock is set.
    await page.waitForLoadState('networkidle');
    await page.clock.setSystemTime(evening + moved);
    await mock.advance(65_000);
    await page.clock.runFor(65_000);
    await expect(soon).toBeVisible();
    await expect(live).toBeVisible();
    await expect(dates(page).first()).toHaveText(/Today.*Wed, 18 Nov/s);
    await expect.poll(async () => (await mock.log('appLaunch')).length).toBe(2);
  });

/** Runs in the page before its scripts: makes storage full, or denies storage, databases and caches. */
const keeps = {
  'with full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'without storage, databases and caches': () => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, area, { get: denied, configurable: true });
    Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined, configurable: true });
    window.BroadcastChannel = denied as never;
  },
};
for (const [name, limit] of Object.entries(keeps))
  test(`${name}: log in, watch, and pay once`, { tag: name.startsWith('without') ? [] : '@wide' }, async ({
    page,
    context,
    mock,
  }) => {
    await context.addInitScript(limit);
    await page.goto('/en-hk/login');
    await sendLogin(page);
    await expectPlace(page, '/en-hk');

    const player = playerOf(page);
    await page.goto(course.secondLesson);
    await player.play();
    await player.reaches(3);
    await player.pause();
    const stopped = Math.floor(await player.time());
    await expect
      .poll(async () => (await mock.log('courseProgress')).at(-1)?.body)
      .toEqual({ progress_duration: stopped });

    await page.goto('/en-hk/purchase/single/3103');
    await main(page).getByRole('button', { name: 'Pay HK$460' }).filter({ visible: true }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/pay\//);
    await page.locator('button[value="paid"]').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment complete' })).toBeVisible();
    expect(await mock.log('createOrder')).toHaveLength(1);
    await page.goto('/en-hk/purchase/single/3103');
    await expect(main(page).getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });

test('two tabs of two accounts: the first becomes that of the second, with nothing of the first', async ({
  page,
  context,
  mock,
  login,
}) => {
  await login(student.email);
  await page.goto('/en-hk/my-learning/continue');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en-hk');
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expectPlace(page, loginFor('/en-hk/my-learning/continue'));
  await other.goto('/en-hk/login');
  await sendLogin(other, { email: 'new@lantern.example', password: 'lantern-demo' });
  await expectPlace(other, '/en-hk/account/setup');
  await expectPlace(page, '/en-hk/my-learning/continue');
  await expect(main(page).getByText('Nothing started yet')).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveCount(0);
  const senders = (await mock.log('continueWatching')).map(({ headers }) => headers.authorization);
  expect(new Set(senders).size).toBe(2);
});

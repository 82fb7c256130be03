import type { Page, Route } from '@playwright/test';
import { expect, test } from './harness/fixtures';
import { apiUrl, siteUrl } from './harness/servers';
import { course, expectListed, expectPlace, fillLogin, loginFor, sendLogin, student } from './harness/steps';

const devicesText = 'You might have logged in to Lantern with more than 2 devices. Please log in again.';
const inactiveText = 'Looks like you have been logged out after being inactive for too long. Please log in again.';
const continuePath = '/en-hk/my-learning/continue';
const refused = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Records the pathnames that the page navigates to, in order. */
function movesOf(page: Page): string[] {
  const moves: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    // The router also writes its state to the current entry.
    if (frame === page.mainFrame() && moves.at(-1) !== pathname) moves.push(pathname);
  });
  return moves;
}

const refuse = (route: Route) =>
  route.fulfill({
    status: 401,
    headers: { 'Access-Control-Allow-Origin': siteUrl, 'Access-Control-Allow-Credentials': 'true' },
    json: { error_code: '20-100-0008-010', error_message: 'Logged in elsewhere.' },
  });

async function expectEnded(page: Page, text: string, button: string, next: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole('heading')).toHaveText("You've been logged out");
  await expect(dialog).toContainText(text);
  await expectPlace(page, loginFor(next));
  await expect(dialog.getByRole('button', { name: button, exact: true })).toBeVisible();
}

test('dozens of refusals at once end the session once, in every tab', async ({ page, context, mock, login, allow }) => {
  allow(refused);
  await login(student.email);
  const other = await context.newPage();
  const tabs = [page, other];
  // All calls of two home pages are held until they are sent, then refused together.
  const held: Route[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(`${apiUrl}/api/**`, async (route) => {
    if (route.request().url().includes('/pages/home_hk')) return route.continue();
    if (held.push(route) === 24) release();
    await released;
    await refuse(route).catch(() => undefined);
  });
  const moves = tabs.map(movesOf);
  await Promise.all(tabs.map((tab) => tab.goto('/en-hk')));
  for (const tab of tabs) await expectEnded(tab, devicesText, 'Got it', '/en-hk');
  expect(held.length).toBeGreaterThanOrEqual(24);
  await context.unrouteAll({ behavior: 'ignoreErrors' });

  for (const tab of tabs) {
    await tab.getByRole('button', { name: 'Got it' }).click();
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    await expect(tab.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
  expect(moves).toEqual([
    ['/en-hk', '/en-hk/login'],
    ['/en-hk', '/en-hk/login'],
  ]);
  expect(await mock.log('logout'), 'a forced logout calls nothing').toEqual([]);
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
});

test('a third device ends the oldest session, and the way back is kept', async ({
  page,
  context,
  mock,
  login,
  allow,
}) => {
  allow(refused);
  await login(student.email);
  await page.goto(continuePath);
  await expectListed(page);
  for (const device of ['second', 'third']) await mock.logIn(student, device);
  const other = await context.newPage();
  await other.goto(course.path);
  await expectEnded(other, devicesText, 'Got it', course.path);
  await expectEnded(page, devicesText, 'Got it', continuePath);
  await page.getByRole('button', { name: 'Got it' }).click();
  await sendLogin(page);
  await expectPlace(page, continuePath);
  await expectListed(page);
});

test('three tabs are forced out together, and come back together with the next login', async ({
  page,
  context,
  mock,
  login,
  allow,
}) => {
  allow(refused);
  await login(student.email);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(continuePath);
    await expectListed(tab);
  }
  for (const device of ['second', 'third']) await mock.logIn(student, device);
  await page.reload();
  for (const tab of tabs) await expectEnded(tab, devicesText, 'Got it', continuePath);
  await page.getByRole('button', { name: 'Got it' }).click();
  await sendLogin(page);
  for (const tab of tabs) {
    await expectPlace(tab, continuePath);
    await expectListed(tab);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  for (const tab of tabs) {
    await expectPlace(tab, loginFor(continuePath));
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  }
});

test('a page that begins with a dead session loads its own things after the next login', async ({
  page,
  mock,
  login,
  allow,
}) => {
  allow(refused);
  await login('expiring@lantern.example');
  await page.goto(continuePath);
  // No call of the first page may get the error of the dead session: the second page must.
  await expectListed(page);
  await page.waitForLoadState('networkidle');
  await mock.advance(6 * 60_000);
  await page.reload();
  await expectEnded(page, inactiveText, 'OK', continuePath);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await sendLogin(page);
  await expectPlace(page, continuePath);
  await expectListed(page);
});

test('a session that ends in the middle of a form gives back what was typed', async ({
  page,
  context,
  mock,
  login,
  allow,
}) => {
  allow(refused);
  const account = { ...student, email: 'expiring@lantern.example' };
  const lesson = '/en-hk/course/learning/401/lesson/40108';
  const words = 'The picture froze at 2:10, twice.';
  await login(account.email);
  await page.goto(lesson);

  // A rating: its own call gets the error.
  const rate = page.getByRole('main').getByRole('button', { name: 'Rate', exact: true });
  const form = page.getByRole('dialog', { name: 'How was it?' });
  await rate.click();
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByRole('textbox').fill('Clear to the last step.');
  await mock.advance(6 * 60_000);
  await form.getByRole('button', { name: 'Send rating' }).click();
  await expectEnded(page, inactiveText, 'OK', lesson);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await sendLogin(page, account);
  await expectPlace(page, lesson);
  await rate.click();
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(form.getByRole('textbox')).toHaveValue('Clear to the last step.');
  await page.keyboard.press('Escape');

  // A report: another tab gets the error.
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  const write = page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' });
  await write.click();
  await report.getByLabel('What happened?').fill(words);
  await mock.advance(6 * 60_000);
  const other = await context.newPage();
  await other.goto(continuePath);
  await expectEnded(page, inactiveText, 'OK', lesson);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await sendLogin(page, account);
  await expectPlace(page, lesson);
  await write.click();
  await expect(report.getByLabel('What happened?')).toHaveValue(words);
});

test('"Log out" leaves, in every tab, and says so', async ({ page, context, mock, login }) => {
  await login(student.email);
  await page.goto(course.path);
  const other = await context.newPage();
  await other.goto(continuePath);
  await expectListed(other);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have logged out')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectPlace(other, loginFor(continuePath));
  await expect(other.getByText('You have logged out')).toBeVisible();
  expect(await mock.log('logout')).toHaveLength(1);
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
});

test('a wrong password keeps what was typed and gives the server’s reason', async ({ page, allow }) => {
  allow(refused);
  await page.goto('/en-hk/login');
  await sendLogin(page, { ...student, password: 'not-the-password' });
  const reason = 'Wrong email or password.';
  await expect(page.getByRole('main').getByText(reason)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(student.email);
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('not-the-password');
  await sendLogin(page);
  await expectPlace(page, '/en-hk');
});

test('ten fast clicks on "Log in" are one request', async ({ page, mock }) => {
  await page.goto('/en-hk/login');
  await fillLogin(page);
  await mock.fail({ endpoint: 'login', delayMs: 500 });
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Log in', exact: true })
    .evaluate((button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
    });
  await expectPlace(page, '/en-hk');
  expect(await mock.log('login')).toHaveLength(1);
});

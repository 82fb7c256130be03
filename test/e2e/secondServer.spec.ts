import type { APIRequestContext, Page } from '@playwright/test';
import { phoneCode } from '~test/secondServer/routes';
import { knownParent, knownStudent } from '~test/secondServer/server';
import { pressOn, signUp } from './harness/account';
import { expect } from './harness/fixtures';
import { playerOf } from './harness/player';
import { test } from './harness/secondServer';
import { apiPortOf, workers } from './harness/servers';
import { expectPlace, loginFor, placeOf, sendLogin } from './harness/steps';

/** The largest ids that the API may have. The second server counts down from them. */
const [first, second] = [999_999_999_999_999, 999_999_999_999_998];
const bundleId = 999_999_999_999_979;
const packId = 999_999_999_999_978;

const refused = /Failed to load resource: the server responded with a status of 4\d\d/;
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Returns the visible one of two equal elements: beside the content or in the buy bar. */
const shown = (page: Page, role: 'link' | 'button', name: RegExp | string) =>
  main(page).getByRole(role, { name }).filter({ visible: true }).first();

const chooseOutcome = async (page: Page, outcome: 'paid' | 'failed' | 'cancelled') => {
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/pay\//);
  await page.locator(`button[value="${outcome}"]`).click();
};

async function chooseLocale(page: Page, region: RegExp, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button')
    .filter({ has: page.locator('svg') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: region })
    .getByRole('link', { name: language })
    .click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have logged out')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}

/** Logs in on another device. */
async function logInElsewhere(request: APIRequestContext, port: number, device: string): Promise<void> {
  const { email, password } = knownStudent;
  const response = await request.post(`http://127.0.0.1:${port}/api/v2/login?lang=en-hk`, {
    data: { email, password },
    headers: {
      'Region-Name': 'hk',
      'X-User-Agent': JSON.stringify({ device_id: device, os: 'test', platform: 'web' }),
    },
  });
  expect(response.ok()).toBe(true);
}

test('a guest looks around, in another language and in regions with less', { tag: '@wide' }, async ({
  page,
  allow,
}) => {
  await page.goto('/en-hk');
  const part = (name: string) => main(page).getByRole('region', { name });
  await expect(part('Live classes this week').getByRole('article')).toHaveCount(3);
  await expect(main(page).getByText('Live now', { exact: true }).first()).toBeVisible();
  const card = part('Recorded courses').getByRole('article').filter({ hasText: 'Reading the night sky' });
  await expect(card).toContainText('US$49.50');
  await card.getByRole('link').first().click();
  await expectPlace(page, `/en-hk/course/${first}`);
  await expect(heading(page, 'Reading the night sky')).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'A night outside' })).toContainText('Coming soon');
  await expect(shown(page, 'link', 'Buy course')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expectPlace(page, '/en-hk/course');
  await expect(main(page).getByText('5 courses', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'More courses' })).toBeVisible();

  // A class has the id of the course.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Classes' }).click();
  await main(page).getByRole('article').filter({ hasText: 'Evening problem club' }).getByRole('link').first().click();
  await expectPlace(page, `/en-hk/regular-class/topics/${first}`);
  await expect(heading(page, 'Evening problem club')).toBeVisible();
  await expect(shown(page, 'link', 'Enrol now')).toBeVisible();
  await main(page).getByRole('link', { name: 'Sam Okoye' }).first().click();
  await expectPlace(page, `/en-hk/instructors/${second}`);
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Evening problem club' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Lantern' }).click();
  await part('Bundles and packs').getByRole('link', { name: 'Any two of four' }).click();
  await expectPlace(page, `/en-hk/bundle/${bundleId}`);
  await expect(main(page).getByText('0 of 2 chosen').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Study tips' }).click();
  await main(page).getByRole('link', { name: 'A desk by the window' }).click();
  await expectPlace(page, `/en-hk/POST/${second}`);
  await expect(main(page).getByText('Light helps.')).toBeVisible();

  await chooseLocale(page, /^Hong Kong/, '繁體中文');
  await expect(heading(page, '窗邊的書桌')).toBeVisible();
  await page.goto('/zh-hk');
  await chooseLocale(page, /印尼/, 'Bahasa Indonesia');
  await expectPlace(page, '/id-id');
  await expect(main(page).getByText('Rp1,250,000').first()).toBeVisible();
  // Nothing is taught in Vietnam yet.
  await page.goto('/vi-vn/course');
  await expect(heading(page, 'Khóa học')).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  // The server knows nothing of New Zealand.
  allow(refused);
  await page.goto('/en-nz');
  await expect(main(page).getByText("We couldn't load parts of this page")).toBeVisible();
  // Nothing stands beside the first part, so it is as wide as the page.
  const hero = await main(page)
    .locator('section')
    .filter({ has: heading(page, /Learn it live/) })
    .boundingBox();
  expect(hero?.width).toBeGreaterThan(1200);
  await page.goto(`/en-nz/course/${first}`);
  await expect(main(page).getByText(/does not exist/)).toBeVisible();
});

test('a new student signs up, answers the questions and enrols in a free course', async ({ page }) => {
  await page.goto('/en-hk/signup');
  await signUp(page, 'ada@campus.example');
  await expectPlace(page, '/en-hk/account/setup');
  await page.getByRole('radio', { name: /Student/ }).check();
  await pressOn(page);
  await page.getByRole('radio', { name: 'Top 25%' }).check();
  await pressOn(page);
  await page.getByRole('radio', { name: 'Boarding school' }).check();
  await page.getByRole('radio', { name: 'Year 9', exact: true }).check();
  await pressOn(page);
  await page.getByRole('checkbox', { name: 'Music' }).check();
  await pressOn(page);
  await pressOn(page, 'Skip');
  await expectPlace(page, '/en-hk');
  await expect(heading(page, /Ada/)).toBeVisible();
  await page.goto(`/en-hk/course/999999999999997`);
  await shown(page, 'button', 'Enrol free').click();
  await expect(page.getByText("You're enrolled. You can start now.")).toBeVisible();
  await page.reload();
  await expect(shown(page, 'link', /Start/)).toBeVisible();
  await logOut(page);
});

test('a student learns: a begun lesson, a live class, a schedule, a rating, and a session that ends', async ({
  page,
  request,
  allow,
}, { parallelIndex }) => {
  const player = playerOf(page);
  await page.goto('/en-hk/login');
  await sendLogin(page, knownStudent);
  await expect(heading(page, 'Good evening, Noor')).toBeVisible();
  // The session that was watched after it is the one to continue.
  await main(page).locator(`a[href*="/course/"][href$="/lesson/${second}"]`).first().click();
  const lesson = `/en-hk/course/learning/${first}/lesson/${second}`;
  await expectPlace(page, lesson);
  await player.reaches(31);
  await player.read((video) => {
    video.currentTime = 50;
  });
  await player.reaches(50.2);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await player.pause();
  await saved;
  // From now on only the server knows the position.
  await page.evaluate(() => localStorage.clear());
  await page.goto(lesson);
  await expect(page.getByRole('button', { name: /^Continue from 0:5/ })).toBeVisible();

  await main(page).getByRole('button', { name: 'Rate', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('Thanks for your rating')).toBeVisible();

  await page.goto(`/en-hk/regular-class/topics/${first}`);
  await shown(page, 'link', 'Go to the live session').click();
  await expect(heading(page, 'Colouring')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Join on Google Meet/ })).toHaveAttribute(
    'href',
    /^https:\/\/meet\.google\.com\//,
  );

  const foreign = `/en-hk/regular-class/topics/${second}/lesson/999999999999988`;
  await page.goto(foreign);
  await main(page).getByRole('button', { name: 'Add to my schedule' }).click();
  await expect(main(page).getByText('On your schedule')).toBeVisible();
  await page.goto('/en-hk/regular-class/schedule');
  const row = (name: string) => main(page).getByRole('listitem').filter({ hasText: name });
  await expect(row('Colouring')).toBeVisible();
  await row('Freezing')
    .getByRole('button', { name: /options$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove from my schedule' }).click();
  await expect(row('Freezing')).toHaveCount(0);
  await page.reload();
  await expect(row('Games')).toBeVisible();
  await expect(row('Freezing')).toHaveCount(0);

  // The account is used on three other devices: this one is the oldest.
  allow(refused);
  for (const device of ['phone', 'tablet', 'television'])
    await logInElsewhere(request, apiPortOf(workers + parallelIndex), device);
  await page.reload();
  await expectPlace(page, loginFor('/en-hk/regular-class/schedule'));
  await expect(page.getByRole('dialog')).toContainText("You've been logged out");
  await page.getByRole('button', { name: 'Got it' }).click();
  await sendLogin(page, knownStudent);
  await expectPlace(page, '/en-hk/regular-class/schedule');
  await expect(row('Games')).toBeVisible();
  await logOut(page);
});

test('a student buys: a refusal, an early price, a bundle, a pack, and prices that change', async ({
  page,
  second: server,
  allow,
}) => {
  await page.goto(`/en-hk/course/${second}`);
  await shown(page, 'link', 'Buy course').click();
  await expectPlace(page, `/en-hk/purchase/single/${second}`);
  await shown(page, 'button', 'Log in to pay').click();
  await sendLogin(page, knownStudent);
  await shown(page, 'button', 'Pay US$89.90').click();
  await chooseOutcome(page, 'cancelled');
  await expect(heading(page, 'You cancelled the payment')).toBeVisible();
  await shown(page, 'link', 'Back to checkout').click();
  await shown(page, 'button', 'Pay US$89.90').click();
  await chooseOutcome(page, 'failed');
  await expect(heading(page, "The payment didn't go through")).toBeVisible();
  await shown(page, 'link', 'Try again').click();
  // The early price ends while the checkout is open.
  const changed = page.getByRole('dialog');
  await expect(shown(page, 'button', 'Pay US$89.90')).toBeVisible();
  server.advance(4 * 24 * 60 * 60_000);
  allow(refused);
  await shown(page, 'button', 'Pay US$89.90').click();
  await expect(changed).toHaveAccessibleName('The early-bird price has ended');
  await expect(changed).toContainText('US$120.00');
  await changed.getByRole('button', { name: 'Pay US$120.00' }).click();
  await chooseOutcome(page, 'paid');
  await expect(heading(page, "We're confirming your payment")).toBeVisible();
  server.advance(2000);
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(/INV\/2026\/0000\d/);
  await shown(page, 'link', 'Start the course').click();
  await expect.poll(() => placeOf(page)).toContain(`/en-hk/course/learning/${second}`);

  // Two options of one id.
  await page.goto(`/en-hk/bundle/${bundleId}`);
  for (const name of ['Physics in the kitchen', 'A seat in a quartet'])
    await main(page)
      .getByRole('button', { name: `Choose: ${name}` })
      .click();
  await shown(page, 'link', 'Buy bundle').click();
  await expect(main(page).getByText('2 items')).toBeVisible();
  await expect(shown(page, 'button', 'Pay US$150.25')).toBeVisible();
  // A checkout that is read again in this moment would show the new price by itself.
  await page.waitForLoadState('networkidle');
  server.setPrice('pick/once', 160.5);
  await shown(page, 'button', 'Pay US$150.25').click();
  await expect(changed).toHaveAccessibleName('The price has changed');
  await changed.getByRole('button', { name: 'Pay US$160.50' }).click();
  await chooseOutcome(page, 'paid');
  server.advance(2000);
  await expect(heading(page, 'Payment complete')).toBeVisible();

  await page.goto(`/en-hk/prepack/${packId}`);
  await shown(page, 'link', 'Buy pack').click();
  await shown(page, 'button', 'Pay US$333.00').click();
  await chooseOutcome(page, 'paid');
  server.advance(2000);
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await page.goto(`/en-hk/prepack/${packId}`);
  await expect(main(page).getByText('Already yours')).toHaveCount(3);
});

test('a parent in Indonesia confirms a phone and buys in rupiah', async ({ page, second: server }) => {
  await page.goto('/id-id/login');
  await page.getByLabel('Email').fill(knownParent.email);
  await page.getByRole('textbox', { name: 'Kata sandi', exact: true }).fill(knownParent.password);
  await main(page).getByRole('button', { name: 'Masuk', exact: true }).click();
  await expectPlace(page, '/id-id/account/setup');
  await page.getByLabel('Nomor HP', { exact: true }).fill('812 3456 7890');
  await pressOn(page, 'Kirim kode');
  await page.getByLabel('Kode dari SMS').fill(phoneCode);
  await pressOn(page, 'Verifikasi');
  await expectPlace(page, '/id-id');
  await page.goto('/id-id/course/999999999999994');
  await shown(page, 'link', /^Beli/).click();
  await shown(page, 'button', 'Bayar Rp1,250,000').click();
  await chooseOutcome(page, 'paid');
  server.advance(2000);
  await expect(heading(page, 'Pembayaran berhasil')).toBeVisible();
});

/** A page works after the browser has translated it, and shows the same content. */
import type { BrowserContext, Page } from '@playwright/test';
import { routeRows } from '../routeTable';
import { pressOn, responseUpToPhone, signUp } from './harness/account';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { course, expectPlace, sendLogin, student } from './harness/steps';
import { textOf, translatePage } from './harness/translator';

// The last file of the run: all workers share it.
test.describe.configure({ mode: 'parallel' });

const main = (page: Page) => page.getByRole('main');
const visible = (page: Page, role: 'link' | 'button', name: RegExp | string) =>
  main(page).getByRole(role, { name }).filter({ visible: true }).first();
/** A hidden page that is kept for Back may be busy. */
async function isComplete(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  await expect(main(page).locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
}

/** Opens a place as a link of the app does: the document stays. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** A plain page and a translated one of the same visitor. */
async function openBoth(context: BrowserContext): Promise<readonly [plain: Page, translated: Page]> {
  const [plain, translated] = [await context.newPage(), await context.newPage()];
  await translatePage(translated);
  return [plain, translated];
}

/** Both pages say the same, once both have all there is. */
async function expectSame([plain, translated]: readonly [Page, Page], where: string): Promise<void> {
  for (const page of [plain, translated]) await isComplete(page);
  await expect
    .poll(async () => {
      const [expected, shown] = await Promise.all([textOf(plain), textOf(translated)]);
      return shown === expected ? 'the same' : [shown, expected];
    }, where)
    .toBe('the same');
}

test('every page, one after another', { tag: '@wide' }, async ({ context, login }) => {
  await login(student.email);
  const both = await openBoth(context);
  for (const page of both) await page.goto('/en-hk');
  await expectSame(both, 'home');
  for (const { address } of routeRows) {
    const path = address === '/' ? '/en-hk' : `/en-hk${address}`;
    for (const page of both) await go(page, path);
    await expectSame(both, path);
  }
  expect(await both[1].locator('main font').count()).toBeGreaterThan(0);
});

test('another plan: the total, the button and the order have its price', async ({ page, login, mock }) => {
  await login(student.email);
  await translatePage(page);
  await page.goto('/en-hk/purchase/single/3104');
  const pay = visible(page, 'button', /^Pay /);
  await expect(pay).toHaveText('Pay HK$880');
  await page.getByRole('radio', { name: 'Course plus questions' }).press('Space');
  await expect(pay).toHaveText('Pay HK$1,060');
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText('TotalHK$1,060');
  await page.getByRole('radio', { name: 'The whole course' }).press('Space');
  await expect(pay).toHaveText('Pay HK$880');
  await page.getByRole('radio', { name: 'Course plus questions' }).press('Space');
  await pay.click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/pay\//);
  await expect(page.getByRole('heading', { name: 'Pay HK$1,060' })).toBeVisible();
  expect(await mock.log('createOrder')).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ expected_price: 1060 }) }),
  ]);
});

test('a bundle is chosen, changed and paid, with a login between', async ({ page }) => {
  await translatePage(page);
  await page.goto('/en-hk/bundle/6001');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Your bundle, / });
  const choose = async (name: string) => page.getByRole('button', { name: `Choose: ${name}` }).click();
  await choose('Trigonometry in pictures');
  await choose('DSE Maths in thirty evenings');
  await expect(cart).toHaveAccessibleName('Your bundle, 2 items');
  await cart.click();
  const drawer = page.getByRole('dialog', { name: 'Your bundle' });
  await expect(drawer.getByText('2 of 3 chosen')).toBeVisible();
  await drawer.getByRole('button', { name: 'Remove Trigonometry in pictures' }).click();
  await expect(drawer.getByText('1 of 3 chosen')).toBeVisible();
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByText('2 of 3 chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Algorithms with playing cards');
  await visible(page, 'link', 'Buy bundle').click();
  await visible(page, 'button', 'Log in to pay').click();
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await sendLogin(page);
  await expectPlace(page, '/en-hk/purchase/bundle/6001');
  await expect(visible(page, 'button', 'Pay HK$1,080')).toHaveText('Pay HK$1,080');
});

test('lists are filtered, tabs are changed, and a session is added to the schedule', { tag: '@wide' }, async ({
  context,
  login,
}) => {
  await login(student.email);
  const both = await openBoth(context);
  const [plain, translated] = both;
  const inBoth = async (where: string, act: (page: Page) => Promise<unknown>) => {
    for (const page of both) await act(page);
    await expectSame(both, where);
  };
  const subject = (name: string) => (page: Page) =>
    page.getByRole('group', { name: 'Subject' }).getByRole('button', { name }).click();

  await inBoth('courses', (page) => page.goto('/en-hk/course'));
  await inBoth('courses of a subject', subject('Physics'));
  await inBoth('courses of another subject', subject('Maths'));
  await inBoth('a class', (page) => go(page, '/en-hk/regular-class/topics/1'));
  for (const tab of await plain.getByRole('tab').allInnerTexts()) {
    const name = tab.split('\n')[0] ?? '';
    await inBoth(`the tab ${name}`, (page) => page.getByRole('tab', { name }).click());
  }
  await inBoth('the week', (page) => go(page, '/en-hk/regular-class/schedule?view=week'));
  await inBoth('the next week', (page) => page.getByRole('button', { name: 'Next week' }).click());
  await inBoth('the list', (page) => page.getByRole('button', { name: 'List', exact: true }).click());

  await go(translated, '/en-hk/regular-class/topics/3/lesson/305');
  await isComplete(translated);
  await visible(translated, 'button', 'Add to my schedule').click();
  await expect(main(translated).getByText('On your schedule')).toBeVisible();
  const added = translated.url();
  await inBoth('the added session', (page) => page.goto(added));

  await inBoth('search', (page) => page.goto('/zh-hk/search'));
  for (const words of ['二次方程', '三角'])
    await inBoth(`results for ${words}`, async (page) => {
      await page.getByRole('searchbox').fill(words);
      await expect(page.getByRole('main').getByRole('status')).toContainText(words);
    });
});

test('a lesson plays, with its transcript and chapters', { tag: '@wide' }, async ({ page }) => {
  await translatePage(page);
  await page.goto(course.lesson);
  const player = playerOf(page);
  const clock = main(page)
    .getByRole('region')
    .first()
    .getByText(/^\d:\d\d \/ /);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await expect(page.getByRole('list', { name: 'Transcript' }).getByRole('button').first()).toBeVisible();
  await player.play();
  await player.reaches(2);
  await player.pause();
  const seconds = Math.floor(await player.time());
  await expect(clock).toHaveText(new RegExp(`^0:0${seconds} /`));
});

test('a code is sent, refused, counted down to the next one, and confirmed', { tag: '@wide' }, async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource: the server responded with a status of 4\d\d/);
  await page.clock.install();
  await translatePage(page);
  await page.goto('/en-hk/signup');
  await signUp(page, 'ada@lantern.example');
  await responseUpToPhone(page);
  const number = page.getByLabel('Phone number', { exact: true });
  await number.fill('91234');
  await pressOn(page, 'Send code');
  await expect(page.getByText('Invalid format')).toBeVisible();
  await number.fill('9123 4567');
  await pressOn(page, 'Send code');
  const again = page.getByRole('button', { name: /^Send again/ });
  await expect(again).toHaveText(/^Send again in \d+ s$/);
  await page.clock.runFor(30_000);
  await expect(again).toHaveText(/^Send again in [12]\d s$/);
  await page.clock.runFor(30_000);
  await expect(again).toHaveText('Send again');
  await page.getByLabel('Code from the SMS').fill('000000');
  await pressOn(page, 'Confirm');
  await expect(page.getByLabel('Code from the SMS')).toHaveAccessibleDescription("This isn't the code we sent.");
  await page.getByLabel('Code from the SMS').fill('123456');
  await pressOn(page, 'Confirm');
  await expectPlace(page, '/en-hk');
});

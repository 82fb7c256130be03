import type { Page, Route } from '@playwright/test';
import { fetchResponse } from './harness/fetchResponse';
import { expect, test } from './harness/fixtures';
import { playerOf } from './harness/player';
import { expectPlace, placeOf, sendLogin, student } from './harness/steps';

/** Returns the visible one of two equal elements: beside the content or in the buy bar. */
const shown = (page: Page, role: 'link' | 'button', name: RegExp | string) =>
  page.getByRole('main').getByRole(role, { name }).filter({ visible: true }).first();

const onPaymentPage = (page: Page) => expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/pay\//);
/** Chooses by the outcome's own name, in any language. */
const choose = (page: Page, outcome: string) => page.locator(`button[value="${outcome}"]`).click();
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });

const ordersCall = '**/api/v5/orders?*';

/** The server receives the call, but the browser gets no response. */
async function loseResponse(route: Route): Promise<void> {
  await fetchResponse(route);
  await route.abort('connectionreset');
}

test('a guest finds a course, pays for it in Hong Kong dollars, and starts its lessons', async ({
  page,
  mock,
  axe,
}) => {
  await page.goto('/en-hk/course/103');
  await shown(page, 'link', 'Buy course').click();
  await expectPlace(page, '/en-hk/purchase/single/3103');
  await shown(page, 'button', 'Log in to pay').click();
  await sendLogin(page);
  await expectPlace(page, '/en-hk/purchase/single/3103');
  const pay = shown(page, 'button', 'Pay HK$460');
  await expect(pay).toBeVisible();
  await pay.dblclick();
  await onPaymentPage(page);
  await expect(page.getByRole('heading', { name: 'Pay HK$460' })).toBeVisible();
  await choose(page, 'paid');
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await axe();
  expect(await mock.log('createOrder')).toHaveLength(1);
  await shown(page, 'link', 'Start the course').click();
  await expect.poll(() => placeOf(page)).toMatch(/^\/en-hk\/course\/learning\/103/);
  // The press plays it.
  await playerOf(page).reaches(0);
  // Data from before the purchase is reloaded on the way back.
  await page.goto('/en-hk/course/103');
  await expect(shown(page, 'link', /Start|Continue/)).toBeVisible();
});

test('the receipt: after the payment, on paper, in the account, and gone after the log-out', async ({
  page,
  login,
  axe,
}) => {
  await login(student.email);
  await page.goto('/en-hk/purchase/single/3103');
  await shown(page, 'button', 'Pay HK$460').click();
  await onPaymentPage(page);
  await choose(page, 'paid');
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await expect(page).toHaveTitle(/^Paid \|/);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt.getByText('HK$460')).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(receipt.getByText(number)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await receipt.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();

  // On paper there is the receipt, and nothing around it.
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('HK$460')).toBeVisible();
  await expect(receipt.getByRole('button')).toBeHidden();
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), heading(page, 'Payment complete')])
    await expect(around).toBeHidden();
  await page.emulateMedia({ media: null });

  // A reload does not lose it.
  await page.reload();
  await expect(receipt.getByText('HK$460')).toBeVisible();
  await page.getByRole('link', { name: 'See all your receipts' }).click();
  await expectPlace(page, '/en-hk/account/setup?section=receipts');
  await axe();
  await page
    .getByRole('main')
    .getByRole('link', { name: /HK\$460/ })
    .click();
  await expectPlace(page, `/en-hk/account/setup?section=receipts&order=${number}`);
  await expect(receipt.getByText('HK$460')).toBeVisible();
  await axe();

  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page.getByRole('button', { name: isPhone ? 'Account' : 'Account menu', exact: true }).click();
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('HK$460')).toHaveCount(0);
  await page.goto(`/en-hk/account/setup?section=receipts&order=${number}`);
  await expect.poll(() => placeOf(page)).toMatch(/^\/en-hk\/login/);
});

test('a class that renews, in Taiwan dollars: cancelled, declined, then paid slowly', async ({ page, mock, login }) => {
  await login('tw@lantern.example');
  await page.goto('/zh-tw/purchase/single/25005');
  await expect(page.getByText(/^每個月自動續訂，每次 NT\$/)).toBeVisible();
  const pay = () => shown(page, 'button', /^支付 NT\$/);
  await pay().click();
  await onPaymentPage(page);
  await choose(page, 'cancelled');
  await expect(heading(page, '你取消了付款')).toBeVisible();
  await shown(page, 'link', '回到結帳').click();
  await pay().click();
  await onPaymentPage(page);
  await choose(page, 'failed');
  await expect(heading(page, '付款沒有成功')).toBeVisible();
  await shown(page, 'link', '再試一次').click();
  await pay().click();
  await onPaymentPage(page);
  await choose(page, 'slow');
  await expect(heading(page, '正在確認你的付款')).toBeVisible();
  await expect(heading(page, '付款成功')).toBeVisible();
  const bodies = (await mock.log('createOrder')).map(
    ({ body }) => body as { idempotency_key: string; currency: string },
  );
  expect(bodies.map(({ currency }) => currency)).toEqual(['TWD', 'TWD', 'TWD']);
  expect(new Set(bodies.map(({ idempotency_key: key }) => key)).size).toBe(3);
  await shown(page, 'link', '前往直播課').click();
  await expectPlace(page, '/zh-tw/regular-class/topics/20005');
  await expect(page.getByText('你已報名這門直播課').filter({ visible: true }).first()).toBeVisible();
});

test('a pack in dong, with the network lost after Pay: the order is found, and made once', async ({
  page,
  mock,
  login,
  allow,
}) => {
  allow(/Failed to load resource/);
  await login('vn@lantern.example');
  await page.goto('/vi-vn/prepack/68001');
  await shown(page, 'link', 'Mua combo').click();
  await expectPlace(page, '/vi-vn/purchase/prepack/68001');
  await page.route(ordersCall, loseResponse, { times: 1 });
  await shown(page, 'button', /^Thanh toán [\d.]+ ₫$/).click();
  await onPaymentPage(page);
  expect((await mock.log('orderByKey')).length).toBe(1);
  await choose(page, 'paid');
  await expect(heading(page, 'Thanh toán thành công')).toBeVisible();
  const orders = await mock.log('createOrder');
  expect(orders.map(({ body }) => (body as { currency: string }).currency)).toEqual(['VND']);
});

test('an order that was sent while the storage is full is known after a reload', { tag: '@desktop' }, async ({
  page,
  mock,
  login,
  allow,
}) => {
  allow(/Failed to load resource/);
  await login(student.email);
  await page.goto('/en-hk/purchase/single/3103');
  const pay = shown(page, 'button', 'Pay HK$460');
  await expect(pay).toBeVisible();
  await page.evaluate(() => {
    for (let size = 2 ** 22, count = 0; size > 0; count += 1)
      try {
        localStorage.setItem(`filler${count}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
  await page.route(ordersCall, loseResponse);
  await pay.click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^The connection dropped before we heard/ }),
  ).toBeVisible();
  await page.unroute(ordersCall);
  await page.reload();
  await expect(heading(page, "You haven't finished paying")).toBeVisible();
  expect(await mock.log('createOrder')).toHaveLength(1);
});

test('three of eight of a bundle, which another tab has bought when this one pays', { tag: '@desktop' }, async ({
  page,
  context,
  mock,
  login,
  axe,
}) => {
  await login(student.email);
  await page.goto('/en-hk/bundle/6001');
  const main = page.getByRole('main');
  const options = main.getByRole('button', { name: /^Choose ?:/ });
  for (let count = 3; count > 0; count -= 1) await options.first().click();
  await shown(page, 'link', 'Buy bundle').click();
  await expectPlace(page, '/en-hk/purchase/bundle/6001');
  await expect(main.getByText('3 items')).toBeVisible();
  // Nothing around a payment leads away from it.
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await axe();
  const other = await context.newPage();
  await other.goto('/en-hk/purchase/bundle/6001');
  await expect(shown(other, 'button', 'Pay HK$1,080')).toBeVisible();

  await shown(page, 'button', 'Pay HK$1,080').click();
  await onPaymentPage(page);
  await choose(page, 'paid');
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(3);

  // The other tab is notified.
  await expect(heading(other, 'You already have this')).toBeVisible();
  expect(await mock.log('createOrder')).toHaveLength(1);
});

test('two tabs that both pay make one order, which is paid once', { tag: '@desktop' }, async ({
  page,
  context,
  mock,
  login,
}) => {
  await login(student.email);
  await page.goto('/en-hk/purchase/single/3103');
  const other = await context.newPage();
  await other.goto('/en-hk/purchase/single/3103');
  await expect(shown(other, 'button', 'Pay HK$460')).toBeVisible();
  await shown(page, 'button', 'Pay HK$460').click();
  await onPaymentPage(page);
  await shown(other, 'button', 'Pay HK$460').click();
  await onPaymentPage(other);
  expect(other.url()).toBe(page.url());
  await choose(page, 'paid');
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await other.goto('/en-hk/purchase/single/3103');
  await expect(heading(other, 'You already have this')).toBeVisible();
  const keys = (await mock.log('createOrder')).map(({ body }) => (body as { idempotency_key: string }).idempotency_key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('two plans of one course in two tabs are one payable order at a time', { tag: '@desktop' }, async ({
  page,
  context,
  mock,
  login,
}) => {
  await login(student.email);
  const checkout = '/en-hk/purchase/single/3104';
  await page.goto(checkout);
  const second = await context.newPage();
  await second.goto(checkout);
  await second.locator('label').filter({ hasText: 'Course plus questions' }).click();
  await expect(shown(second, 'button', 'Pay HK$1,060')).toBeVisible();
  await shown(page, 'button', 'Pay HK$880').click();
  await onPaymentPage(page);

  // The second tab names the order of the first instead of making another one.
  await shown(second, 'button', 'Pay HK$1,060').click();
  await expect(heading(second, "You haven't finished paying")).toBeVisible();
  await expect(second.getByRole('main').getByText(/HK\$880$/)).toBeVisible();
  await expect(second.getByRole('main').getByText(/HK\$1,060/)).toBeHidden();
  expect(await mock.log('createOrder')).toHaveLength(1);

  // It is left knowingly; the second order is the only one that the app offers to pay.
  await second.getByRole('button', { name: 'Start again' }).click();
  await shown(second, 'button', 'Pay HK$1,060').click();
  await onPaymentPage(second);
  expect(await mock.log('createOrder')).toHaveLength(2);
  await second.goBack();
  await expect(heading(second, "You haven't finished paying")).toBeVisible();
  await expect(second.getByRole('main').getByText(/HK\$1,060$/)).toBeVisible();

  // The first one is paid after all: the other tab has nothing to pay any more, nor after a reload.
  await choose(page, 'paid');
  await expect(heading(page, 'Payment complete')).toBeVisible();
  await expect(heading(second, 'You already have this')).toBeVisible();
  await second.reload();
  await expect(heading(second, 'You already have this')).toBeVisible();
  await expect(shown(second, 'button', 'Go to payment')).toBeHidden();
  await second.close();
});

test('an unpaid order for what another device has bought is let go', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
  login,
  axe,
}) => {
  await login(student.email);
  const path = '/en-hk/purchase/single/3103';
  await page.goto(path);
  await shown(page, 'button', 'Pay HK$460').click();
  await onPaymentPage(page);

  const device = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const there = await device.newPage();
  await there.goto(`/en-hk/login?next=${encodeURIComponent(path)}`);
  await sendLogin(there);
  await shown(there, 'button', 'Pay HK$460').click();
  await onPaymentPage(there);
  await choose(there, 'paid');
  await expect(heading(there, 'Payment complete')).toBeVisible();
  await device.close();

  await page.goto(path);
  await expect(heading(page, 'You already have this')).toBeVisible();
  await expect(page.getByText(/and you don't need to pay it now\.$/)).toBeVisible();
  await axe();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { settleOrder } from '~mocks/handlers/orders';
import { backend, loginAs } from '~mocks/node';
import { findById } from '~mocks/rules/view';
import { fakeTabs } from '~test/fakeTabs';
import { apiOrigin, type RenderOptions } from '~test/renderApp';
import { callsTo, setupApp, waitForCalls } from '~test/setupApp';

const testApp = setupApp();
const student = 'student@lantern.example';
const course = '/en-hk/purchase/single/3103';
const main = () => within(screen.getByRole('main'));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const pay = async () => (await main().findAllByRole('button', { name: /^Pay/ }))[0] as HTMLElement;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const orders = () => backend.db.read().orders;
const yours = 'You already have this';

async function open(url: string, options: RenderOptions = {}) {
  const page = await testApp.open(url, { token: loginAs(student), ...options });
  const left: string[] = [];
  page.app.services.navigation.leave = (to) => void left.push(to);
  return { ...page, left };
}

/** Places and pays an order on another device. */
async function buyElsewhere(collectionId: number, items: object[] = []) {
  const headers = {
    'Region-Name': 'hk',
    'X-User-Agent': JSON.stringify({ device_id: 'other', os: 'Linux', platform: 'web' }),
    Authorization: `Bearer ${loginAs(student, 'other')}`,
    'Content-Type': 'application/json',
  };
  const shown = await fetch(`${apiOrigin}/api/v5/checkout_collections/${collectionId}?lang=en-hk`, { headers });
  const [plan] = (await shown.json()).data.checkout_collection.plans;
  const [method] = plan.payment_methods;
  const body = {
    checkout_collection_id: collectionId,
    plan_id: plan.id,
    payment_method_id: method.id,
    items,
    idempotency_key: 'elsewhere',
    return_url: 'http://x.test/en-hk',
    expected_price: method.price,
    currency: method.currency,
  };
  await fetch(`${apiOrigin}/api/v5/orders?lang=en-hk`, { method: 'POST', headers, body: JSON.stringify(body) });
  const made = orders().find(({ idempotencyKey }) => idempotencyKey === 'elsewhere');
  if (!made) throw new Error('The other device could not order');
  settleOrder(backend, made.id, 'paid');
  backend.log.clear();
}

/** Places an order on this device and leaves it unpaid. */
async function orderHere(url = course) {
  const storage = memoryStorage();
  const page = await open(url, { storage });
  await press(await pay());
  await waitFor(() => expect(page.left).toHaveLength(1));
  const unpaid = orders().at(-1)?.id ?? '';
  return { storage, page, unpaid };
}

describe('an unpaid order for what another device has bought', () => {
  it('is named and let go when the page is opened again', async () => {
    const { storage, page, unpaid } = await orderHere();
    await page.stop();
    await buyElsewhere(3103);
    const again = await open(course, { storage });
    expect(await heading(yours)).toBeVisible();
    expect(
      main().getByText(new RegExp(`Your order ${unpaid} wasn't paid, and you don't need to pay it now\\.`)),
    ).toBeVisible();
    expect(main().queryByRole('button', { name: 'Go to payment' })).toBeNull();
    expect([storage.keys('orders.'), again.left]).toEqual([[], []]);
  });

  it('is not asked to be paid where the address names it', async () => {
    const { storage, page, unpaid } = await orderHere();
    await page.stop();
    await buyElsewhere(3103);
    await open(`${course}?order=${unpaid}`, { storage });
    expect(await heading(yours)).toBeVisible();
    expect(storage.keys('orders.')).toEqual([]);
  });

  it('is not told of on any other page', async () => {
    const { storage, page } = await orderHere();
    await page.stop();
    await buyElsewhere(3103);
    await open('/en-hk/instructors/3', { storage });
    await waitFor(() => expect(storage.keys('orders.')).toEqual([]));
    expect(screen.queryByText("You have an order that isn't paid yet.")).toBeNull();
  });

  it('leads to no payment page, however long the page was open', async () => {
    const { storage, page } = await orderHere();
    await page.stop();
    const again = await open(course, { storage });
    const go = await main().findByRole('button', { name: 'Go to payment' });
    await buyElsewhere(3103);
    await press(go);
    expect(await heading(yours)).toBeVisible();
    expect(again.left).toEqual([]);
  });

  it('is paid only when that could be looked at', async () => {
    const { storage, page, unpaid } = await orderHere();
    await page.stop();
    const again = await open(course, { storage });
    backend.faults.plan({ endpoint: 'checkout', status: 500 });
    await press(await main().findByRole('button', { name: 'Go to payment' }));
    expect(await main().findByText("We couldn't load your order")).toBeVisible();
    expect(again.left).toEqual([]);
    await press(main().getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(again.left).toEqual([`http://api.test/pay/${unpaid}`]));
  });
});

describe('a page that stays open while it is bought elsewhere', () => {
  const shown = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

  it.each([
    ['the checkout', course, () => heading(yours)],
    ['a course', '/en-hk/course/103', async () => (await screen.findAllByRole('link', { name: /^Start/ }))[0]],
  ] as const)('%s says so when it is looked at again', async (_, url, says) => {
    const { app } = await open(url);
    await waitForCalls({ app });
    await buyElsewhere(3103);
    await shown();
    expect(await says()).toBeVisible();
  });

  it('a bundle offers it no more', async () => {
    await open('/en-hk/bundle/6001');
    const name = /^Choose: Trigonometry/;
    await main().findByRole('button', { name });
    await buyElsewhere(3103);
    await shown();
    await waitFor(() => expect(main().queryByRole('button', { name })).toBeNull());
  });

  it('asks again at once when another tab has bought something', async () => {
    const tabs = fakeTabs();
    await open(course, { tabs: tabs.tabs });
    await pay();
    await buyElsewhere(3103);
    await tabs.say({ type: 'bought' });
    expect(await heading(yours)).toBeVisible();
  });
});

it('a bundle of which some items were bought is owned, whatever is chosen of it by then', async () => {
  const bundle = '/en-hk/purchase/bundle/6001';
  const chosen = [104, 105, 106].map((id) => ({ type: 'course', id }));
  await buyElsewhere(
    6001,
    [101, 102, 103].map((id) => ({ type: 'course', id })),
  );
  const storage = memoryStorage();
  storage.set('cart', { info: { bundleId: 6001 }, items: chosen });
  await open(bundle, { storage });
  expect(await heading(yours)).toBeVisible();
  expect(main().queryByRole('button', { name: /^Pay/ })).toBeNull();
});

describe('a pack', () => {
  it('names the items that are the student’s already', async () => {
    const [owned] = findById(backend.catalogue('hk', 'en-hk').collections, 8001)?.courseIds ?? [];
    const email = 'new@lantern.example';
    backend.db.update((state) => {
      const account = state.accounts.find((one) => one.email === email);
      if (account && owned) account.courses[owned] = { sinceMs: 0 };
    });
    await open('/en-hk/purchase/prepack/8001', { token: loginAs(email) });
    await pay();
    expect(main().getAllByText('Already yours')).toHaveLength(1);
  });
});

describe('an order that is refused while nothing that can be read is different', () => {
  const refuse = (code: string, times = 1) =>
    backend.faults.plan({ endpoint: 'createOrder', code: `20-200-0001-${code}`, status: 409, times });

  it('because it is owned already ends there', async () => {
    await open(course);
    refuse('002');
    await press(await pay());
    expect(await heading(yours)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Something has changed' })).toBeNull();
  });

  it('because the early price is over shows the price without it, and orders at that', async () => {
    const page = await open('/en-hk/purchase/single/3101', { token: loginAs('new@lantern.example') });
    const before = (await pay()).textContent;
    refuse('003');
    await press(await pay());
    const dialog = within(await screen.findByRole('dialog', { name: 'The early-bird price has ended' }));
    const agree = dialog.getByRole('button', { name: /^Pay/ });
    expect(agree.textContent).not.toBe(before);
    await press(dialog.getByRole('button', { name: 'Not now' }));
    expect((await pay()).textContent).toBe(agree.textContent);
    expect(callsTo('createOrder')).toHaveLength(1);
    expect(page.left).toEqual([]);
  });

  it.each([['001'], ['004']])('for another reason (%s) says so once, then whom to ask', async (code) => {
    const { app } = await open(course);
    refuse(code, 2);
    await press(await pay());
    const dialog = within(await screen.findByRole('dialog', { name: 'Something has changed' }));
    await press(dialog.getByRole('button', { name: /^Pay/ }));
    expect(await main().findByText(/^We couldn't place this order/)).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Something has changed' })).toBeNull();
    expect(main().getByRole('button', { name: 'Contact us' })).toBeVisible();
    expect(app.store.getState().alert.show).toBe(false);
  });
});

/** A class, a pack and the chosen items of a bundle that are bought in this tab, another tab or on another device. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CartItem, cartItemAdded, selectCartCount } from '@/domain/cart/state';
import { memoryStorage } from '@/platform/services/storage';
import { settleOrder } from '~mocks/handlers/orders';
import { backend, loginAs } from '~mocks/node';
import { fakeTabs } from '~test/fakeTabs';
import type { RenderOptions } from '~test/renderApp';
import { callsTo, setupApp } from '~test/setupApp';

const testApp = setupApp();
const email = 'new@lantern.example';
const main = () => within(screen.getByRole('main'));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const pay = async () => (await main().findAllByRole('button', { name: /^Pay/ }))[0] as HTMLElement;
const yours = () => screen.findByRole('heading', { level: 1, name: 'You already have this' });
const lastOrder = () => backend.db.read().orders.at(-1)?.id ?? '';

interface Owned {
  courses?: readonly number[];
  topics?: readonly number[];
}

/** The account owns these from now on; this tab has not heard of it. */
function buyElsewhere({ courses = [], topics = [] }: Owned) {
  backend.db.update(({ accounts }) => {
    const account = accounts.find((one) => one.email === email);
    for (const id of courses) if (account) account.courses[id] = { sinceMs: 0 };
    for (const id of topics) if (account) account.topics[id] = { sinceMs: 0 };
  });
}

const courseItem = (id: number): CartItem => ({
  id,
  type: 'course',
  name: `Course ${id}`,
  frequency: '',
  price: 480,
  displayPrice: 'HK$480',
  lessonCount: 1,
  totalLessonsDurationTime: 1,
  thumbnailUrl: null,
});

/** `chosen`: courses that are put into the cart of the bundle. */
async function open(url: string, chosen: readonly number[], options: RenderOptions = {}) {
  const page = await testApp.open(url, { token: loginAs(email), ...options });
  const left: string[] = [];
  page.app.services.navigation.leave = (to) => void left.push(to);
  if (chosen.length > 0 && selectCartCount(page.app.store.getState()) === 0)
    await act(async () => {
      for (const id of chosen) page.app.store.dispatch(cartItemAdded(6001, courseItem(id)));
    });
  return { ...page, left };
}

const bundled = [101, 103, 104];
const kinds: [name: string, url: string, owned: Owned, chosen: readonly number[]][] = [
  ['a class', '/en-hk/purchase/single/5001', { topics: [1] }, []],
  ['a pack', '/en-hk/purchase/prepack/8002', { courses: [104, 202, 305], topics: [2, 9] }, []],
  ['what is chosen of a bundle', '/en-hk/purchase/bundle/6001', { courses: bundled }, bundled],
];

describe.each(kinds)('%s', (_, url, owned, chosen) => {
  it('that another device has bought is not ordered at Pay', async () => {
    const { left } = await open(url, chosen);
    const button = await pay();
    buyElsewhere(owned);
    await press(button);
    expect(await yours()).toBeVisible();
    expect([callsTo('createOrder'), left]).toEqual([[], []]);
  });

  it('that another tab has bought is the visitor’s here at once', async () => {
    const { tabs, say } = fakeTabs();
    await open(url, chosen, { tabs });
    await pay();
    buyElsewhere(owned);
    await say({ type: 'bought' });
    expect(await yours()).toBeVisible();
  });

  it('that was bought while an order for it waited needs no payment', async () => {
    const storage = memoryStorage();
    const page = await open(url, chosen, { storage });
    await press(await pay());
    await waitFor(() => expect(page.left).toHaveLength(1));
    await page.stop();
    buyElsewhere(owned);
    await open(url, chosen, { storage });
    expect(await yours()).toBeVisible();
    expect(main().getByText(new RegExp(`Your order ${lastOrder()} wasn't paid`))).toBeVisible();
    expect(main().queryByRole('button', { name: 'Go to payment' })).toBeNull();
    expect(storage.keys('orders.')).toEqual([]);
  });

  it('that was paid for in this tab is not sold there again', async () => {
    const { app, left } = await open(url, chosen);
    await press(await pay());
    await waitFor(() => expect(left).toHaveLength(1));
    settleOrder(backend, lastOrder(), 'paid');
    await act(async () => app.services.navigation.push(`${url}?order=${lastOrder()}`));
    await screen.findByRole('heading', { level: 1, name: 'Payment complete' });
    await act(async () => app.services.navigation.push(url));
    await waitFor(() => expect(main().queryByRole('heading', { level: 1 })).not.toBeNull());
    expect(main().queryByRole('button', { name: /^Pay|Go to payment/ })).toBeNull();
    expect(callsTo('createOrder')).toHaveLength(1);
  });
});

it('some of what is chosen of a bundle leaves the choice incomplete', async () => {
  await open('/en-hk/purchase/bundle/6001', bundled);
  const button = await pay();
  buyElsewhere({ courses: [103] });
  await press(button);
  expect(await screen.findByRole('heading', { level: 1, name: /isn't complete yet$/ })).toBeVisible();
  expect(callsTo('createOrder')).toEqual([]);
});

describe('the page that sells', () => {
  it.each([
    ['a class', '/en-hk/regular-class/topics/1', 'Enrol now', { topics: [1] }],
    ['a pack', '/en-hk/prepack/8002', 'Buy pack', { courses: [104, 202, 305], topics: [2, 9] }],
  ])('%s offers it no more once it is shown again', async (_, url, name, owned) => {
    await open(url, []);
    expect(await main().findAllByRole('link', { name })).not.toEqual([]);
    buyElsewhere(owned);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(main().queryByRole('link', { name })).toBeNull());
  });
});

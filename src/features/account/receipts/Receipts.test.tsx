import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveReceipt } from '@/domain/order/receipts';
import { memoryStorage } from '@/platform/services/storage';
import { logoutRequested } from '@/platform/session/state';
import { settleOrder } from '~mocks/handlers/orders';
import { backend, loginAs } from '~mocks/node';
import { setupApp } from '~test/setupApp';

const testApp = setupApp();
const student = 'student@lantern.example';
const course = '/en-hk/purchase/single/3103';
const receipts = '/en-hk/account/setup?section=receipts';
const main = () => within(screen.getByRole('main'));
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const lastOrder = () => backend.db.read().orders.at(-1)?.id ?? '';

/** Pays for a course, and comes back from the payment page. */
async function paid() {
  const session = { storage: memoryStorage(), token: loginAs(student) };
  const before = await testApp.open(course, session);
  const left: string[] = [];
  before.app.services.navigation.leave = (to) => void left.push(to);
  await press((await main().findAllByRole('button', { name: /^Pay/ }))[0] as HTMLElement);
  await waitFor(() => expect(left).toHaveLength(1));
  await before.stop();
  settleOrder(backend, lastOrder(), 'paid');
  return { session, orderId: lastOrder() };
}
const receiptOf = async () => within(await main().findByRole('region', { name: 'Receipt' }));

describe('after the payment', () => {
  it('says what was bought, for how much, when, and how, can be printed, and has a title of its own', async () => {
    const { session, orderId } = await paid();
    await testApp.open(`${course}?order=${orderId}`, session);
    expect(await heading('Payment complete')).toBeVisible();
    const receipt = await receiptOf();
    expect(receipt.getByText('HK$460')).toBeVisible();
    expect(receipt.getByText(orderId)).toBeVisible();
    expect(receipt.getByText(student)).toBeVisible();
    expect(receipt.getByText('Online payment')).toBeVisible();
    expect(receipt.getByText(/\d{4}, \d{1,2}:\d\d [AP]M$/)).toBeVisible();
    expect(receipt.getByText('Recorded course')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Paid \|/));
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await press(receipt.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    expect(main().getByRole('link', { name: 'Start the course' })).toBeVisible();
  });

  it('says no sum on a device that has not ordered', async () => {
    const { session, orderId } = await paid();
    await testApp.open(`${course}?order=${orderId}`, { token: session.token });
    const receipt = await receiptOf();
    expect(receipt.getByText(orderId)).toBeVisible();
    expect(receipt.getByText(/^The amount and the date are saved/)).toBeVisible();
    expect(receipt.queryByText(/HK\$/)).toBeNull();
  });

  it('has no receipt of a payment that failed', async () => {
    const session = { token: loginAs(student) };
    await testApp.open(course, session);
    backend.faults.plan({ endpoint: 'createOrder', body: { data: { order: { id: 'o-9', status: 'failed' } } } });
    await press((await main().findAllByRole('button', { name: /^Pay/ }))[0] as HTMLElement);
    expect(await heading("The payment didn't go through")).toBeVisible();
    expect(main().queryByRole('region', { name: 'Receipt' })).toBeNull();
    expect(document.title).toMatch(/^Checkout/);
  });
});

describe('in the account', () => {
  it('a receipt is found again, alone and in the list', async () => {
    const { session, orderId } = await paid();
    const result = await testApp.open(`${course}?order=${orderId}`, session);
    await receiptOf();
    await result.stop();
    const page = await testApp.open(receipts, session);
    await press(await main().findByRole('link', { name: /HK\$460/ }));
    expect(page.place()).toBe(`${receipts}&order=${orderId}`);
    expect(await heading('Receipt')).toBeVisible();
    expect((await receiptOf()).getByText('HK$460')).toBeVisible();
    await press(main().getByRole('link', { name: 'All receipts' }));
    expect(await heading('Receipts')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Receipts \|/));
  });

  it('is there for who has not told all of the profile yet', async () => {
    backend.db.update(({ accounts }) => {
      const account = accounts.find(({ email }) => email === student);
      if (account) account.gradeLevelId = null;
    });
    const session = { token: loginAs(student) };
    const setup = await testApp.open('/en-hk/account/setup', session);
    expect(await heading(/level|school/i)).toBeVisible();
    await setup.stop();
    await testApp.open(receipts, session);
    expect(await main().findByRole('heading', { name: 'No receipts yet' })).toBeVisible();
  });

  it('is gone after the log-out, and another user does not see it', async () => {
    const { session, orderId } = await paid();
    const result = await testApp.open(`${course}?order=${orderId}`, session);
    await receiptOf();
    await act(async () => void result.app.store.dispatch(logoutRequested()));
    await waitFor(() => expect(result.app.store.getState()).toMatchObject({ receipts: null }));
    expect(screen.queryByText('HK$460')).toBeNull();
    expect(session.storage.keys('receipts.')).toEqual([]);
    await result.stop();
    const other = { storage: session.storage, token: loginAs('new@lantern.example') };
    const list = await testApp.open(receipts, other);
    expect(await main().findByRole('heading', { name: 'No receipts yet' })).toBeVisible();
    await list.stop();
    await testApp.open(`${receipts}&order=${orderId}`, other);
    expect(await heading("This receipt isn't on this device")).toBeVisible();
  });

  it('is removed from the device by a button, which can be undone', async () => {
    const { session, orderId } = await paid();
    const bought = await testApp.open(`${course}?order=${orderId}`, session);
    await receiptOf();
    await bought.stop();
    await testApp.open(receipts, session);
    await press(await main().findByRole('button', { name: 'Remove from this device' }));
    expect(await main().findByRole('heading', { name: 'No receipts yet' })).toBeVisible();
    expect(session.storage.keys('receipts.')).toEqual([]);
    await press(await screen.findByRole('button', { name: 'Undo' }));
    expect(await main().findByRole('link', { name: /HK\$460/ })).toBeVisible();
    expect(session.storage.keys('receipts.')).toHaveLength(1);
  });

  it('says what renews and names each item of a bundle', async () => {
    const storage = memoryStorage();
    const session = { storage, token: loginAs(student) };
    const first = await testApp.open(receipts, session);
    expect(await main().findByRole('heading', { name: 'No receipts yet' })).toBeVisible();
    const userId = first.app.store.getState().session.user?.userId ?? '';
    await first.stop();
    saveReceipt(storage, userId, {
      orderId: 'o-77',
      sold: {
        kind: 'bundle',
        name: 'Pick two',
        items: [
          { type: 'course', id: 1, name: 'Algebra' },
          { type: 'live_topic', id: 2, name: 'Friday physics' },
        ],
        plan: 'Monthly',
        renewal: { price: 300, months: 1 },
      },
      amount: 0,
      currency: 'HKD',
      orderedAt: 0,
      onPaymentPage: false,
    });
    await testApp.open(`${receipts}&order=o-77`, session);
    const receipt = await receiptOf();
    for (const text of ['Pick two', 'Algebra', 'Friday physics', 'Monthly', 'HK$0', 'o-77'])
      expect(receipt.getByText(text)).toBeVisible();
    expect(receipt.getByText('Renews automatically every month at HK$300 until you cancel.')).toBeVisible();
    expect(receipt.queryByText(/[AP]M$/)).toBeNull();
  });

  it('waits for the account, and loads it again', async () => {
    backend.faults.plan({ endpoint: 'currentUser', status: 500 });
    await testApp.open(receipts, { token: loginAs(student) });
    expect(await heading("We couldn't load your receipts")).toBeVisible();
    await press(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('heading', { name: 'No receipts yet' })).toBeVisible();
  });
});

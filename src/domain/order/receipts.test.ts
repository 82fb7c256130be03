import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { requestError } from '~test/heldHttp';
import { orderRequest, startOrders } from '~test/startOrders';
import type { ReceiptDetails } from './receiptDetails';
import { type Receipt, readReceipts, saveReceipt } from './receipts';
import { orderAbandoned, orderPlaced, orderSettled } from './state';

const sold: ReceiptDetails = {
  kind: 'bundle',
  name: 'Pick any three',
  items: [{ type: 'course', id: 7, name: 'Quadratics' }],
  plan: 'One payment',
  renewal: { price: 480, months: 1 },
};
const unpaid = { id: 'o-1', status: 'pending', paymentUrl: 'https://pay.example/o-1' };
const settled = (id: string, status: 'paid' | 'failed' | 'cancelled') =>
  orderSettled({ id, status, paymentUrl: null }, orderRequest.target);

async function sent(response: object | null = unpaid) {
  const storage = memoryStorage();
  const page = startOrders({ storage });
  page.dispatch(orderPlaced(orderRequest, sold));
  if (response) await page.last({ order: response });
  return { ...page, storage, receipts: (userId = 'u-kit') => readReceipts(storage, userId) };
}

describe('a receipt', () => {
  it('says what the paid order said, and belongs to its user alone', async () => {
    const { dispatch, receipts } = await sent();
    expect(receipts()).toEqual([]);
    dispatch(settled('o-1', 'paid'));
    expect(receipts()).toEqual([
      {
        orderId: 'o-1',
        sold,
        amount: 480,
        currency: 'HKD',
        orderedAt: Date.parse('2026-11-20T10:00:00Z'),
        onPaymentPage: true,
      },
    ]);
    expect(receipts('u-other')).toEqual([]);
  });

  it('is there for an order that is paid at once, without a payment page', async () => {
    const { receipts } = await sent({ ...unpaid, status: 'paid', paymentUrl: null });
    expect(receipts()).toMatchObject([{ orderId: 'o-1', amount: 480, onPaymentPage: false }]);
  });

  it.each(['failed', 'cancelled'] as const)('is not there for an order that is %s', async (status) => {
    const { dispatch, receipts } = await sent();
    dispatch(settled('o-1', status));
    expect(receipts()).toEqual([]);
  });

  it('never takes the sum of another order of the same target', async () => {
    const { dispatch, receipts, call } = await sent();
    dispatch(orderAbandoned(orderRequest.target));
    await call(1).respond({ order: unpaid });
    dispatch(orderPlaced({ ...orderRequest, expectedPrice: 999 }, sold));
    await call(2).fail(requestError('network'));
    // The first order was paid after all, while the second one has no number yet.
    dispatch(settled('o-1', 'paid'));
    expect(receipts()).toEqual([]);
  });

  it('is not there for an enrolment without payment', async () => {
    const storage = memoryStorage();
    const page = startOrders({ storage });
    page.dispatch(orderPlaced({ ...orderRequest, expectedPrice: 0 }));
    await page.last({ order: { ...unpaid, status: 'paid' } });
    expect(readReceipts(storage, 'u-kit')).toEqual([]);
  });
});

it('receipts are read from storage latest first, without what somebody has edited', () => {
  const storage = memoryStorage();
  const one = (orderId: string, orderedAt: number): Receipt => ({
    orderId,
    sold,
    amount: 1,
    currency: 'HKD',
    orderedAt,
    onPaymentPage: true,
  });
  for (const receipt of [one('a', 1), one('b', 3), one('c', 2)]) saveReceipt(storage, 'u', receipt);
  storage.set('receipts.u.d', { ...one('d', 4), amount: 'nothing' });
  storage.set('receipts.u.e', one('f', 5));
  expect(readReceipts(storage, 'u').map(({ orderId }) => orderId)).toEqual(['b', 'c', 'a']);
});

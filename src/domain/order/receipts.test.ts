import { combineReducers } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { describe, expect, it } from 'vitest';
import { alertShown } from '@/platform/messages/state';
import { memoryStorage } from '@/platform/services/storage';
import { ownedChanged, sessionCleared, sessionReducers, sessionStarted, userLoaded } from '@/platform/session/state';
import type { User } from '@/shared/entities/user';
import { requestError } from '~test/controlledHttp';
import { orderRequest, startOrders } from '~test/startOrders';
import { userKit, userSam } from '~test/startOutbox';
import { startSaga } from '~test/startSaga';
import type { ReceiptDetails } from './receiptDetails';
import { type Receipt, readReceipts, saveReceipt } from './receipts';
import { receiptsDuck } from './receiptsSaga';
import { receiptsOpened, receiptsReducer, receiptsRemoved, selectReceipt, selectReceipts } from './receiptsState';
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

const receiptOf = (orderId: string, orderedAt: number): Receipt => ({
  orderId,
  sold,
  amount: 1,
  currency: 'HKD',
  orderedAt,
  onPaymentPage: true,
});

it('receipts are read from storage latest first, without what somebody has edited', () => {
  const storage = memoryStorage();
  for (const receipt of [receiptOf('a', 1), receiptOf('b', 3), receiptOf('c', 2)]) saveReceipt(storage, 'u', receipt);
  storage.set('receipts.u.d', { ...receiptOf('d', 4), amount: 'nothing' });
  storage.set('receipts.u.e', receiptOf('f', 5));
  storage.set('receipts.u.', receiptOf('', 6));
  expect(readReceipts(storage, 'u').map(({ orderId }) => orderId)).toEqual(['b', 'c', 'a']);
});

it('receipts of the same time, or of earlier versions of the app, are read too', () => {
  const storage = memoryStorage();
  for (const id of ['b', 'c', 'a']) saveReceipt(storage, 'u', receiptOf(id, 1));
  const { orderedAt: _, onPaymentPage: __, ...old } = receiptOf('d', 0);
  storage.set('receipts.u.d', old);
  expect(readReceipts(storage, 'u').map(({ orderId }) => orderId)).toEqual(['c', 'b', 'a', 'd']);
  expect(readReceipts(storage, 'u').at(-1)).toMatchObject({ orderedAt: 0, onPaymentPage: false });
});

describe('the receipts on the device', () => {
  function open(user: User | null = userKit) {
    const storage = memoryStorage();
    saveReceipt(storage, 'u-kit', receiptOf('a', 1));
    saveReceipt(storage, 'u-kit', receiptOf('b', 2));
    saveReceipt(storage, 'u-sam', receiptOf('s', 3));
    const app = startSaga(receiptsDuck.saga as () => SagaIterator, {
      reducer: combineReducers({ ...sessionReducers, receipts: receiptsReducer }),
      services: {
        storage,
        translations: { i18n: { t: (key: string, { ns }: { ns: string }) => `${ns}:${key}` } },
      },
    });
    if (user) app.dispatch(sessionStarted(user));
    return {
      ...app,
      storage,
      ids: () => selectReceipts(app.getState())?.map(({ orderId }) => orderId) ?? null,
      alert: () => app.actionsOf(alertShown).at(-1)?.payload,
    };
  }

  it('are those of the user, from the login to the end of the session', () => {
    const { dispatch, ids, getState } = open();
    expect(ids()).toEqual(['b', 'a']);
    expect(selectReceipt(getState(), 'a')).toMatchObject({ orderId: 'a', orderedAt: 1 });
    expect(selectReceipt(getState(), 's')).toBeNull();
    dispatch(sessionCleared(null));
    expect([ids(), selectReceipt(getState(), 'a')]).toEqual([null, null]);
    dispatch(receiptsOpened());
    expect(ids()).toBeNull();
  });

  it('are not known before their user is', () => {
    const { dispatch, ids } = open();
    dispatch(sessionStarted(null));
    dispatch(receiptsOpened());
    expect(ids()).toBeNull();
    dispatch(userLoaded(userSam));
    expect(ids()).toEqual(['s']);
  });

  it.each([
    ['a page shows them', receiptsOpened()],
    ['something was bought', ownedChanged()],
  ])('are read again when %s', (_, action) => {
    const { dispatch, storage, ids } = open();
    saveReceipt(storage, 'u-kit', receiptOf('c', 3));
    expect(ids()).toEqual(['b', 'a']);
    dispatch(action);
    expect(ids()).toEqual(['c', 'b', 'a']);
  });

  it('can be removed, and brought back', () => {
    const { dispatch, storage, ids, alert } = open();
    dispatch(receiptsRemoved([receiptOf('a', 1)]));
    expect([ids(), storage.keys('receipts.u-kit')]).toEqual([['b'], ['receipts.u-kit.b']]);
    expect(alert()).toMatchObject({
      message: 'purchase:receipts.removed',
      type: 'success',
      undo: { label: 'purchase:receipts.undo' },
    });
    dispatch(alert()?.undo?.action as never);
    expect([ids(), storage.get('receipts.u-kit.a')]).toEqual([['b', 'a'], receiptOf('a', 1)]);
  });

  it('are not brought back to another user', () => {
    const { dispatch, storage, ids, alert } = open();
    dispatch(receiptsRemoved([receiptOf('a', 1)]));
    dispatch(sessionStarted(userSam));
    dispatch(alert()?.undo?.action as never);
    expect(ids()).toEqual(['s']);
    expect(storage.keys('')).toEqual(['receipts.u-kit.b', 'receipts.u-sam.s']);
  });

  it('are not removed while their user is unknown', () => {
    const { dispatch, storage, alert } = open(null);
    dispatch(receiptsRemoved([receiptOf('a', 1)]));
    expect([storage.keys('receipts.u-kit').length, alert()]).toEqual([2, undefined]);
  });
});

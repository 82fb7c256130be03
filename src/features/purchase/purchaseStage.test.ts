import { expect, it } from 'vitest';
import type { Attempt, PolledOrder } from '@/domain/order/state';
import type { Order } from '@/shared/entities/order';
import { appError } from '~test/controlledHttp';
import type { Offer } from './agreement';
import type { Purchase } from './purchase';
import { purchaseStage } from './purchaseStage';

type Inputs = Parameters<typeof purchaseStage>[0];

const nothing: Inputs = {
  kind: 'bundle',
  orderId: null,
  polled: null,
  attempt: null,
  releasedId: null,
  purchase: null,
  hasFailed: false,
};
const order = (status: Order['status'], id = 'o-1') => ({ id, status, paymentUrl: null }) as Order;
const polled = (response: Order | null): Pick<Inputs, 'orderId' | 'polled'> => ({
  orderId: 'o-1',
  polled: { id: 'o-1', collectionId: 9, status: 'polling', order: response } satisfies PolledOrder,
});
const done = (status: Order['status']) => ({ key: 'k', request: {}, status: 'done', order: order(status) }) as Attempt;
const purchase = (fields: Partial<Purchase> = {}) =>
  ({
    collection: { id: 9, kind: 'bundle' },
    items: [],
    contents: [],
    ownership: null,
    saleState: 'open',
    left: 0,
    offer: {} as Offer,
    ...fields,
  }) as Purchase;
const owned = purchase({ ownership: 'owned' });

it.each<[situation: string, inputs: Partial<Inputs>, stage: object]>([
  ['nothing has loaded', {}, { kind: 'loading' }],
  ['the collection cannot be loaded', { hasFailed: true }, { kind: 'failed' }],
  ['all is there', { purchase: purchase() }, { kind: 'form' }],
  [
    'the order failed to be sent',
    {
      purchase: purchase(),
      attempt: {
        key: 'k',
        request: {},
        status: 'failed',
        error: appError('network'),
        isLost: false,
      } as unknown as Attempt,
    },
    { kind: 'form' },
  ],
  ['it is sold by another page', { kind: 'single', purchase: purchase() }, { kind: 'elsewhere' }],
  ['it is closed', { purchase: purchase({ saleState: 'closed', left: 1 }) }, { kind: 'closed' }],
  ['items are missing', { purchase: purchase({ left: 1, offer: null }) }, { kind: 'incomplete' }],
  ['there are too many items', { purchase: purchase({ left: -1 }) }, { kind: 'incomplete' }],
  ['no price is known', { purchase: purchase({ offer: null }) }, { kind: 'closed' }],
  ['an order waits for its payment', { purchase: purchase(), attempt: done('pending') }, { kind: 'unpaid' }],
  [
    'an order was paid, before the collection has loaded',
    { attempt: done('paid') },
    { kind: 'ended', order: { status: 'paid' } },
  ],
  ['an order was paid, and its content is owned', { purchase: owned, attempt: done('paid') }, { kind: 'ended' }],
  [
    'an order has failed',
    { purchase: purchase(), attempt: done('failed') },
    { kind: 'ended', order: { status: 'failed' } },
  ],
  ['an order was cancelled before the collection has loaded', { attempt: done('cancelled') }, { kind: 'loading' }],
  [
    'an order has failed, but its content is owned',
    { purchase: owned, attempt: done('failed') },
    { kind: 'owned', unpaidId: null },
  ],
  [
    'what an unpaid order would pay for is owned',
    { purchase: owned, attempt: done('pending') },
    { kind: 'owned', unpaidId: 'o-1' },
  ],
  ['an order was released', { purchase: owned, releasedId: 'o-2' }, { kind: 'owned', unpaidId: 'o-2' }],
  [
    'the order of the address is not known yet',
    { orderId: 'o-1', purchase: owned },
    { kind: 'returned', orderId: 'o-1' },
  ],
  [
    'another order was polled before',
    { ...polled(order('paid')), orderId: 'o-2' },
    { kind: 'returned', orderId: 'o-2' },
  ],
  ['the order of the address is pending', { ...polled(order('pending')), purchase: purchase() }, { kind: 'returned' }],
  [
    'the order of the address is paid',
    { ...polled(order('paid', '')), purchase: owned },
    { kind: 'ended', order: { id: 'o-1', status: 'paid' } },
  ],
  [
    'the order of the address was cancelled',
    polled(order('cancelled')),
    { kind: 'ended', order: { status: 'cancelled' } },
  ],
  [
    'the order of the address is pending, but its content is owned',
    { ...polled(order('pending')), purchase: owned },
    { kind: 'owned', unpaidId: 'o-1' },
  ],
  [
    'the order of the address has failed, but its content is owned',
    { ...polled(order('failed')), purchase: owned },
    { kind: 'owned', unpaidId: null },
  ],
])('shows what fits when %s', (_, inputs, stage) =>
  expect(purchaseStage({ ...nothing, ...inputs })).toMatchObject(stage),
);

import { expect, it } from 'vitest';
import { orderSchema, readOrderByKeyResponse, readOrderResponse } from './order';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('order', orderSchema, {
  input: { id: 'order-1', status: 'paid', paymentUrl: 'https://pay.example/1' },
  defaults: { status: 'pending', paymentUrl: null },
  required: ['id'],
});

it.each([['order', readOrderResponse]])('throws without the root %s', (root, reader) => {
  for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 7 }])
    expect(() => reader(data)).toThrow('Unusable');
});

it('may find no order by its key', () => {
  expect([{ order: null }, {}, { order: {} }].map((data) => readOrderByKeyResponse(data).order)).toEqual([
    null,
    null,
    null,
  ]);
  expect(readOrderByKeyResponse({ order: { id: 'o', status: 'failed' } }).order?.status).toBe('failed');
  expect(() => readOrderByKeyResponse(null)).toThrow('Unusable');
});

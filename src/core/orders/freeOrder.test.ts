import { describe, expect, it } from 'vitest';
import { readCheckoutAnswer } from '@/shared/entities/checkout';
import { freeOrder } from './freeOrder';

const plan = { id: 'a', name: 'a', paymentMethods: [{ id: 'a-web', platform: 'web', currency: 'HKD', price: 0 }] };
const collection = (fields: object) =>
  readCheckoutAnswer({ checkoutCollection: { id: 3007, kind: 'single', plans: [plan], ...fields } }).checkoutCollection;

describe('the order that costs nothing', () => {
  it('names the plan and its payment method, and expects a price of 0', () => {
    expect(freeOrder('course:7', collection({}), 'THB')).toEqual({
      target: 'course:7',
      collectionId: 3007,
      planId: 'a',
      paymentMethodId: 'a-web',
      items: [],
      expectedPrice: 0,
      currency: 'HKD',
    });
  });

  it('does without a plan', () => {
    const order = freeOrder('course:7', collection({ plans: [] }), 'THB');
    expect(order).toMatchObject({ planId: null, paymentMethodId: null, currency: 'THB' });
  });

  it('is none where there is nothing to order', () => {
    expect(freeOrder('course:7', null, 'HKD')).toBeNull();
    expect(freeOrder('course:7', collection({ id: null }), 'HKD')).toBeNull();
    expect(freeOrder('course:7', collection({ kind: 'bundle' }), 'HKD')).toBeNull();
  });
});

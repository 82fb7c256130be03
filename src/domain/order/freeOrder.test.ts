import { describe, expect, it } from 'vitest';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { freeOrder, isFreeToEnrol } from './freeOrder';

const plan = { id: 'a', name: 'a', paymentMethods: [{ id: 'a-web', platform: 'web', currency: 'HKD', price: 0 }] };
const collection = (fields: object) =>
  readCheckoutResponse({ checkoutCollection: { id: 3007, kind: 'single', plans: [plan], ...fields } })
    .checkoutCollection;

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

describe('what is enrolled in for nothing', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const paid = (price: number, fields: object = {}, planFields: object = {}) => ({
    id: `p${price}`,
    name: 'p',
    billingCyclePerMonths: 1,
    paymentMethods: [{ id: 'web', platform: 'web', currency: 'HKD', price, ...fields }],
    ...planFields,
  });
  const monthly = (price: number, introductoryPrice: number | null) =>
    paid(price, { renewable: true, introductoryPrice });
  const early = { presalePrice: 0, presaleExpiredAt: '2026-11-20T12:00:01Z' };
  it.each<[string, string | null, object, boolean]>([
    ['one plan of 0', null, { plans: [paid(0)] }, true],
    ['one plan of 0 that was dearer', null, { plans: [paid(0, {}, { preDiscountPrice: 300 })] }, true],
    ['a renewal of 0', null, { plans: [monthly(0, null)] }, true],
    ['an early price of 0, paid once', null, { plans: [paid(300)], ...early }, true],
    ['every plan 0', null, { plans: [paid(0), paid(0, {}, { id: 'other' })], hasMorePlans: true }, true],
    ['a price', null, { plans: [paid(300)] }, false],
    ['no price', null, { plans: [] }, false],
    ['no price, said to be free', 'free', { plans: [] }, true],
    ['a price, said to be free', 'free', { plans: [paid(300)] }, true],
    ['a first month of 0', null, { plans: [monthly(300, 0)] }, false],
    ['a first month of 0, said to be free', 'free', { plans: [monthly(300, 0)] }, false],
    ['an early price of 0 that renews', null, { plans: [monthly(300, null)], ...early }, false],
    [
      'a first month of 0, what follows not being said',
      null,
      { plans: [paid(0, { price: null, renewable: true, introductoryPrice: 0 })] },
      false,
    ],
    ['a free plan beside one that costs', null, { plans: [paid(0), paid(300)] }, false],
    ['a free plan beside one that costs, said to be free', 'free', { plans: [paid(0), paid(300)] }, false],
    ['a free plan beside one that renews', null, { plans: [paid(0), monthly(300, null)] }, false],
    ['a free plan beside some that are not known', null, { plans: [paid(0)], hasMorePlans: true }, false],
    ['a set of 0', null, { kind: 'bundle', plans: [paid(0)] }, false],
  ])('%s', (_, enrollStatus, fields, expected) => {
    expect(isFreeToEnrol({ enrollStatus: enrollStatus as 'free' | null }, collection(fields), now)).toBe(expected);
  });

  it('goes by what the server says while no collection is known', () => {
    expect(isFreeToEnrol({ enrollStatus: 'free' }, null, now)).toBe(true);
    expect(isFreeToEnrol({ enrollStatus: null }, null, now)).toBe(false);
  });
});

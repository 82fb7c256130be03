import { expect, it } from 'vitest';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import type { Enrollable } from '@/shared/entities/enrolment';
import { certainOffer } from './offer';

const now = Date.parse('2026-11-20T12:00:00Z');
const method = { id: 'web', platform: 'web', currency: 'HKD', price: 480 };
const plan = { id: 'one', name: 'One', paymentMethods: [method] };
const closed: Enrollable = { enrollStatus: null };

function offer(fields: object = {}, item = closed) {
  const { checkoutCollection: collection } = readCheckoutResponse({
    checkoutCollection: { id: 3001, kind: 'single', plans: [plan], ...fields },
  });
  const { plans } = collection;
  return certainOffer({ item, collection, plans, url: 'https://www.example.com/', currency: 'HKD', now });
}

it('is the price of the only plan', () => {
  expect(offer()).toMatchObject({ category: 'Paid', price: 480, priceCurrency: 'HKD' });
});

it.each([{ plans: [{ ...plan, paymentMethods: [{ ...method, price: 0 }] }] }, { plans: [plan], enrollStatus: 'free' }])(
  'is free when enrolling is: %o',
  (fields) => {
    const item: Enrollable = { enrollStatus: 'enrollStatus' in fields ? 'free' : null };
    expect(offer(fields, item)).toMatchObject({ category: 'Free', price: 0 });
  },
);

it.each([
  ['another plan', { plans: [plan, { ...plan, id: 'two' }] }],
  ['more plans that are not sent', { hasMorePlans: true }],
  ['an early price', { presalePrice: 300, presaleExpiredAt: '2026-12-01T00:00:00Z' }],
  ['a renewal', { plans: [{ ...plan, paymentMethods: [{ ...method, renewable: true }] }] }],
  ['no price', { plans: [{ ...plan, paymentMethods: [] }] }],
  ['a currency without a code', { plans: [{ ...plan, paymentMethods: [{ ...method, currency: 'HK$' }] }] }],
  ['other things in the price', { kind: 'bundle' }],
])('is not certain with %s', (_, fields) => {
  expect(offer(fields)).toBeNull();
});

it('is certain when the early price is over', () => {
  expect(offer({ presalePrice: 300, presaleExpiredAt: '2026-11-01T00:00:00Z' })).toMatchObject({ price: 480 });
});

it('is unknown while nothing sells it', () => {
  const sale = { item: closed, plans: [], url: 'https://www.example.com/', currency: 'HKD', now };
  expect(certainOffer({ ...sale, collection: null })).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { monthlySaving } from './monthlySaving';

const now = Date.parse('2026-11-20T12:00:00Z');
const method = (fields: object) => ({ id: 'web', platform: 'web', currency: 'HKD', renewable: true, ...fields });
const plan = (months: number, price: number | null, fields: object = {}, paid: object = {}) => ({
  id: `of-${months}`,
  billingCyclePerMonths: months,
  questionQuota: 0,
  paymentMethods: [method({ price, ...paid })],
  ...fields,
});

/** Returns what the last plan saves. */
function saving(...plans: object[]) {
  const { checkoutCollection } = readCheckoutResponse({ checkoutCollection: { id: 5, kind: 'single', plans } });
  const last = checkoutCollection.plans.at(-1);
  return last && monthlySaving(checkoutCollection, last, now, 'HKD');
}

describe('what a longer plan saves', () => {
  it('is the difference to as many months of the monthly plan', () => {
    expect(saving(plan(1, 360), plan(4, 1320))).toEqual({ saved: 120, currency: 'HKD' });
    expect(saving(plan(1, 360), plan(12, 3600))).toEqual({ saved: 720, currency: 'HKD' });
  });

  it('counts a cheaper first month as what it costs', () => {
    const monthly = plan(1, 360, {}, { introductoryPrice: 270 });
    expect(saving(monthly, plan(4, 1320))).toEqual({ saved: 30, currency: 'HKD' });
  });

  it('counts no cheaper first period of the longer plan, which is paid once only', () => {
    expect(saving(plan(1, 360), plan(4, 1320, {}, { introductoryPrice: 900 }))?.saved).toBe(120);
  });

  it('is the least one, when several plans are paid monthly', () => {
    expect(saving(plan(1, 400), plan(1, 350, { id: 'other' }), plan(4, 1320))?.saved).toBe(80);
  });

  it.each<[string, object[]]>([
    ['a monthly plan', [plan(4, 1320)]],
    ['a price of the monthly plan', [plan(1, null), plan(4, 1320)]],
    ['a price of its own', [plan(1, 360), plan(4, null)]],
    ['the same currency', [plan(1, 360, {}, { currency: 'USD' }), plan(4, 1320)]],
    ['the same questions', [plan(1, 360, { questionQuota: 20 }), plan(4, 1320)]],
    ['the same choice of a teacher', [plan(1, 360, { designatedQuestion: true }), plan(4, 1320)]],
    ['a renewal', [plan(1, 360), plan(4, 1320, {}, { renewable: false })]],
    ['more than a month', [plan(1, 360), plan(1, 300)]],
    ['a lower price', [plan(1, 330), plan(4, 1320)]],
  ])('is unknown without %s', (_, plans) => {
    expect(saving(...plans)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { readCheckoutAnswer } from '@/shared/entities/checkout';
import { cardPlan, displayPrice, paymentMethodFor } from '@/shared/lib/price';
import { between, createRandom } from '~mocks/catalogue/random';
import { planCharge } from '~mocks/rules/price';
import { orderTotal } from './total';

const now = Date.parse('2026-11-20T12:00:00Z');
const web = { id: 'web', platform: 'web', currency: 'HKD', price: 1180 };
const collection = (fields: object = {}) =>
  readCheckoutAnswer({ checkoutCollection: { id: 6001, kind: 'bundle', ...fields } }).checkoutCollection;
const plan = (fields: object = {}) => ({ id: 'set', name: 'Set', paymentMethods: [web], ...fields });
const item = (price: number | null) => ({ price });

function total(of: ReturnType<typeof collection>, items: { price: number | null }[], at = now) {
  const chosen = cardPlan(of);
  return orderTotal(of, {
    plan: chosen,
    method: chosen && paymentMethodFor(chosen),
    items,
    now: at,
    regionCurrency: 'HKD',
  });
}

describe('what an order comes to', () => {
  it('is the price list of the plan, whatever is chosen, with what that saves', () => {
    const of = collection({ plans: [plan({ preDiscountPrice: 1380 })] });
    expect(total(of, [item(480), item(420), item(460)])).toEqual({
      charged: 1180,
      list: [
        { type: 'base', price: 1180 },
        { type: 'cost', price: 1380 },
      ],
      saving: 180,
      currency: 'HKD',
    });
    expect(total(of, [item(480)])?.saving).toBeNull();
  });

  it('is what is charged by the chosen method of the chosen plan', () => {
    const shop = { ...web, id: 'shop', platform: 'ios', price: 1300, currency: 'TWD' };
    const of = collection({ plans: [plan({ paymentMethods: [web, shop] })] });
    const [chosen = null] = of.plans;
    const method = chosen?.paymentMethods[1] ?? null;
    const choice = { plan: chosen, method, items: [], now, regionCurrency: 'HKD' };
    expect(orderTotal(of, choice)).toMatchObject({ charged: 1300, currency: 'TWD' });
    expect(orderTotal(of, { ...choice, plan: null, method: null })).toBeNull();
  });

  it('without a plan is the sum of what is chosen, in the region’s money', () => {
    expect(total(collection(), [item(19.9), item(19.9), item(0)])).toEqual({
      charged: 39.8,
      list: [{ type: 'base', price: 39.8 }],
      saving: null,
      currency: 'HKD',
    });
  });

  it('is unknown where nothing is chosen, something has no price, or there is nothing to pay with', () => {
    expect(total(collection(), [])).toBeNull();
    expect(total(collection(), [item(480), item(null)])).toBeNull();
    expect(total(collection({ kind: 'prepack' }), [item(480)])).toBeNull();
    expect(total(collection({ plans: [plan({ paymentMethods: [] })] }), [item(480)])).toBeNull();
  });

  it('of an unknown price saves nothing that is not sure', () => {
    const of = collection({ plans: [plan()] });
    expect(total(of, [item(1200), item(null)])?.saving).toBe(20);
  });

  it('promises no part of a unit that is not shown', () => {
    const of = collection({ plans: [plan({ paymentMethods: [{ ...web, price: 100.5 }] })] });
    expect(total(of, [item(150.2)])?.saving).toBe(49);
    expect(total(of, [item(101)])?.saving).toBeNull();
  });

  it('changes when an early price ends', () => {
    const of = collection({ plans: [plan()], presalePrice: 980, presaleExpiredAt: '2026-11-20T12:00:01Z' });
    expect([now, now + 1000].map((at) => total(of, [], at)?.charged)).toEqual([980, 1180]);
  });

  it('is what the server charges, which an order expects and a page shows', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const random = createRandom(`total ${seed}`);
      const maybe = (price: number) => (random() < 0.5 ? price : null);
      const method = { ...web, price: between(random, 0, 900), renewable: random() < 0.5 };
      const paymentMethods = [{ ...method, introductoryPrice: maybe(between(random, 0, 500)) }];
      const sold = plan({ paymentMethods, preDiscountPrice: maybe(between(random, 0, 2000)) });
      const presalePrice = maybe(between(random, 0, 700));
      const presaleExpiredMs = maybe(now + between(random, -2, 2) * 1000);
      const of = collection({
        plans: [sold],
        presalePrice,
        presaleExpiredAt: presaleExpiredMs === null ? null : new Date(presaleExpiredMs).toISOString(),
      });
      const charge = planCharge({ presalePrice, presaleExpiredMs } as never, sold as never, null, now);
      const found = total(of, []);
      expect(found?.charged).toBe(charge?.price);
      expect(displayPrice(found?.list ?? [])?.charged).toBe(charge?.price);
    }
  });
});

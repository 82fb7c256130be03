import { describe, expect, it } from 'vitest';
import { readCheckoutResponse } from '@/shared/entities/checkout';
import { findCardPlan, paymentMethodFor } from '@/shared/lib/price';
import { createRandom, randomBetween } from '~mocks/catalogue/random';
import { computePlanCharge } from '~mocks/rules/price';
import { cardQuote, isEarlyPrice, isFree, isStartingPrice, quoteOf } from './quote';

const now = Date.parse('2026-11-20T12:00:00Z');
const web = { id: 'web', platform: 'web', currency: 'HKD', price: 1180 };
const collection = (fields: object = {}) =>
  readCheckoutResponse({ checkoutCollection: { id: 6001, kind: 'bundle', ...fields } }).checkoutCollection;
const plan = (fields: object = {}) => ({ id: 'set', name: 'Set', paymentMethods: [web], ...fields });
const item = (price: number | null) => ({ price });

function total(of: ReturnType<typeof collection>, items: { price: number | null }[], at = now) {
  const chosen = findCardPlan(of);
  return quoteOf(of, {
    plan: chosen,
    method: chosen && paymentMethodFor(chosen),
    items,
    now: at,
    regionCurrency: 'HKD',
  });
}

describe('what an order comes to', () => {
  it('is the price list of the plan, whatever is chosen', () => {
    const of = collection({ plans: [plan({ preDiscountPrice: 1380 })] });
    expect(total(of, [item(480), item(420), item(460)])).toEqual({
      charged: 1180,
      list: [
        { type: 'base', price: 1180 },
        { type: 'cost', price: 1380 },
      ],
      currency: 'HKD',
      renewal: null,
      discount: { from: 'bundle', before: 1360, saved: 180, percent: 13 },
      separately: null,
    });
  });

  it('is what is charged by the chosen method of the chosen plan', () => {
    const shop = { ...web, id: 'shop', platform: 'ios', price: 1300, currency: 'TWD' };
    const of = collection({ plans: [plan({ paymentMethods: [web, shop] })] });
    const [chosen = null] = of.plans;
    const method = chosen?.paymentMethods[1] ?? null;
    const choice = { plan: chosen, method, items: [], now, regionCurrency: 'HKD' };
    expect(quoteOf(of, choice)).toMatchObject({ charged: 1300, currency: 'TWD' });
    expect(quoteOf(of, { ...choice, plan: null, method: null })).toBeNull();
  });

  it('without a plan is the sum of what is chosen, in the region’s money', () => {
    expect(total(collection(), [item(19.9), item(19.9), item(0)])).toEqual({
      charged: 39.8,
      list: [{ type: 'base', price: 39.8 }],
      currency: 'HKD',
      renewal: null,
      discount: null,
      separately: null,
    });
  });

  it('is unknown where nothing is chosen, something has no price, or there is nothing to pay with', () => {
    expect(total(collection(), [])).toBeNull();
    expect(total(collection(), [item(480), item(null)])).toBeNull();
    expect(total(collection({ kind: 'prepack' }), [item(480)])).toBeNull();
    expect(total(collection({ plans: [plan({ paymentMethods: [] })] }), [item(480)])).toBeNull();
  });

  it('changes when an early price ends', () => {
    const of = collection({ plans: [plan()], presalePrice: 980, presaleExpiredAt: '2026-11-20T12:00:01Z' });
    expect([now, now + 1000].map((at) => total(of, [], at)?.charged)).toEqual([980, 1180]);
  });

  it('is what the server charges, which an order expects and a page shows', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const random = createRandom(`total ${seed}`);
      const maybe = (price: number) => (random() < 0.5 ? price : null);
      const method = { ...web, price: randomBetween(random, 0, 900), renewable: random() < 0.5 };
      const paymentMethods = [{ ...method, introductoryPrice: maybe(randomBetween(random, 0, 500)) }];
      const sold = plan({ paymentMethods, preDiscountPrice: maybe(randomBetween(random, 0, 2000)) });
      const presalePrice = maybe(randomBetween(random, 0, 700));
      const presaleExpiredMs = maybe(now + randomBetween(random, -2, 2) * 1000);
      const of = collection({
        plans: [sold],
        presalePrice,
        presaleExpiredAt: presaleExpiredMs === null ? null : new Date(presaleExpiredMs).toISOString(),
      });
      const charge = computePlanCharge({ presalePrice, presaleExpiredMs } as never, sold as never, null, now);
      const found = total(of, []);
      expect(found?.charged).toBe(charge?.price);
      expect(cardQuote(of, now)?.charged).toBe(charge?.price);
    }
  });
});

describe('what a set saves', () => {
  const of = (fields: object = {}) => collection({ requiredOptionsCount: 3, plans: [plan()], ...fields });
  const compared = (found: ReturnType<typeof total>) => found && [found.discount?.saved ?? null, found.separately];
  const picks = (...prices: (number | null)[]) => prices.map(item);

  it.each<[string, object, (number | null)[], (number | null)[]]>([
    ['the sum of the picked items less the total', {}, [480, 420, 460], [180, null]],
    ['nothing where they cost less one by one', {}, [360, 380, 360], [null, 1100]],
    ['nothing where they cost the same', {}, [400, 400, 380], [null, 1180]],
    ['nothing but the dearer list price', { plans: [plan({ preDiscountPrice: 1380 })] }, [360, 380, 360], [null, 1100]],
    ['nothing before the choice is made', {}, [900, 900], [null, null]],
    ['nothing of too many', {}, [900, 900, 900, 900], [null, null]],
    ['nothing of an item without a price', {}, [900, 900, null], [null, null]],
    ['the sum less the early price', { presalePrice: 980 }, [360, 380, 360], [120, null]],
    ['of any number, from the first', { requiredOptionsCount: null }, [1300], [120, null]],
    ['nothing without a price of its own', { plans: [] }, [900, 900, 900], [null, null]],
  ])('%s', (_, fields, prices, expected) => {
    expect(compared(total(of(fields), picks(...prices)))).toEqual(expected);
  });

  it('is not known of a pack, nor of one period of what renews', () => {
    const dear = plan({ preDiscountPrice: 1960 });
    expect(cardQuote(collection({ kind: 'prepack', plans: [dear] }), now)?.discount).toBeNull();
    expect(cardQuote(of({ plans: [dear] }), now)?.discount).toBeNull();
    const renewing = plan({ billingCyclePerMonths: 1, paymentMethods: [{ ...web, renewable: true }] });
    expect(compared(total(of({ plans: [renewing] }), picks(900, 900, 900)))).toEqual([null, null]);
  });

  it('is nothing less than a shown unit', () => {
    const half = of({ plans: [plan({ paymentMethods: [{ ...web, price: 100.5 }] })], requiredOptionsCount: 1 });
    expect(compared(total(half, picks(150.2)))).toEqual([49, null]);
    expect(compared(total(half, picks(101)))).toEqual([null, 101]);
  });
});

describe('what is free', () => {
  const single = (method: object, fields: object = {}, planFields: object = {}) => {
    const sold = plan({ billingCyclePerMonths: 1, paymentMethods: [{ ...web, ...method }], ...planFields });
    const found = cardQuote(collection({ kind: 'single', plans: [sold], ...fields }), now);
    if (!found) throw new Error('There is no price');
    return found;
  };
  const first = { renewable: true, introductoryPrice: 0, price: 171 };
  it('is only what no money follows', () => {
    expect(isFree(single({ price: 0 }))).toBe(true);
    expect(isFree(single({ price: 0, renewable: true }))).toBe(true);
    expect(isFree(single({ price: 300 }, { presalePrice: 0 }))).toBe(true);
    expect(isFree(single({ price: 300 }))).toBe(false);
    expect(isFree(single(first))).toBe(false);
    expect(isFree(single({ ...first, price: null }))).toBe(false);
    expect(isFree(single({ price: 171, renewable: true }, { presalePrice: 0 }))).toBe(false);
  });

  it('is never said in percent of a first period that costs nothing', () => {
    const starting = single(first);
    expect(isStartingPrice(starting)).toBe(true);
    expect(starting).toMatchObject({ charged: 0, renewal: { price: 171, months: 1 } });
    expect(starting.discount).toEqual({ from: 'regular', before: 171, saved: 171, percent: null });
    expect(single({ price: 0 }, {}, { preDiscountPrice: 171 }).discount?.percent).toBe(100);
  });

  it.each<[string, object, object, [isStarting: boolean, isEarly: boolean]]>([
    ['that is paid once', { price: 300 }, {}, [false, false]],
    ['of every period', { price: 300, renewable: true }, {}, [false, false]],
    ['of a first period', { price: 300, renewable: true, introductoryPrice: 99 }, {}, [true, false]],
    ['that runs out', { price: 300 }, { presalePrice: 200 }, [false, true]],
    ['that runs out before what renews', { price: 300, renewable: true }, { presalePrice: 200 }, [true, true]],
  ])('a price %s', (_, method, fields, expected) => {
    const quote = single(method, fields);
    expect([isStartingPrice(quote), isEarlyPrice(quote)]).toEqual(expected);
  });

  it('is said in percent of a first period that costs something', () => {
    expect(single({ price: 300, renewable: true, introductoryPrice: 150 }).discount?.percent).toBe(50);
  });

  it('what follows is the base price, whatever comes between', () => {
    const quote = single({ renewable: true, introductoryPrice: 99, price: 300 }, { presalePrice: 200 });
    expect(quote).toMatchObject({ charged: 99, renewal: { price: 300, months: 1 } });
  });
});

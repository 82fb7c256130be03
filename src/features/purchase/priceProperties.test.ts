import { describe, expect, it } from 'vitest';
import { emptyCart } from '@/domain/cart/state';
import { isFreeToEnrol } from '@/domain/order/freeOrder';
import { cardQuote, isEarlyPrice, isFree, type Quote } from '@/domain/sale/quote';
import { addPrices, paymentMethodFor } from '@/shared/lib/price';
import { pickRandom, randomBetween } from '~mocks/catalogue/random';
import { randomSale, type Sale, saleSeeds } from '~test/randomSale';
import { agreedOf } from './agreement';
import { computePurchase } from './purchase';

/** Checks properties of all sales, however items are chosen and at any time; a failing seed fails again. */
function each(count: number, check: (sale: Sale, quote: Quote, seed: string) => void) {
  let checked = 0;
  for (const seed of saleSeeds(count)) {
    const sale = randomSale(seed);
    const { collection, options, picked, now } = sale;
    const plan = collection.plans.length > 0 ? pickRandom(sale.random, collection.plans) : null;
    const method = plan && plan.paymentMethods.length > 0 ? pickRandom(sale.random, plan.paymentMethods) : null;
    const { offer } = computePurchase({
      collection,
      options,
      cart: picked.length > 0 ? { info: { bundleId: collection.id }, items: picked } : emptyCart,
      choice: { planId: plan?.id ?? null, methodId: method?.id ?? null },
      refusals: {},
      now,
      regionCurrency: 'HKD',
    });
    if (!offer) continue;
    checked += 1;
    check(sale, offer.total, seed);
    expect(agreedOf(offer), seed).toMatchObject({ charged: offer.total.charged, currency: offer.total.currency });
  }
  expect(checked).toBeGreaterThan(count / 3);
}

const sumOfPicks = ({ picked }: Sale): number | null =>
  picked.some(({ price }) => price === null) ? null : addPrices(picked.map(({ price }) => price ?? 0));

describe('whatever is sold', () => {
  it('a saving is above 0, adds up, and is from a price that is charged: the picks one by one, or a higher one of the same', () => {
    each(1500, (sale, { charged, discount, list, separately }, seed) => {
      const { collection, picked } = sale;
      const required = collection.requiredOptionsCount;
      const isComplete = picked.length > 0 && (!required || picked.length === required);
      const sum = collection.kind === 'bundle' && isComplete ? sumOfPicks(sale) : null;
      const highest = list.at(-1)?.price ?? 0;
      if (separately !== null) {
        expect(separately, seed).toBe(sum);
        expect(discount, seed).toBeNull();
        expect(separately - charged, seed).toBeLessThan(1);
      }
      if (!discount) return;
      expect(discount.saved, seed).toBeGreaterThan(0);
      expect(addPrices([charged, discount.saved]), seed).toBe(discount.before);
      expect(discount.from, seed).toBe(collection.kind === 'single' ? 'regular' : 'bundle');
      const from = discount.from === 'bundle' ? (sum ?? Number.NaN) : highest;
      expect(discount.before, seed).toBeLessThanOrEqual(from);
      expect(from - discount.before, seed).toBeLessThan(1);
    });
  });

  it('a percentage is from 1 to 100, never more than is saved, and 100 only of what is free', () => {
    each(1500, (_, quote, seed) => {
      const percent = quote.discount?.percent ?? null;
      if (percent === null) return;
      expect([Number.isInteger(percent), percent >= 1, percent <= 100], seed).toEqual([true, true, true]);
      const { before, saved } = quote.discount ?? { before: 0, saved: 0 };
      expect((before * percent) / 100, seed).toBeLessThanOrEqual(saved + before / 100);
      expect(percent === 100, seed).toBe(isFree(quote));
    });
  });

  it('is free only where nothing is charged, now or when it renews', () => {
    each(1500, ({ collection, now }, quote, seed) => {
      if (isFree(quote)) {
        expect([quote.charged, quote.renewal], seed).toEqual([0, null]);
      }
      if (!isFreeToEnrol({ enrollStatus: null }, collection, now)) return;
      const later = collection.plans.map((plan) => {
        const method = paymentMethodFor(plan);
        return method?.renewable ? method.price : 0;
      });
      expect([collection.kind, ...later], seed).toEqual(['single', ...later.map(() => 0)]);
      expect(cardQuote(collection, now)?.charged, seed).toBe(0);
    });
  });

  it('an early price is charged until its end and never after it', () => {
    let early = 0;
    for (const seed of saleSeeds(1000)) {
      const { collection, random } = randomSale(seed);
      const end = Date.parse(collection.presaleExpiredAt ?? '');
      if (Number.isNaN(end)) continue;
      const before = cardQuote(collection, end - 1);
      if (before && isEarlyPrice(before)) {
        early += 1;
        expect(before.charged, seed).toBe(collection.presalePrice);
      }
      for (const at of [end, end + 1, end + randomBetween(random, 2, 1e9)]) {
        const after = cardQuote(collection, at);
        expect(after && isEarlyPrice(after), seed).not.toBe(true);
        expect(after?.list ?? [], seed).toEqual((before?.list ?? []).filter(({ type }) => type !== 'presale'));
      }
    }
    expect(early).toBeGreaterThan(20);
  });
});

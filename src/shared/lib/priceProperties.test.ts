import { describe, expect, it } from 'vitest';
import { type Currency, locales } from '@/shared/i18n/locales';
import { createRandom, type Random, randomBetween } from '~mocks/catalogue/random';
import { decimalsOf, formatMoney } from './money';
import { addPrices, computeDiscount, listPrices, type PriceSource, pricePerLesson } from './price';

/** Properties of all prices, checked with random ones; a failing seed is printed and fails again. */
const seeds = Array.from({ length: 60 }, (_, index) => `price ${index}`);
const now = Date.parse('2026-11-20T12:00:00Z');
const currencies: readonly Currency[] = ['AUD', 'HKD', 'IDR', 'JPY', 'KRW', 'MYR', 'NZD', 'SGD', 'THB', 'TWD', 'VND'];

/** Returns null, 0, or a random amount in the currency's unit. */
function amount(random: Random, currency: Currency): number | null {
  const unit = 10 ** decimalsOf(currency);
  const dice = random();
  if (dice < 0.15) return null;
  if (dice < 0.25) return 0;
  return randomBetween(random, 1, dice < 0.6 ? 2000 : 4_000_000) / unit;
}

function source(random: Random, currency: Currency): PriceSource {
  const ends = random();
  return {
    price: amount(random, currency),
    introductoryPrice: amount(random, currency),
    renewable: random() < 0.5,
    presalePrice: amount(random, currency),
    isPresaleExpired: random() < 0.3,
    presaleExpiredAt: ends < 0.4 ? null : new Date(now + randomBetween(random, -5, 5) * 60_000).toISOString(),
    preDiscountPrice: amount(random, currency),
  };
}

/** Runs a check for every seed. */
function each(check: (random: Random, currency: Currency) => void) {
  for (const seed of seeds) {
    const random = createRandom(seed);
    for (const currency of currencies) check(random, currency);
  }
}

const number = (text: string, currency: Currency) =>
  Number(currency === 'VND' ? text.replace(/[^\d]/g, '') : text.replace(/[^\d.-]/g, ''));

describe('whatever the prices are', () => {
  it('a discount is what is taken off, in shown units, and a percentage is one', () => {
    each((random, currency) => {
      const [higher, charged] = [amount(random, currency) ?? 0, amount(random, currency) ?? 0];
      const found = computeDiscount(higher, charged, currency);
      if (!found) return expect(higher).toBeLessThanOrEqual(charged);
      expect(found.saved).toBeGreaterThan(0);
      expect(found.before).toBe(higher);
      expect(addPrices([charged, found.saved])).toBe(found.before);
      if (found.percent === null) return expect(found.saved / higher).toBeLessThan(0.01);
      expect(found.percent).toBe(Math.round(found.percent));
      expect(found.percent).toBeGreaterThanOrEqual(1);
      expect((higher * found.percent) / 100).toBeLessThanOrEqual(found.saved + 1e-6 * higher);
      expect(found.percent === 100).toBe(charged === 0);
    });
  });

  it('an introductory price needs a renewal, an early one the time before its end, and nothing else comes first', () => {
    each((random, currency) => {
      const prices = source(random, currency);
      const [first] = listPrices(prices, now);
      const has = {
        introductory: prices.renewable === true && prices.introductoryPrice !== null,
        presale:
          prices.presalePrice !== null &&
          !prices.isPresaleExpired &&
          (!prices.presaleExpiredAt || Date.parse(prices.presaleExpiredAt) > now),
        base: prices.price !== null,
        cost: prices.preDiscountPrice !== null,
      };
      const expected = (['introductory', 'presale', 'base', 'cost'] as const).find((type) => has[type]);
      expect(first?.type).toBe(expected);
    });
  });

  it('what is charged is what is shown, in every language', () => {
    each((random, currency) => {
      const [first] = listPrices(source(random, currency), now);
      if (!first) return;
      for (const locale of locales)
        expect(number(formatMoney(first.price, currency, locale), currency)).toBe(first.price);
    });
  });

  it('one price follows another at the very end of an early one, and never goes back', () => {
    each((random, currency) => {
      const prices = { ...source(random, currency), isPresaleExpired: false };
      const end = now + randomBetween(random, 1, 1_000_000);
      const at = (moment: number) =>
        listPrices({ ...prices, presaleExpiredAt: new Date(end).toISOString() }, moment).some(
          ({ type }) => type === 'presale',
        );
      expect([at(end - 1), at(end), at(end + 1)]).toEqual([prices.presalePrice !== null, false, false]);
    });
  });

  it('a lesson costs its share, to half of a shown unit', () => {
    each((random, currency) => {
      const charged = amount(random, currency) ?? 0;
      const lessons = randomBetween(random, 0, 40);
      const price = pricePerLesson(charged, lessons, currency);
      if (lessons === 0) expect(price).toBeNull();
      else {
        const unit = 1 / 10 ** decimalsOf(currency);
        expect(Math.abs((price ?? Number.NaN) - charged / lessons)).toBeLessThanOrEqual(unit / 2 + 1e-9 * charged);
      }
    });
  });
});

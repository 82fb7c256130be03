import { describe, expect, it } from 'vitest';
import { type Currency, locales } from '@/shared/i18n/locales';
import { between, createRandom, type Random } from '~mocks/catalogue/random';
import { decimalsOf, formatMoney } from './money';
import { displayPrice, type PriceSource, priceList, pricePerLesson, saving, sumOf } from './price';

/** What holds for all prices, tried on many; a seed that fails is printed and fails again. */
const seeds = Array.from({ length: 60 }, (_, index) => `price ${index}`);
const now = Date.parse('2026-11-20T12:00:00Z');
const currencies: readonly Currency[] = ['AUD', 'HKD', 'IDR', 'JPY', 'KRW', 'MYR', 'NZD', 'SGD', 'THB', 'TWD', 'VND'];

/** Nothing, a gift, or something in the currency's own unit. */
function amount(random: Random, currency: Currency): number | null {
  const unit = 10 ** decimalsOf(currency);
  const dice = random();
  if (dice < 0.15) return null;
  if (dice < 0.25) return 0;
  return between(random, 1, dice < 0.6 ? 2000 : 4_000_000) / unit;
}

function source(random: Random, currency: Currency): PriceSource {
  const ends = random();
  return {
    price: amount(random, currency),
    introductoryPrice: amount(random, currency),
    renewable: random() < 0.5,
    presalePrice: amount(random, currency),
    isPresaleExpired: random() < 0.3,
    presaleExpiredAt: ends < 0.4 ? null : new Date(now + between(random, -5, 5) * 60_000).toISOString(),
    preDiscountPrice: amount(random, currency),
  };
}

/** Every price of every seed. */
function each(check: (random: Random, currency: Currency) => void) {
  for (const seed of seeds) {
    const random = createRandom(seed);
    for (const currency of currencies) check(random, currency);
  }
}

const number = (text: string, currency: Currency) =>
  Number(currency === 'VND' ? text.replace(/[^\d]/g, '') : text.replace(/[^\d.-]/g, ''));

describe('whatever the prices are', () => {
  it('nothing is negative, and a percentage is one', () => {
    each((random, currency) => {
      const shown = displayPrice(priceList(source(random, currency), now));
      if (!shown) return;
      expect(shown.charged).toBeGreaterThanOrEqual(0);
      if (shown.struck !== null) expect(shown.struck).toBeGreaterThan(shown.charged);
      if (shown.discountPercent === null) return;
      expect(shown.discountPercent).toBe(Math.round(shown.discountPercent));
      expect(shown.discountPercent).toBeGreaterThanOrEqual(1);
      expect(shown.discountPercent).toBeLessThanOrEqual(100);
    });
  });

  it('a discount never promises more than is taken off', () => {
    each((random, currency) => {
      const shown = displayPrice(priceList(source(random, currency), now));
      if (!shown?.discountPercent || shown.struck === null) return;
      const off = shown.struck - shown.charged;
      expect((shown.struck * shown.discountPercent) / 100).toBeLessThanOrEqual(off + 1e-6 * shown.struck);
      expect(shown.discountPercent === 100).toBe(shown.isFree);
    });
  });

  it('an introductory price needs a renewal, an early one the time before its end, and nothing else comes first', () => {
    each((random, currency) => {
      const prices = source(random, currency);
      const [first] = priceList(prices, now);
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
      const shown = displayPrice(priceList(source(random, currency), now));
      if (!shown) return;
      for (const locale of locales)
        expect(number(formatMoney(shown.charged, currency, locale), currency)).toBe(shown.charged);
    });
  });

  it('one price follows another at the very end of an early one, and never goes back', () => {
    each((random, currency) => {
      const prices = { ...source(random, currency), isPresaleExpired: false };
      const end = now + between(random, 1, 1_000_000);
      const at = (moment: number) =>
        priceList({ ...prices, presaleExpiredAt: new Date(end).toISOString() }, moment).some(
          ({ type }) => type === 'presale',
        );
      expect([at(end - 1), at(end), at(end + 1)]).toEqual([prices.presalePrice !== null, false, false]);
    });
  });

  it('a saving is what the things cost apart less the total, to the cent, or there is none', () => {
    each((random, currency) => {
      const prices = Array.from({ length: between(random, 0, 8) }, () => amount(random, currency) ?? 0);
      const total = amount(random, currency) ?? 0;
      const apart = sumOf(prices);
      const saved = saving(prices, total);
      if (saved === null) expect(apart).toBeLessThanOrEqual(total);
      else {
        expect(saved).toBeGreaterThan(0);
        expect(sumOf([saved, total])).toBe(apart);
      }
    });
  });

  it('a lesson costs its share, to half of a shown unit', () => {
    each((random, currency) => {
      const charged = amount(random, currency) ?? 0;
      const lessons = between(random, 0, 40);
      const price = pricePerLesson(charged, lessons, currency);
      if (lessons === 0) expect(price).toBeNull();
      else {
        const unit = 1 / 10 ** decimalsOf(currency);
        expect(Math.abs((price ?? Number.NaN) - charged / lessons)).toBeLessThanOrEqual(unit / 2 + 1e-9 * charged);
      }
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  billingPeriod,
  cardPlan,
  displayPrice,
  isPresaleOver,
  type PriceSource,
  paymentMethodFor,
  planPriceList,
  priceList,
  pricePerLesson,
  saving,
} from './price';

const now = Date.parse('2026-09-05T12:00:00+08:00');
const later = '2026-09-05T12:00:01+08:00';
const all: PriceSource = { renewable: true, introductoryPrice: 10, presalePrice: 20, price: 30, preDiscountPrice: 40 };
const brief = (source: PriceSource) => priceList(source, now).map(({ type, price }) => `${type} ${price}`);

describe('priceList', () => {
  it.each<[string, PriceSource, string[]]>([
    ['everything, in order', all, ['introductory 10', 'presale 20', 'base 30', 'cost 40']],
    ['not renewable: no introductory price', { ...all, renewable: false }, ['presale 20', 'base 30', 'cost 40']],
    ['renewable without introductory price', { ...all, introductoryPrice: null }, ['presale 20', 'base 30', 'cost 40']],
    [
      'introductory price 0 is free',
      { ...all, introductoryPrice: 0 },
      ['introductory 0', 'presale 20', 'base 30', 'cost 40'],
    ],
    ['presale expired by flag', { ...all, isPresaleExpired: true }, ['introductory 10', 'base 30', 'cost 40']],
    [
      'presale expired by time',
      { ...all, presaleExpiredAt: '2026-09-05T11:59:59+08:00' },
      ['introductory 10', 'base 30', 'cost 40'],
    ],
    [
      'presale ends now',
      { ...all, presaleExpiredAt: '2026-09-05T04:00:00Z' },
      ['introductory 10', 'base 30', 'cost 40'],
    ],
    [
      'presale still open',
      { ...all, presaleExpiredAt: later },
      ['introductory 10', 'presale 20', 'base 30', 'cost 40'],
    ],
    ['presale price 0 is free', { presalePrice: 0, price: 30 }, ['presale 0', 'base 30']],
    ['base only', { price: 30 }, ['base 30']],
    ['base free', { price: 0, preDiscountPrice: 99 }, ['base 0', 'cost 99']],
    ['no base price', { price: null, preDiscountPrice: 40 }, ['cost 40']],
    ['nothing', { price: null }, []],
  ])('%s', (_, source, expected) => expect(brief(source)).toEqual(expected));
});

describe('displayPrice', () => {
  it.each<[string, number[], ReturnType<typeof displayPrice>]>([
    ['no price', [], null],
    ['one price', [30], { charged: 30, struck: null, discountPercent: null, isFree: false }],
    ['a lower last price is not struck', [30, 20], { charged: 30, struck: null, discountPercent: null, isFree: false }],
    ['an equal one neither', [30, 30], { charged: 30, struck: null, discountPercent: null, isFree: false }],
    ['first and last count', [10, 20, 40], { charged: 10, struck: 40, discountPercent: 75, isFree: false }],
    ['rounded down', [100, 150], { charged: 100, struck: 150, discountPercent: 33, isFree: false }],
    ['exact in cents', [71, 100], { charged: 71, struck: 100, discountPercent: 29, isFree: false }],
    ['exact in fractions', [0.43, 1], { charged: 0.43, struck: 1, discountPercent: 57, isFree: false }],
    ['below one percent', [995, 1000], { charged: 995, struck: 1000, discountPercent: null, isFree: false }],
    ['free', [0, 100], { charged: 0, struck: 100, discountPercent: 100, isFree: true }],
    ['free from the start', [0], { charged: 0, struck: null, discountPercent: null, isFree: true }],
  ])('%s', (_, prices, expected) => {
    expect(displayPrice(prices.map((price) => ({ type: 'base' as const, price })))).toEqual(expected);
  });

  it('never overstates a saving, and says 100 % only of what is free', () => {
    for (let charged = 0; charged <= 60; charged += 1) {
      for (let last = 1; last <= 60; last += 1) {
        const shown = displayPrice([
          { type: 'presale', price: charged / 4 },
          { type: 'base', price: last / 4 },
        ]);
        const percent = shown?.discountPercent ?? 0;
        expect(percent * last).toBeLessThanOrEqual(Math.max(0, (last - charged) * 100));
        expect((percent + 1) * last).toBeGreaterThan((last - charged) * 100);
        expect(percent === 100).toBe(charged === 0);
        expect(shown?.struck ?? Number.POSITIVE_INFINITY).toBeGreaterThan(charged / 4);
      }
    }
  });
});

describe('a plan of a collection', () => {
  const method = { platform: 'web', price: 300, introductoryPrice: 100, renewable: true };
  const ios = { ...method, platform: 'ios', price: 350 };

  it('takes the payment method of the web, else the first, else none', () => {
    expect(paymentMethodFor({ paymentMethods: [ios, method] })).toBe(method);
    expect(paymentMethodFor({ paymentMethods: [ios] })).toBe(ios);
    expect(paymentMethodFor({ paymentMethods: [] })).toBeNull();
  });

  it('shows the focused plan on a card, else the first, else none', () => {
    const [plain, focused] = [{ isFocus: false }, { isFocus: true }];
    expect(cardPlan({ plans: [plain, focused] })).toBe(focused);
    expect(cardPlan({ plans: [plain] })).toBe(plain);
    expect(cardPlan({ plans: [] })).toBeNull();
  });

  it('applies the collection’s presale to the plan’s prices', () => {
    const plan = { paymentMethods: [ios, method], preDiscountPrice: 400 };
    const presale = { presalePrice: 250, presaleExpiredAt: later, isPresaleExpired: false };
    expect(planPriceList(presale, plan, now).map(({ price }) => price)).toEqual([100, 250, 300, 400]);
    expect(planPriceList(presale, plan, now + 2000).map(({ price }) => price)).toEqual([100, 300, 400]);
    expect(planPriceList({}, plan, now).map(({ price }) => price)).toEqual([100, 300, 400]);
    expect(planPriceList(presale, null, now)).toEqual([]);
    expect(planPriceList(presale, { paymentMethods: [], preDiscountPrice: 400 }, now)).toEqual([]);
  });
});

it('tells when a presale is over', () => {
  expect(isPresaleOver({ presaleExpiredAt: later }, now)).toBe(false);
  expect(isPresaleOver({ presaleExpiredAt: later }, now + 1000)).toBe(true);
  expect(isPresaleOver({ presaleExpiredAt: null }, now)).toBe(false);
  expect(isPresaleOver({ presaleExpiredAt: later, isPresaleExpired: true }, now)).toBe(true);
});

it.each([
  [100, 3, 'AUD', 33.33],
  [100, 3, 'HKD', 33],
  [200, 3, 'MYR', 66.67],
  [1_000_000, 7, 'VND', 142_857],
  [0, 4, 'HKD', 0],
  [100, 0, 'HKD', null],
])('%d for %d lessons in %s → %s per lesson', (charged, lessons, currency, expected) => {
  expect(pricePerLesson(charged, lessons, currency)).toBe(expected);
});

it('names a saving only when there is one', () => {
  expect(saving([100, 200], 250)).toBe(50);
  expect(saving([0.1, 0.2], 0.3)).toBeNull();
  expect(saving([19.9, 19.9], 29.9)).toBe(9.9);
  expect(saving([100], 120)).toBeNull();
  expect(saving([], 0)).toBeNull();
});

it('names the billing period', () => {
  expect([null, 0, 1, 3, 12, 24].map(billingPeriod)).toEqual([
    null,
    null,
    { key: 'month' },
    { key: 'everyMonths', count: 3 },
    { key: 'year' },
    { key: 'everyMonths', count: 24 },
  ]);
});

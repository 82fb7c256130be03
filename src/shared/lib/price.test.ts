import { describe, expect, it } from 'vitest';
import {
  addPrices,
  billingPeriod,
  computeDiscount,
  findCardPlan,
  isPresaleOver,
  listPrices,
  methodPriceList,
  type PriceSource,
  paymentMethodFor,
  pricePerLesson,
} from './price';

const now = Date.parse('2026-09-05T12:00:00+08:00');
const later = '2026-09-05T12:00:01+08:00';
const all: PriceSource = { renewable: true, introductoryPrice: 10, presalePrice: 20, price: 30, preDiscountPrice: 40 };
const brief = (source: PriceSource) => listPrices(source, now).map(({ type, price }) => `${type} ${price}`);

describe('listPrices', () => {
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

describe('computeDiscount', () => {
  it.each<[string, [higher: number, charged: number, currency?: string], ReturnType<typeof computeDiscount>]>([
    ['a lower price is none', [20, 30], null],
    ['an equal one neither', [30, 30], null],
    ['what is taken off', [40, 10], { before: 40, saved: 30, percent: 75 }],
    ['rounded down', [150, 100], { before: 150, saved: 50, percent: 33 }],
    ['exact in cents', [100, 71], { before: 100, saved: 29, percent: 29 }],
    ['exact in fractions', [1, 0.43, 'AUD'], { before: 1, saved: 0.57, percent: 57 }],
    ['below one percent', [1000, 995], { before: 1000, saved: 5, percent: null }],
    ['all of it', [100, 0], { before: 100, saved: 100, percent: 100 }],
    ['less than a shown unit', [101, 100.5], null],
    ['no part of a shown unit', [150.2, 100.5], { before: 149.5, saved: 49, percent: 33 }],
    ['to the cent', [39.8, 29.9, 'SGD'], { before: 39.8, saved: 9.9, percent: 24 }],
  ])('%s', (_, [higher, charged, currency = 'HKD'], expected) => {
    expect(computeDiscount(higher, charged, currency)).toEqual(expected);
  });

  it('never overstates, and says 100 % only where nothing is charged', () => {
    for (let charged = 0; charged <= 60; charged += 1) {
      for (let last = 1; last <= 60; last += 1) {
        const percent = computeDiscount(last / 4, charged / 4, 'AUD')?.percent ?? 0;
        expect(percent * last).toBeLessThanOrEqual(Math.max(0, (last - charged) * 100));
        expect((percent + 1) * last).toBeGreaterThan((last - charged) * 100);
        expect(percent === 100).toBe(charged === 0);
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
    expect(findCardPlan({ plans: [plain, focused] })).toBe(focused);
    expect(findCardPlan({ plans: [plain] })).toBe(plain);
    expect(findCardPlan({ plans: [] })).toBeNull();
  });

  it('applies the collection’s presale to the plan’s prices', () => {
    const plan = { preDiscountPrice: 400 };
    const presale = { presalePrice: 250, presaleExpiredAt: later, isPresaleExpired: false };
    const prices = (of: object, at: number) => methodPriceList(of, plan, method, at).map(({ price }) => price);
    expect(prices(presale, now)).toEqual([100, 250, 300, 400]);
    expect(prices(presale, now + 2000)).toEqual([100, 300, 400]);
    expect(prices({}, now)).toEqual([100, 300, 400]);
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

it('adds up to the cent', () => {
  expect([addPrices([19.9, 19.9, 0]), addPrices([0.1, 0.2]), addPrices([])]).toEqual([39.8, 0.3, 0]);
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

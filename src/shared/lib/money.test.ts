import { describe, expect, it } from 'vitest';
import { type Currency, locales } from '@/shared/i18n/locales';
import { decimalsOf, floorMoney, formatMoney, isCurrency, roundMoney } from './money';

const table: Record<Currency, [zero: string, small: string, thousands: string, million: string]> = {
  AUD: ['A$0.00', 'A$9.50', 'A$1,234.00', 'A$1,234,567.89'],
  HKD: ['HK$0', 'HK$10', 'HK$1,234', 'HK$1,234,568'],
  IDR: ['Rp0', 'Rp10', 'Rp1,234', 'Rp1,234,568'],
  JPY: ['¥0', '¥10', '¥1,234', '¥1,234,568'],
  KRW: ['0원', '10원', '1,234원', '1,234,568원'],
  MYR: ['RM0.00', 'RM9.50', 'RM1,234.00', 'RM1,234,567.89'],
  NZD: ['NZ$0.00', 'NZ$9.50', 'NZ$1,234.00', 'NZ$1,234,567.89'],
  SGD: ['S$0.00', 'S$9.50', 'S$1,234.00', 'S$1,234,567.89'],
  THB: ['฿0', '฿10', '฿1,234', '฿1,234,568'],
  TWD: ['NT$0', 'NT$10', 'NT$1,234', 'NT$1,234,568'],
  VND: ['0 ₫', '10 ₫', '1.234 ₫', '1.234.568 ₫'],
};

describe('formatMoney', () => {
  for (const [currency, expected] of Object.entries(table)) {
    it.each(locales)(`${currency} reads the same in %s`, (locale) => {
      expect([0, 9.5, 1234, 1234567.89].map((amount) => formatMoney(amount, currency, locale))).toEqual(expected);
    });
  }

  it('groups at every thousand', () => {
    expect([999, 1000, 99_999, 100_000, 1_000_000_000].map((amount) => formatMoney(amount, 'HKD', 'en-hk'))).toEqual([
      'HK$999',
      'HK$1,000',
      'HK$99,999',
      'HK$100,000',
      'HK$1,000,000,000',
    ]);
  });

  it('puts a minus before the symbol and never prints a negative zero', () => {
    expect(formatMoney(-1234.5, 'AUD', 'en-au')).toBe('-A$1,234.50');
    expect(formatMoney(-0.2, 'JPY', 'ja-jp')).toBe('¥0');
  });

  it('still prints an amount of a currency it does not know', () => {
    expect(formatMoney(12.5, 'USD', 'en-hk')).toBe('US$12.50');
    expect(formatMoney(12.5, '', 'en-hk')).toBe('12.50');
    expect(formatMoney(12.5, '__proto__', 'en-hk')).toBe('12.50');
  });
});

describe('roundMoney', () => {
  it.each([
    [1.005, 'AUD', 1.01],
    [33.333333, 'SGD', 33.33],
    [66.666, 'NZD', 66.67],
    [33.5, 'HKD', 34],
    [0.49, 'VND', 0],
  ])('%d %s → %d', (amount, currency, expected) => expect(roundMoney(amount, currency)).toBe(expected));
});

it('knows exactly the two-decimal currencies', () => {
  const known = Object.keys(table);
  expect(known.every(isCurrency)).toBe(true);
  expect(isCurrency('toString')).toBe(false);
  expect(known.filter((currency) => decimalsOf(currency) === 2)).toEqual(['AUD', 'MYR', 'NZD', 'SGD']);
});

it.each([
  [130.9, 'HKD', 130],
  [130.999, 'AUD', 130.99],
  [19.9 * 3, 'MYR', 59.7],
  [0.4, 'TWD', 0],
])('rounds %d %s down to %d', (amount, currency, expected) => expect(floorMoney(amount, currency)).toBe(expected));

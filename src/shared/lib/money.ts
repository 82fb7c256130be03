/** Formats amounts: the currency alone decides symbol, its place, decimals and grouping, in every language. */
import { type Currency, type Locale, languageTag } from '@/shared/i18n/locales';

interface Style {
  before: string;
  after: string;
  decimals: 0 | 2;
  group: ',' | '.';
}

const front = (before: string, decimals: 0 | 2): Style => ({ before, after: '', decimals, group: ',' });

const styles: Readonly<Record<Currency, Style>> = {
  AUD: front('A$', 2),
  HKD: front('HK$', 0),
  IDR: front('Rp', 0),
  JPY: front('¥', 0),
  KRW: { before: '', after: '원', decimals: 0, group: ',' },
  MYR: front('RM', 2),
  NZD: front('NZ$', 2),
  SGD: front('S$', 2),
  THB: front('฿', 0),
  TWD: front('NT$', 0),
  VND: { before: '', after: ' ₫', decimals: 0, group: '.' },
};

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(styles, code);
}

/** Returns the decimals of a currency's smallest shown unit; 2 for an unknown currency. */
export function decimalsOf(currency: string): number {
  return isCurrency(currency) ? styles[currency].decimals : 2;
}

/** Rounds to the currency's shown unit; ties away from zero. */
export function roundMoney(amount: number, currency: string): number {
  const factor = 10 ** decimalsOf(currency);
  // Via a decimal string, since 1.005 × 100 is 100.49999… in binary.
  return Math.round(Number((amount * factor).toPrecision(15))) / factor;
}

/** Rounds down to the currency's shown unit, so that a saving is never overstated. */
export function floorMoney(amount: number, currency: string): number {
  const factor = 10 ** decimalsOf(currency);
  return Math.floor(Number((amount * factor).toPrecision(15))) / factor;
}

function unknownCurrency(amount: number, currency: string, locale: Locale): string {
  try {
    return new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency }).format(amount);
  } catch {
    return amount.toFixed(2);
  }
}

/** Formats `amount` in the major unit. The locale matters only for an unknown currency. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  if (!isCurrency(currency)) return unknownCurrency(amount, currency, locale);
  const { before, after, decimals, group } = styles[currency];
  const [whole = '', fraction] = Math.abs(roundMoney(amount, currency)).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const sign = roundMoney(amount, currency) < 0 ? '-' : '';
  return `${sign}${before}${grouped}${fraction ? `.${fraction}` : ''}${after}`;
}

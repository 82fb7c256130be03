/** Determines which prices apply to a plan or collection, and compares prices. Amounts in the major unit. */
import { floorMoney, roundMoney } from './money';

export type PriceType = 'introductory' | 'presale' | 'base' | 'cost';

export interface PriceEntry {
  type: PriceType;
  price: number;
}

/** Null or absent = there is no such price; 0 = free. Instants are ISO 8601. */
export interface PriceSource {
  price?: number | null;
  introductoryPrice?: number | null;
  renewable?: boolean;
  presalePrice?: number | null;
  isPresaleExpired?: boolean;
  presaleExpiredAt?: string | null;
  preDiscountPrice?: number | null;
}

/** Returns whether a presale is over, by its flag or by `now` (epoch milliseconds). */
export function isPresaleOver(
  { isPresaleExpired, presaleExpiredAt }: Pick<PriceSource, 'isPresaleExpired' | 'presaleExpiredAt'>,
  now: number,
): boolean {
  return isPresaleExpired === true || (!!presaleExpiredAt && now >= Date.parse(presaleExpiredAt));
}

/** Returns the prices that apply at `now` (epoch milliseconds), in the order introductory, presale, base, cost. */
export function listPrices(source: PriceSource, now: number): PriceEntry[] {
  const candidates: [PriceType, number | null | undefined][] = [
    ['introductory', source.renewable ? source.introductoryPrice : null],
    ['presale', isPresaleOver(source, now) ? null : source.presalePrice],
    ['base', source.price],
    ['cost', source.preDiscountPrice],
  ];
  return candidates.flatMap(([type, price]) => (price === null || price === undefined ? [] : [{ type, price }]));
}

/** The difference to a previous price, or to the sum of the parts. Amounts in the major unit. */
export interface Discount {
  /** The higher price, in whole shown units above what is charged. */
  before: number;
  /** Positive, in whole shown units; rounded down, so that it is never overstated. */
  saved: number;
  /** Whole percent, rounded down, from 1 to 100; null below that. */
  percent: number | null;
}

const cents = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + Math.round(price * 100), 0);

/** Returns the sum of amounts, exact to the cent. */
export const addPrices = (prices: readonly number[]): number => cents(prices) / 100;

/** Returns how much less `charged` is than `higher`; null when the difference is 0 in the currency's shown unit. */
export function computeDiscount(higher: number, charged: number, currency: string): Discount | null {
  // In hundredths, so that 29 % of 100 does not become 28.999….
  const [all, off] = [cents([higher]), cents([higher]) - cents([charged])];
  const saved = floorMoney(off / 100, currency);
  if (saved <= 0) return null;
  return { before: addPrices([charged, saved]), saved, percent: Math.floor((off * 100) / all) || null };
}

/** Returns the price of one lesson, rounded to the currency's unit; null without lessons. */
export function pricePerLesson(charged: number, lessons: number, currency: string): number | null {
  return lessons > 0 ? roundMoney(charged / lessons, currency) : null;
}

/** Returns the payment method for the web, else the first. */
export function paymentMethodFor<M extends { platform: string }>(plan: { paymentMethods: readonly M[] }): M | null {
  return plan.paymentMethods.find((method) => method.platform === 'web') ?? plan.paymentMethods[0] ?? null;
}

/** Returns the plan that a card shows: the one with isFocus, else the first. */
export function findCardPlan<P extends { isFocus: boolean }>(collection: { plans: readonly P[] }): P | null {
  return collection.plans.find((plan) => plan.isFocus) ?? collection.plans[0] ?? null;
}

interface PricedMethod {
  price: number | null;
  introductoryPrice: number | null;
  renewable: boolean;
}

type Presale = Pick<PriceSource, 'presalePrice' | 'isPresaleExpired' | 'presaleExpiredAt'>;

/** Returns the price list of a plan by one of its payment methods; the collection's presale applies to every plan. */
export function methodPriceList(
  { presalePrice = null, isPresaleExpired = false, presaleExpiredAt = null }: Presale,
  { preDiscountPrice }: { preDiscountPrice: number | null },
  { price, introductoryPrice, renewable }: PricedMethod,
  now: number,
): PriceEntry[] {
  return listPrices(
    { price, introductoryPrice, renewable, presalePrice, isPresaleExpired, presaleExpiredAt, preDiscountPrice },
    now,
  );
}

/**
 * Returns how often a plan is billed, as a translation key with its count; null = once. `months`:
 * billingCyclePerMonths.
 */
export function billingPeriod(
  months: number | null,
): { key: 'month' | 'year' } | { key: 'everyMonths'; count: number } | null {
  if (months === null || months <= 0) return null;
  if (months === 1) return { key: 'month' };
  if (months === 12) return { key: 'year' };
  return { key: 'everyMonths', count: months };
}

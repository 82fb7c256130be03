/** Which prices apply to a plan or collection, and how prices compare. Amounts in the major unit. */
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

/** Whether a presale is over, by its flag or by `now` (epoch milliseconds). */
export function isPresaleOver(
  { isPresaleExpired, presaleExpiredAt }: Pick<PriceSource, 'isPresaleExpired' | 'presaleExpiredAt'>,
  now: number,
): boolean {
  return isPresaleExpired === true || (!!presaleExpiredAt && now >= Date.parse(presaleExpiredAt));
}

/** The prices that apply at `now` (epoch milliseconds), in the order introductory, presale, base, cost. */
export function priceList(source: PriceSource, now: number): PriceEntry[] {
  const candidates: [PriceType, number | null | undefined][] = [
    ['introductory', source.renewable ? source.introductoryPrice : null],
    ['presale', isPresaleOver(source, now) ? null : source.presalePrice],
    ['base', source.price],
    ['cost', source.preDiscountPrice],
  ];
  return candidates.flatMap(([type, price]) => (price === null || price === undefined ? [] : [{ type, price }]));
}

/** What something costs less than before, or than its parts. Amounts in the major unit. */
export interface Discount {
  /** The higher price, in whole shown units above what is charged. */
  before: number;
  /** Above 0, in whole shown units: of a saving nothing may be promised that is not there. */
  saved: number;
  /** Whole percent, rounded down, from 1 to 100; null below that. */
  percent: number | null;
}

const cents = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + Math.round(price * 100), 0);

/** Sum of amounts, exact to the cent. */
export const sumOf = (prices: readonly number[]): number => cents(prices) / 100;

/** How much less `charged` is than `higher`; null where that is nothing in shown units of the currency. */
export function discountFrom(higher: number, charged: number, currency: string): Discount | null {
  // In hundredths, so that 29 % of 100 does not become 28.999….
  const [all, off] = [cents([higher]), cents([higher]) - cents([charged])];
  const saved = floorMoney(off / 100, currency);
  if (saved <= 0) return null;
  return { before: sumOf([charged, saved]), saved, percent: Math.floor((off * 100) / all) || null };
}

/** Selling price of one lesson, rounded to the currency's unit; null without lessons. */
export function pricePerLesson(charged: number, lessons: number, currency: string): number | null {
  return lessons > 0 ? roundMoney(charged / lessons, currency) : null;
}

/** The payment method of the web counts, else the first. */
export function paymentMethodFor<M extends { platform: string }>(plan: { paymentMethods: readonly M[] }): M | null {
  return plan.paymentMethods.find((method) => method.platform === 'web') ?? plan.paymentMethods[0] ?? null;
}

/** The plan a card shows: the one with isFocus, else the first. */
export function cardPlan<P extends { isFocus: boolean }>(collection: { plans: readonly P[] }): P | null {
  return collection.plans.find((plan) => plan.isFocus) ?? collection.plans[0] ?? null;
}

interface PricedMethod {
  price: number | null;
  introductoryPrice: number | null;
  renewable: boolean;
}

type Presale = Pick<PriceSource, 'presalePrice' | 'isPresaleExpired' | 'presaleExpiredAt'>;

/** Price list of one plan of a collection by one of its payment methods; the collection's presale holds for every plan. */
export function methodPriceList(
  { presalePrice = null, isPresaleExpired = false, presaleExpiredAt = null }: Presale,
  { preDiscountPrice }: { preDiscountPrice: number | null },
  { price, introductoryPrice, renewable }: PricedMethod,
  now: number,
): PriceEntry[] {
  return priceList(
    { price, introductoryPrice, renewable, presalePrice, isPresaleExpired, presaleExpiredAt, preDiscountPrice },
    now,
  );
}

/** How often a plan is billed, as a translation key with its count; null = once. `months`: billingCyclePerMonths. */
export function billingPeriod(
  months: number | null,
): { key: 'month' | 'year' } | { key: 'everyMonths'; count: number } | null {
  if (months === null || months <= 0) return null;
  if (months === 1) return { key: 'month' };
  if (months === 12) return { key: 'year' };
  return { key: 'everyMonths', count: months };
}

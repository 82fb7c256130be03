/** Which prices apply to a plan or collection, and what is charged, struck through and saved. Amounts in the major unit. */
import { roundMoney } from './money';

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

export interface DisplayPrice {
  /** What is charged: the first entry. */
  charged: number;
  /** Struck through: the last entry when it is higher. */
  struck: number | null;
  /** Whole percent, rounded down, from 1 to 100. */
  discountPercent: number | null;
  isFree: boolean;
}

/** Null when there is no price at all. */
export function displayPrice(list: readonly PriceEntry[]): DisplayPrice | null {
  const charged = list[0]?.price;
  const last = list.at(-1)?.price;
  if (charged === undefined || last === undefined) return null;
  const struck = last > charged ? last : null;
  return { charged, struck, discountPercent: discount(charged, struck), isFree: charged === 0 };
}

function discount(charged: number, struck: number | null): number | null {
  if (struck === null) return null;
  // In hundredths, so that 29 % of 100 does not become 28.999….
  const [first, last] = [Math.round(charged * 100), Math.round(struck * 100)];
  const percent = Math.floor(((last - first) * 100) / last);
  return percent >= 1 ? percent : null;
}

/** Selling price of one lesson, rounded to the currency's unit; null without lessons. */
export function pricePerLesson(charged: number, lessons: number, currency: string): number | null {
  return lessons > 0 ? roundMoney(charged / lessons, currency) : null;
}

const cents = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + Math.round(price * 100), 0);

/** Sum of amounts, exact to the cent. */
export const sumOf = (prices: readonly number[]): number => cents(prices) / 100;

/** Sum of the items minus the total, when positive. */
export function saving(itemPrices: readonly number[], total: number): number | null {
  const saved = cents(itemPrices) - cents([total]);
  return saved > 0 ? saved / 100 : null;
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
  platform: string;
  price: number | null;
  introductoryPrice: number | null;
  renewable: boolean;
}

interface PricedPlan<M extends PricedMethod> {
  paymentMethods: readonly M[];
  preDiscountPrice: number | null;
}

type Presale = Pick<PriceSource, 'presalePrice' | 'isPresaleExpired' | 'presaleExpiredAt'>;

/** Price list of one plan of a collection by one of its payment methods; the collection's presale holds for every plan. */
export function methodPriceList(
  { presalePrice = null, isPresaleExpired = false, presaleExpiredAt = null }: Presale,
  { preDiscountPrice }: Pick<PricedPlan<PricedMethod>, 'preDiscountPrice'>,
  { price, introductoryPrice, renewable }: PricedMethod,
  now: number,
): PriceEntry[] {
  return priceList(
    { price, introductoryPrice, renewable, presalePrice, isPresaleExpired, presaleExpiredAt, preDiscountPrice },
    now,
  );
}

/** The same by the payment method that counts. Empty without plan or payment method. */
export function planPriceList<M extends PricedMethod>(
  collection: Presale,
  plan: PricedPlan<M> | null,
  now: number,
): PriceEntry[] {
  const method = plan && paymentMethodFor(plan);
  return method ? methodPriceList(collection, plan, method, now) : [];
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

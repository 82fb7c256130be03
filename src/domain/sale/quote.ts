/**
 * Computes prices for every page, card, cart and order. No other module decides the charge, the struck-through price,
 * the saving, the renewal, or whether an offer is free.
 */
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { PaymentMethod, Plan } from '@/shared/entities/plan';
import {
  addPrices,
  computeDiscount,
  type Discount,
  findCardPlan,
  methodPriceList,
  type PriceEntry,
  paymentMethodFor,
} from '@/shared/lib/price';
import { isBundleLike } from './sale';

/** The renewal. */
export interface Renewal {
  /** In the quote's currency; null when the server gives none. */
  price: number | null;
  /** billingCyclePerMonths; 0 when the server gives none. */
  months: number;
}

/** Amounts in the major unit of `currency`. */
export interface Quote {
  /** The price that the visitor sees and pays now; the expected price of an order. */
  charged: number;
  /** The prices that apply, the charged one first; for a bundle without a plan, the sum of its items. */
  list: readonly PriceEntry[];
  currency: string;
  /** Null when nothing is charged later. */
  renewal: Renewal | null;
  /**
   * `regular`: compared with a higher price of the same content. `set`: compared with the sum of the chosen items.
   * `percent` is null when nothing is charged now but a renewal follows: 100 % would mean free.
   */
  discount: (Discount & { from: 'regular' | 'bundle' }) | null;
  /** Sum of the chosen items' single prices, when that is no more than the bundle; else null. */
  separately: number | null;
}

interface Choice {
  /** Null for a collection without plans. */
  plan: Plan | null;
  /** A payment method of the plan; null for a collection without plans. */
  method: PaymentMethod | null;
  /** What is bought; only the chosen items of a bundle have prices. */
  items: readonly Pick<BundleOption, 'price'>[];
  /** Epoch milliseconds. */
  now: number;
  /** Used when no payment method names a currency. */
  regionCurrency: string;
}

/** Returns the sum of the items; null when nothing is chosen or an item has no known price. */
function sumOfItems(items: Choice['items']): number | null {
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length > 0 && prices.length === items.length ? addPrices(prices) : null;
}

function pricesOf(collection: CheckoutCollection, { plan, method, items, now }: Choice): PriceEntry[] {
  if (collection.plans.length > 0) return plan && method ? methodPriceList(collection, plan, method, now) : [];
  const sum = collection.kind === 'bundle' ? sumOfItems(items) : null;
  return sum === null ? [] : [{ type: 'base', price: sum }];
}

/** Returns null when nothing is charged later: the plan is paid once, or each renewal costs nothing. */
function renewalOf(plan: Plan | null, method: PaymentMethod | null, list: readonly PriceEntry[]): Renewal | null {
  if (!plan || !method?.renewable) return null;
  const price = list.find(({ type }) => type === 'base')?.price ?? null;
  return price === 0 ? null : { price, months: Math.max(0, plan.billingCyclePerMonths) };
}

/**
 * Returns the sum of the chosen items' single prices; null until the choice is complete, and when the bundle has no
 * plan or renews.
 */
function itemsApart({ plans, requiredOptionsCount }: CheckoutCollection, { items }: Choice, renewal: Renewal | null) {
  const isComplete = !requiredOptionsCount || items.length === requiredOptionsCount;
  return isComplete && plans.length > 0 && renewal === null ? sumOfItems(items) : null;
}

/** Returns null when no price is known: the plan cannot be paid for, nothing is chosen, or an item has no price. */
export function quoteOf(collection: CheckoutCollection, choice: Choice): Quote | null {
  const { plan, method, regionCurrency } = choice;
  const list = pricesOf(collection, choice);
  const [first] = list;
  if (!first) return null;
  const charged = first.price;
  const currency = method?.currency || method?.displayCurrency || regionCurrency;
  const renewal = renewalOf(plan, method, list);
  const apart = isBundleLike(collection) ? itemsApart(collection, choice, renewal) : null;
  const higher = isBundleLike(collection) ? apart : (list.at(-1) ?? first).price;
  const discount = higher === null ? null : computeDiscount(higher, charged, currency);
  return {
    charged,
    list,
    currency,
    renewal,
    discount: discount && {
      ...discount,
      percent: charged === 0 && renewal ? null : discount.percent,
      from: isBundleLike(collection) ? 'bundle' : 'regular',
    },
    separately: discount ? null : apart,
  };
}

/**
 * Returns the price of a collection's card plan by its default payment method, before anything is chosen; null without
 * a price. `now` in epoch milliseconds.
 */
export function cardQuote(collection: CheckoutCollection | null, now: number, regionCurrency = ''): Quote | null {
  const plan = collection && findCardPlan(collection);
  const method = plan && paymentMethodFor(plan);
  return collection && quoteOf(collection, { plan, method, items: [], now, regionCurrency });
}

/** The only definition of "free": nothing is charged now or later. */
export const isFree = ({ charged, renewal }: Pick<Quote, 'charged' | 'renewal'>): boolean =>
  charged === 0 && renewal === null;

/** Returns whether the first period costs less than the following ones, or nothing. */
export const isStartingPrice = ({ list, renewal }: Quote): boolean =>
  renewal !== null && (list[0]?.type === 'introductory' || list[0]?.type === 'presale');

/** Returns whether an early price is charged, which ends at a set time. */
export const isEarlyPrice = ({ list }: Quote): boolean => list[0]?.type === 'presale';

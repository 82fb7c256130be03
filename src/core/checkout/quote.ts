/**
 * What something costs beside what. This module alone decides what is charged, which higher price is struck through, what
 * that saves, what is charged later, and what is free; every page, card, cart and order takes it from here.
 */
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { PaymentMethod, Plan } from '@/shared/entities/plan';
import {
  cardPlan,
  type Discount,
  discountFrom,
  methodPriceList,
  type PriceEntry,
  paymentMethodFor,
  sumOf,
} from '@/shared/lib/price';
import { isSet } from './offer';

/** What is charged again later. */
export interface Renewal {
  /** In the quote's currency; null where the server does not say. */
  price: number | null;
  /** billingCyclePerMonths; 0 where the server does not say. */
  months: number;
}

/** Amounts in the major unit of `currency`. */
export interface Quote {
  /** What the visitor is shown and pays now, and what an order expects. */
  charged: number;
  /** The prices that apply, the charged one first; of a bundle without a plan, the sum of its items. */
  list: readonly PriceEntry[];
  currency: string;
  /** Null where no money follows what is charged now. */
  renewal: Renewal | null;
  /**
   * `regular`: against a higher price of the same thing. `set`: against the sum of the picked items. Its percentage is null
   * where nothing is charged now and money follows: 100 % would say that it is free.
   */
  discount: (Discount & { from: 'regular' | 'set' }) | null;
  /** What the picked items of a set cost one by one, where that is no more than the set; else null. */
  separately: number | null;
}

interface Choice {
  /** Null for a collection without plans. */
  plan: Plan | null;
  /** One of the plan's; null for a collection without plans. */
  method: PaymentMethod | null;
  /** What is picked of a bundle; empty for anything else. */
  items: readonly Pick<BundleOption, 'price'>[];
  /** Epoch milliseconds. */
  now: number;
  /** Counts where no payment method names a currency. */
  regionCurrency: string;
}

/** Sum of the items; null where nothing is picked or an item has no known price. */
function sumOfItems(items: Choice['items']): number | null {
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length > 0 && prices.length === items.length ? sumOf(prices) : null;
}

function pricesOf(collection: CheckoutCollection, { plan, method, items, now }: Choice): PriceEntry[] {
  if (collection.plans.length > 0) return plan && method ? methodPriceList(collection, plan, method, now) : [];
  const sum = collection.kind === 'bundle' ? sumOfItems(items) : null;
  return sum === null ? [] : [{ type: 'base', price: sum }];
}

/** Null where nothing is charged later: it is paid once, or each renewal costs nothing. */
function renewalOf(plan: Plan | null, method: PaymentMethod | null, list: readonly PriceEntry[]): Renewal | null {
  if (!plan || !method?.renewable) return null;
  const price = list.find(({ type }) => type === 'base')?.price ?? null;
  return price === 0 ? null : { price, months: Math.max(0, plan.billingCyclePerMonths) };
}

/** The picked items one by one; null until the choice is complete, and where the set is no single payment for them. */
function itemsApart({ plans, requiredOptionsCount }: CheckoutCollection, { items }: Choice, renewal: Renewal | null) {
  const isComplete = requiredOptionsCount ? items.length === requiredOptionsCount : items.length > 0;
  return isComplete && plans.length > 0 && renewal === null ? sumOfItems(items) : null;
}

/** Null where no price is known: a plan that cannot be paid for, nothing picked, an item without a price. */
export function quoteOf(collection: CheckoutCollection, choice: Choice): Quote | null {
  const { plan, method, regionCurrency } = choice;
  const list = pricesOf(collection, choice);
  const charged = list[0]?.price;
  const last = list.at(-1)?.price;
  if (charged === undefined || last === undefined) return null;
  const currency = method?.currency || method?.displayCurrency || regionCurrency;
  const renewal = renewalOf(plan, method, list);
  const apart = isSet(collection) ? itemsApart(collection, choice, renewal) : null;
  const higher = isSet(collection) ? apart : last;
  const discount = higher === null ? null : discountFrom(higher, charged, currency);
  return {
    charged,
    list,
    currency,
    renewal,
    discount: discount && {
      ...discount,
      percent: charged === 0 && renewal ? null : discount.percent,
      from: isSet(collection) ? 'set' : 'regular',
    },
    separately: discount ? null : apart,
  };
}

/** What a collection's card plan costs by the payment method that counts, before anything is picked; null without a price. */
export function cardQuote(collection: CheckoutCollection | null, now: number, regionCurrency = ''): Quote | null {
  const plan = collection && cardPlan(collection);
  const method = plan && paymentMethodFor(plan);
  return collection && quoteOf(collection, { plan, method, items: [], now, regionCurrency });
}

/** The one meaning of "free": nothing is charged now, and no money follows. */
export const isFree = ({ charged, renewal }: Pick<Quote, 'charged' | 'renewal'>): boolean =>
  charged === 0 && renewal === null;

/** A first period that costs less than the following ones, or nothing. */
export const isStartingPrice = ({ list, renewal }: Quote): boolean =>
  renewal !== null && (list[0]?.type === 'introductory' || list[0]?.type === 'presale');

/** Whether what is charged is an early price that runs out. */
export const isEarlyPrice = ({ list }: Quote): boolean => list[0]?.type === 'presale';

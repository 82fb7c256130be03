/** What an order comes to. */
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { PaymentMethod, Plan } from '@/shared/entities/plan';
import { floorMoney } from '@/shared/lib/money';
import { displayPrice, methodPriceList, type PriceEntry, saving, sumOf } from '@/shared/lib/price';

/** Amounts in the major unit of `currency`. */
export interface OrderTotal {
  /** What the visitor is shown and pays, and what an order expects. */
  charged: number;
  /** The prices that apply, the charged one first; of a bundle without a plan, the sum of its items. */
  list: readonly PriceEntry[];
  /** What the chosen items cost apart beyond what is charged, in whole shown units; null where that is nothing. */
  saving: number | null;
  currency: string;
}

interface Choice {
  /** Null for a collection without plans. */
  plan: Plan | null;
  /** One of the plan's; null for a collection without plans. */
  method: PaymentMethod | null;
  /** What is chosen of a bundle; empty for anything else. */
  items: readonly Pick<BundleOption, 'price'>[];
  /** Epoch milliseconds. */
  now: number;
  /** Counts where no payment method names a currency. */
  regionCurrency: string;
}

/**
 * The price list of the plan; of a bundle without one, the sum of the chosen items. Null where no price is known: a plan
 * that cannot be paid for, nothing chosen, an item without a price.
 */
export function orderTotal(
  collection: CheckoutCollection,
  { plan, method, items, now, regionCurrency }: Choice,
): OrderTotal | null {
  const prices = items.flatMap(({ price }) => (price === null ? [] : [price]));
  const sum = prices.length > 0 && prices.length === items.length ? sumOf(prices) : null;
  const list: PriceEntry[] =
    collection.plans.length > 0
      ? plan && method
        ? methodPriceList(collection, plan, method, now)
        : []
      : collection.kind === 'bundle' && sum !== null
        ? [{ type: 'base', price: sum }]
        : [];
  const charged = displayPrice(list)?.charged;
  if (charged === undefined) return null;
  const currency = method?.currency || method?.displayCurrency || regionCurrency;
  return { charged, list, saving: floorMoney(saving(prices, charged) ?? 0, currency) || null, currency };
}

/** The offer to which the visitor agrees (plan, payment method, prices), and its differences from a later offer. */
import { isEarlyPrice, type Quote, quoteOf } from '@/domain/sale/quote';
import { keyOf } from '@/shared/duck/fetch';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { PaymentMethod, Plan } from '@/shared/entities/plan';
import { findCardPlan, paymentMethodFor } from '@/shared/lib/price';
import type { OrderItem } from './orderItems';

/** The visitor's choice; null: the default. */
export interface Choice {
  planId: string | null;
  methodId: string | null;
}

export const noChoice: Choice = { planId: null, methodId: null };

/** Returns the payment methods for the web; when there are none, the default method. */
export function payableMethods(plan: Plan): readonly PaymentMethod[] {
  const ofWeb = plan.paymentMethods.filter(({ platform }) => platform === 'web');
  const first = paymentMethodFor(plan);
  return ofWeb.length > 0 ? ofWeb : first ? [first] : [];
}

export const chosenPlan = (collection: CheckoutCollection, { planId }: Choice): Plan | null =>
  collection.plans.find(({ id }) => id === planId) ?? findCardPlan(collection);

export function chosenMethod(plan: Plan | null, { methodId }: Choice): PaymentMethod | null {
  const methods = plan ? payableMethods(plan) : [];
  return methods.find(({ id }) => id === methodId) ?? methods[0] ?? null;
}

export interface Offer {
  plan: Plan | null;
  method: PaymentMethod | null;
  total: Quote;
}

/** Returns null when no price is known. `now` in epoch milliseconds. */
export function offerOf(
  collection: CheckoutCollection,
  choice: Choice,
  items: readonly OrderItem[],
  { now, regionCurrency }: { now: number; regionCurrency: string },
): Offer | null {
  const plan = chosenPlan(collection, choice);
  const method = chosenMethod(plan, choice);
  const total = quoteOf(collection, { plan, method, items, now, regionCurrency });
  return total && { plan, method, total };
}

/** The part of an offer that the visitor agrees to. */
export interface Agreed {
  planId: string | null;
  /** In the major unit of `currency`. */
  charged: number;
  currency: string;
  isPresale: boolean;
  /** Amount and interval of each renewal; null when nothing is charged later. */
  renewal: Quote['renewal'];
}

export const agreedOf = (offer: Offer): Agreed => ({
  planId: offer.plan?.id ?? null,
  charged: offer.total.charged,
  currency: offer.total.currency,
  isPresale: isEarlyPrice(offer.total),
  renewal: offer.total.renewal,
});

/** Why an order stopped before it was placed, or was refused, so that the visitor must check it. */
export type Difference = 'price' | 'presale' | 'plan' | 'other';

/** Returns what has changed since the visitor agreed; null: nothing. */
export function differenceOf(agreed: Agreed, now: Agreed): Difference | null {
  if (keyOf(agreed) === keyOf(now)) return null;
  if (agreed.planId !== now.planId) return 'plan';
  return agreed.isPresale && !now.isPresale ? 'presale' : 'price';
}

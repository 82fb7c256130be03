/** What the visitor is shown and says yes to: plan, payment method, prices; and whether it is still the same. */
import { type OrderTotal, orderTotal } from '@/core/checkout/total';
import { keyOf } from '@/shared/duck/fetch';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { PaymentMethod, Plan } from '@/shared/entities/plan';
import { billingPeriod, cardPlan, paymentMethodFor } from '@/shared/lib/price';
import type { OrderItem } from './orderItems';

/** What the visitor has chosen; null: what is chosen at first. */
export interface Choice {
  planId: string | null;
  methodId: string | null;
}

export const noChoice: Choice = { planId: null, methodId: null };

/** Those of the web where there are any, else the one that counts. */
export function payableMethods(plan: Plan): readonly PaymentMethod[] {
  const ofWeb = plan.paymentMethods.filter(({ platform }) => platform === 'web');
  const first = paymentMethodFor(plan);
  return ofWeb.length > 0 ? ofWeb : first ? [first] : [];
}

export const chosenPlan = (collection: CheckoutCollection, { planId }: Choice): Plan | null =>
  collection.plans.find(({ id }) => id === planId) ?? cardPlan(collection);

export function chosenMethod(plan: Plan | null, { methodId }: Choice): PaymentMethod | null {
  const methods = plan ? payableMethods(plan) : [];
  return methods.find(({ id }) => id === methodId) ?? methods[0] ?? null;
}

export interface Offer {
  plan: Plan | null;
  method: PaymentMethod | null;
  total: OrderTotal;
}

/** Null where no price is known. `now` in epoch milliseconds. */
export function offerOf(
  collection: CheckoutCollection,
  choice: Choice,
  items: readonly OrderItem[],
  { now, regionCurrency }: { now: number; regionCurrency: string },
): Offer | null {
  const plan = chosenPlan(collection, choice);
  const method = chosenMethod(plan, choice);
  const chosen = collection.kind === 'bundle' ? items : [];
  const total = orderTotal(collection, { plan, method, items: chosen, now, regionCurrency });
  return total && { plan, method, total };
}

/** The part of an offer that the visitor agrees to. */
export interface Agreed {
  planId: string | null;
  /** In the major unit of `currency`. */
  charged: number;
  currency: string;
  isPresale: boolean;
  /** What is charged each time it renews, and how often; null where it does not. */
  renewal: { price: number; months: number } | null;
}

export function renewalOf({ plan, method, total }: Offer): Agreed['renewal'] {
  if (!plan || !method?.renewable || billingPeriod(plan.billingCyclePerMonths) === null) return null;
  const base = total.list.find(({ type }) => type === 'base')?.price;
  return base === undefined ? null : { price: base, months: plan.billingCyclePerMonths };
}

export const agreedOf = (offer: Offer): Agreed => ({
  planId: offer.plan?.id ?? null,
  charged: offer.total.charged,
  currency: offer.total.currency,
  isPresale: offer.total.list[0]?.type === 'presale',
  renewal: renewalOf(offer),
});

/** Why an order stopped before it was placed, or was refused, so that the visitor must look again. */
export type Difference = 'price' | 'presale' | 'plan' | 'other';

/** What is different now from what was agreed to; null: nothing. */
export function differenceOf(agreed: Agreed, now: Agreed): Difference | null {
  if (keyOf(agreed) === keyOf(now)) return null;
  if (agreed.planId !== now.planId) return 'plan';
  return agreed.isPresale && !now.isPresale ? 'presale' : 'price';
}

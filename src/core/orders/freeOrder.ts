/** What is enrolled in without paying, and the order for that; everything else is bought, with plan, terms and Pay. */
import { isSet } from '@/core/checkout/offer';
import { isFree, type Quote, quoteOf } from '@/core/checkout/quote';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { type EnrollStatus, isFreeEnrolling } from '@/shared/entities/enrolment';
import { cardPlan, paymentMethodFor } from '@/shared/lib/price';
import type { OrderRequest } from './state';

function planQuotes(collection: CheckoutCollection, now: number): Quote[] {
  return collection.plans.flatMap((plan) => {
    const choice = { plan, method: paymentMethodFor(plan), items: [], now, regionCurrency: '' };
    const quote = quoteOf(collection, choice);
    return quote ? [quote] : [];
  });
}

/**
 * Whether something is enrolled in at once and for nothing: no plan of it renews for money, and there is no plan to choose
 * that costs something, unless the server says that enrolling is free whatever the price. `collection`: with all plans that
 * are known; `now` in epoch milliseconds.
 */
export function isFreeToEnrol(
  item: { readonly enrollStatus: EnrollStatus | null },
  collection: CheckoutCollection | null,
  now: number,
): boolean {
  if (!collection) return isFreeEnrolling(item);
  if (isSet(collection)) return false;
  const quotes = planQuotes(collection, now);
  if (quotes.some(({ renewal }) => renewal !== null)) return false;
  const free = quotes.filter(isFree).length;
  if (free > 0) return free === quotes.length && (quotes.length > 1 || !collection.hasMorePlans);
  return isFreeEnrolling(item);
}

/** The order by which something free is enrolled in; null where there is none, or a set to choose from. */
export function freeOrder(
  target: string,
  collection: CheckoutCollection | null,
  regionCurrency: string,
): OrderRequest | null {
  if (!collection || collection.id <= 0 || isSet(collection)) return null;
  const plan = cardPlan(collection);
  const method = plan && paymentMethodFor(plan);
  return {
    target,
    collectionId: collection.id,
    planId: plan?.id || null,
    paymentMethodId: method?.id || null,
    items: [],
    expectedPrice: 0,
    currency: method?.currency || regionCurrency,
  };
}

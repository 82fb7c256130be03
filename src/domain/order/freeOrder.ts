/**
 * Decides what can be enrolled in without payment, and creates the order for it; anything else goes through the
 * checkout.
 */
import { isFree, type Quote, quoteOf } from '@/domain/sale/quote';
import { isBundleLike } from '@/domain/sale/sale';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { type Enrollable, isFreeEnrolling } from '@/shared/entities/enrolment';
import { findCardPlan, paymentMethodFor } from '@/shared/lib/price';
import type { OrderRequest } from './state';

function planQuotes(collection: CheckoutCollection, now: number): Quote[] {
  return collection.plans.flatMap((plan) => {
    const choice = { plan, method: paymentMethodFor(plan), items: [], now, regionCurrency: '' };
    const quote = quoteOf(collection, choice);
    return quote ? [quote] : [];
  });
}

/**
 * Returns whether enrolling is immediate and free: no plan renews for money, and all plans are free. If none is free,
 * the server's status decides. `collection`: with all known plans; `now` in epoch milliseconds.
 */
export function isFreeToEnrol(item: Enrollable, collection: CheckoutCollection | null, now: number): boolean {
  if (!collection) return isFreeEnrolling(item);
  if (isBundleLike(collection)) return false;
  const quotes = planQuotes(collection, now);
  if (quotes.some(({ renewal }) => renewal !== null)) return false;
  const free = quotes.filter(isFree).length;
  if (free > 0) return free === quotes.length && (quotes.length > 1 || !collection.hasMorePlans);
  return isFreeEnrolling(item);
}

/**
 * Returns the order for a free enrolment; null when there is no collection to order, or it sells several things
 * together.
 */
export function freeOrder(
  target: string,
  collection: CheckoutCollection | null,
  regionCurrency: string,
): OrderRequest | null {
  if (!collection || collection.id <= 0 || isBundleLike(collection)) return null;
  const plan = findCardPlan(collection);
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

import { isSet } from '@/core/checkout/offer';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { cardPlan, paymentMethodFor } from '@/shared/lib/price';
import type { OrderRequest } from './state';

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

/** What a collection costs at a moment. */
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { cardPlan, displayPrice, isPresaleOver, planPriceList } from '@/shared/lib/price';

/** What the collection's card plan charges at `now` (epoch milliseconds), in the major unit; null without a price. */
export function chargedPrice(collection: CheckoutCollection | null, now: number): number | null {
  if (!collection) return null;
  return displayPrice(planPriceList(collection, cardPlan(collection), now))?.charged ?? null;
}

/** Whether an early price is running at `now`. */
export const isPresaleRunning = (collection: CheckoutCollection | null, now: number): boolean =>
  collection !== null && collection.presalePrice !== null && !isPresaleOver(collection, now);

/** How a collection is sold. */
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { cardPlan, isPresaleOver } from '@/shared/lib/price';

/** Returns whether a collection sells several things together. */
export const isSet = (collection: Pick<CheckoutCollection, 'kind'> | null): boolean =>
  collection !== null && collection.kind !== 'single';

/** Returns the path, below the locale, of the page where a collection is bought or chosen from. */
export function salePath({ kind, id }: Pick<CheckoutCollection, 'kind' | 'id'>): string {
  if (kind === 'single') return `/purchase/single/${id}`;
  return kind === 'prepack' ? `/prepack/${id}` : `/bundle/${id}`;
}

/** Returns whether an early price applies at `now`, in epoch milliseconds. */
export const isPresaleRunning = (collection: CheckoutCollection | null, now: number): boolean =>
  collection !== null && collection.presalePrice !== null && !isPresaleOver(collection, now);

/**
 * Returns the path, below the locale, of a collection's checkout; a group of bundles is not sold itself and has none.
 */
export const purchasePath = ({ kind, id }: Pick<CheckoutCollection, 'kind' | 'id'>): string =>
  `/purchase/${kind}/${id}`;

/** Returns all plans, if there are more than the one that is shown. */
export const morePlans = (collection: CheckoutCollection | null): CheckoutCollection['plans'] | undefined =>
  collection !== null &&
  collection.plans.length > 1 &&
  (collection.hasMorePlans || cardPlan(collection)?.hasMorePlans === true)
    ? collection.plans
    : undefined;

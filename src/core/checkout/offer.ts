/** How a collection is sold. */
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { cardPlan, isPresaleOver } from '@/shared/lib/price';

/** Sold together with other things, not by itself. */
export const isSet = (collection: Pick<CheckoutCollection, 'kind'> | null): boolean =>
  collection !== null && collection.kind !== 'single';

/** Path, below the locale, of where a collection is bought or chosen from. */
export function salePath({ kind, id }: Pick<CheckoutCollection, 'kind' | 'id'>): string {
  if (kind === 'single') return `/purchase/single/${id}`;
  return kind === 'prepack' ? `/prepack/${id}` : `/bundle/${id}`;
}

/** Whether an early price is running at `now`. */
export const isPresaleRunning = (collection: CheckoutCollection | null, now: number): boolean =>
  collection !== null && collection.presalePrice !== null && !isPresaleOver(collection, now);

/** Path, below the locale, of where a collection is paid for; several bundles together are not sold, and have none. */
export const purchasePath = ({ kind, id }: Pick<CheckoutCollection, 'kind' | 'id'>): string =>
  `/purchase/${kind}/${id}`;

/** All plans, where there is more to choose from than the one that is shown. */
export const morePlans = (collection: CheckoutCollection | null): CheckoutCollection['plans'] | undefined =>
  collection !== null &&
  collection.plans.length > 1 &&
  (collection.hasMorePlans || cardPlan(collection)?.hasMorePlans === true)
    ? collection.plans
    : undefined;

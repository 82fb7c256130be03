/** How a collection is sold. */
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { findCardPlan, isPresaleOver } from '@/shared/lib/price';
import { paths } from '@/shared/routing/paths';

/** Returns whether a collection sells several things together. */
export const isBundleLike = (collection: Pick<CheckoutCollection, 'kind'> | null): boolean =>
  collection !== null && collection.kind !== 'single';

/** Returns whether one of several plans is chosen before the checkout of a collection. */
export const hasPlanChoice = (collection: CheckoutCollection): boolean =>
  collection.id > 0 && collection.kind === 'single' && collection.plans.length > 1;

/** Returns the path, below the locale, of the page where a collection is bought or chosen from. */
export function salePath({ kind, id }: Pick<CheckoutCollection, 'kind' | 'id'>): string {
  if (kind === 'single') return paths.purchaseSingle(id);
  return kind === 'prepack' ? paths.prepack(id) : paths.bundle(id);
}

/** Returns whether a presale is not over at `now`, in epoch milliseconds. */
export const isPresaleRunning = (collection: CheckoutCollection | null, now: number): boolean =>
  collection !== null && collection.presalePrice !== null && !isPresaleOver(collection, now);

const purchasePaths = {
  single: paths.purchaseSingle,
  bundle: paths.purchaseBundle,
  prepack: paths.purchasePrepack,
};

/**
 * Returns the path, below the locale, of a collection's checkout; '' for a group of bundles, which is not sold itself.
 */
export const purchasePath = ({ kind, id }: Pick<CheckoutCollection, 'kind' | 'id'>): string =>
  kind === 'bundles' ? '' : purchasePaths[kind](id);

/** Returns whether a link leads to a checkout. */
export const isPurchasePath = (href: string): boolean => /^\/[\w-]+\/purchase\//.test(href);

/** Returns all plans, if there are more than the one that is shown. */
export const listMorePlans = (collection: CheckoutCollection | null): CheckoutCollection['plans'] | undefined =>
  collection !== null &&
  collection.plans.length > 1 &&
  (collection.hasMorePlans || findCardPlan(collection)?.hasMorePlans === true)
    ? collection.plans
    : undefined;

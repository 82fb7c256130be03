import { useSelector } from 'react-redux';
import { type CheckoutSlice, selectChosenPlanId } from '@/domain/sale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Plan } from '@/shared/entities/plan';
import { findCardPlan } from '@/shared/lib/price';

/** Returns the plan that the visitor has chosen on the page of a collection, else the one whose price a card shows. */
export function useChosenPlan(collection: CheckoutCollection | null): Plan | null {
  const chosenId = useSelector((root: CheckoutSlice) => selectChosenPlanId(root, collection?.id ?? 0));
  return collection && (collection.plans.find(({ id }) => id === chosenId) ?? findCardPlan(collection));
}

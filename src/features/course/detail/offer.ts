/** What a course is to this visitor, and the order by which it becomes theirs without paying. */
import { courseTarget, type OrderRequest } from '@/core/orders/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Course } from '@/shared/entities/course';
import { isEnrollPending, isFreeEnrolling, isPreOrdered, isPurchased } from '@/shared/entities/enrolment';
import { cardPlan, displayPrice, isPresaleOver, paymentMethodFor, planPriceList } from '@/shared/lib/price';

/** `pending`: enrolled, and it has not begun. `free`: enrolling costs nothing. */
export type OfferKind = 'owned' | 'pending' | 'preorder' | 'free' | 'paid';

/** What the collection's card plan charges at `now` (epoch milliseconds), in the major unit; null without a price. */
export function chargedPrice(collection: CheckoutCollection | null, now: number): number | null {
  if (!collection) return null;
  return displayPrice(planPriceList(collection, cardPlan(collection), now))?.charged ?? null;
}

export function offerKind(course: Course, charged: number | null): OfferKind {
  if (isPurchased(course)) return 'owned';
  if (isEnrollPending(course)) return 'pending';
  if (isPreOrdered(course)) return 'preorder';
  return isFreeEnrolling(course) || charged === 0 ? 'free' : 'paid';
}

/** Whether an early price is running at `now`. */
export const isPresaleRunning = (collection: CheckoutCollection | null, now: number): boolean =>
  collection !== null && collection.presalePrice !== null && !isPresaleOver(collection, now);

/** The order that enrols for nothing; null when the course is not free or there is no collection to order. */
export function freeOrder(
  course: Course,
  collection: CheckoutCollection | null,
  { now, currency }: { now: number; currency: string },
): OrderRequest | null {
  if (!collection || collection.id <= 0 || offerKind(course, chargedPrice(collection, now)) !== 'free') return null;
  const plan = cardPlan(collection);
  const method = plan && paymentMethodFor(plan);
  return {
    target: courseTarget(course.id),
    collectionId: collection.id,
    planId: plan?.id || null,
    paymentMethodId: method?.id || null,
    items: [],
    expectedPrice: 0,
    currency: method?.currency || currency,
  };
}

/** Determines how a course is offered to this visitor, and in which collection it is sold. */
import { isFreeToEnrol } from '@/domain/order/freeOrder';
import { courseCollection, coursePlans } from '@/domain/sale/courseCollection';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Course } from '@/shared/entities/course';
import { isEnrollPending, isPreOrdered, isPurchased } from '@/shared/entities/enrolment';

/** `pending`: enrolled, and not begun yet. `free`: enrolling costs nothing, now or later. */
export type OfferKind = 'owned' | 'pending' | 'preorder' | 'free' | 'paid';

export function offerKind(course: Course, isFree: boolean): OfferKind {
  if (isPurchased(course)) return 'owned';
  if (isEnrollPending(course)) return 'pending';
  if (isPreOrdered(course)) return 'preorder';
  return isFree ? 'free' : 'paid';
}

/**
 * Returns the offer of a course. `collections`: those that include it; null while unknown. `now` in epoch milliseconds.
 */
export function courseSale(course: Course, collections: readonly CheckoutCollection[] | null, now: number) {
  const collection = courseCollection(course, collections);
  const plans = [...coursePlans(course, collections)];
  return { collection, kind: offerKind(course, isFreeToEnrol(course, collection && { ...collection, plans }, now)) };
}

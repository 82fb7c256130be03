/** What a course is to this visitor. */
import type { Course } from '@/shared/entities/course';
import { isEnrollPending, isFreeEnrolling, isPreOrdered, isPurchased } from '@/shared/entities/enrolment';

/** `pending`: enrolled, and it has not begun. `free`: enrolling costs nothing. */
export type OfferKind = 'owned' | 'pending' | 'preorder' | 'free' | 'paid';

/** `charged` in the major unit; null while no price is known. */
export function offerKind(course: Course, charged: number | null): OfferKind {
  if (isPurchased(course)) return 'owned';
  if (isEnrollPending(course)) return 'pending';
  if (isPreOrdered(course)) return 'preorder';
  return isFreeEnrolling(course) || charged === 0 ? 'free' : 'paid';
}

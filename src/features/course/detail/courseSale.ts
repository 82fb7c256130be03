/** Determines in which collection a course is sold to this visitor, and how. */
import { isFreeToEnrol } from '@/domain/order/freeOrder';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { Course } from '@/shared/entities/course';
import { courseOwnership } from '@/shared/entities/ownership';
import { courseSaleState } from '@/shared/entities/saleState';
import { courseCollection, coursePlans } from './courseCollection';

/**
 * Returns the sale of a course. `collections`: the collections with this course; null while unknown. `now` in epoch
 * milliseconds.
 */
export function courseSale(course: Course, collections: readonly CheckoutCollection[] | null, now: number) {
  const collection = courseCollection(course, collections);
  const plans = [...coursePlans(course, collections)];
  const isFree = isFreeToEnrol(course, collection && { ...collection, plans }, now);
  return { collection, ownership: courseOwnership(course), saleState: courseSaleState(course, isFree) };
}

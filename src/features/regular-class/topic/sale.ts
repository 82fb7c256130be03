/** What a live topic is to this visitor, and how it is sold. */
import { isSet } from '@/core/checkout/offer';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { isEnrollPending, isFreeEnrolling, isPreOrdered } from '@/shared/entities/enrolment';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { cardPlan, paymentMethodFor } from '@/shared/lib/price';
import { toMs } from '@/shared/lib/timeZone';

/**
 * `preordered`: ordered, and it has not begun. `pending`: enrolled, and it opens soon. `closed`: not for sale. `free`:
 * enrolling costs nothing. `preorder`: can be ordered before it begins.
 */
export type SaleKind = 'enrolled' | 'preordered' | 'pending' | 'closed' | 'free' | 'preorder' | 'paid';

/** Kinds of those who have no place in the class and may still get one. */
export const isForSale = (kind: SaleKind): boolean => kind === 'free' || kind === 'preorder' || kind === 'paid';

type Sold = Pick<LiveTopic, 'enrollStatus' | 'isEnrolled' | 'active' | 'enrollStartAt'>;

/** `charged` in the major unit, null while no price is known; `now` in epoch milliseconds. */
export function saleKind(topic: Sold, charged: number | null, now: number): SaleKind {
  if (topic.isEnrolled) return 'enrolled';
  if (isPreOrdered(topic)) return 'preordered';
  if (isEnrollPending(topic)) return 'pending';
  if (!topic.active) return 'closed';
  if (isFreeEnrolling(topic) || charged === 0) return 'free';
  return topic.enrollStartAt !== null && toMs(topic.enrollStartAt) > now ? 'preorder' : 'paid';
}

/** As it was asked for, which has all plans; until then, or when that failed, as the topic itself says. */
export const topicCollection = (
  topic: Pick<LiveTopic, 'checkoutCollection'>,
  fetched: CheckoutCollection | null,
): CheckoutCollection | null => fetched ?? topic.checkoutCollection;

/** A price that comes again each month, or that of a set, is no price of so many lessons. */
export function lessonsForPrice(collection: CheckoutCollection | null, lessons: number): number {
  const plan = collection && cardPlan(collection);
  return isSet(collection) || (plan && paymentMethodFor(plan)?.renewable) ? 0 : lessons;
}

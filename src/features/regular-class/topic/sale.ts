/** What a live topic is to this visitor, and how it is sold. */
import { isFreeToEnrol } from '@/core/orders/freeOrder';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { isEnrollPending, isPreOrdered } from '@/shared/entities/enrolment';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { toMs } from '@/shared/lib/timeZone';

/**
 * `preordered`: ordered, and it has not begun. `pending`: enrolled, and it opens soon. `closed`: not for sale. `free`:
 * enrolling costs nothing, now or later. `preorder`: can be ordered before it begins.
 */
export type SaleKind = 'enrolled' | 'preordered' | 'pending' | 'closed' | 'free' | 'preorder' | 'paid';

/** Kinds of those who have no place in the class and may still get one. */
export const isForSale = (kind: SaleKind): boolean => kind === 'free' || kind === 'preorder' || kind === 'paid';

type Sold = Pick<LiveTopic, 'enrollStatus' | 'isEnrolled' | 'active' | 'enrollStartAt'>;

/** `now` in epoch milliseconds. */
export function saleKind(topic: Sold, isFree: boolean, now: number): SaleKind {
  if (topic.isEnrolled) return 'enrolled';
  if (isPreOrdered(topic)) return 'preordered';
  if (isEnrollPending(topic)) return 'pending';
  if (!topic.active) return 'closed';
  if (isFree) return 'free';
  return topic.enrollStartAt !== null && toMs(topic.enrollStartAt) > now ? 'preorder' : 'paid';
}

/** As it was asked for, which has all plans; until then, or when that failed, as the topic itself says. */
export const topicCollection = (
  topic: Pick<LiveTopic, 'checkoutCollection'>,
  fetched: CheckoutCollection | null,
): CheckoutCollection | null => fetched ?? topic.checkoutCollection;

/** `fetched`: as it was asked for; `now` in epoch milliseconds. */
export function topicSale(
  topic: Sold & Pick<LiveTopic, 'checkoutCollection'>,
  fetched: CheckoutCollection | null,
  now: number,
) {
  const collection = topicCollection(topic, fetched);
  return { collection, kind: saleKind(topic, isFreeToEnrol(topic, collection, now), now) };
}

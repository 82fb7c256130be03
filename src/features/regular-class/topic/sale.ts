/** Determines how a live topic is offered to this visitor. */
import { isFreeToEnrol } from '@/domain/order/freeOrder';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { isEnrollPending, isPreOrdered } from '@/shared/entities/enrolment';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { toMs } from '@/shared/lib/timeZone';

/**
 * `preordered`: ordered, and not begun yet. `pending`: enrolled, and opening soon. `closed`: not for sale. `free`:
 * enrolling costs nothing, now or later. `preorder`: can be ordered before it begins.
 */
export type SaleKind = 'enrolled' | 'preordered' | 'pending' | 'closed' | 'free' | 'preorder' | 'paid';

/** Returns whether the visitor has not joined and may do so. */
export const isForSale = (kind: SaleKind): boolean => kind === 'free' || kind === 'preorder' || kind === 'paid';

type Sold = Pick<LiveTopic, 'enrollStatus' | 'isEnrolled' | 'active' | 'enrollStartAt'>;

/** Returns the kind of offer. `now` in epoch milliseconds. */
export function saleKind(topic: Sold, isFree: boolean, now: number): SaleKind {
  if (topic.isEnrolled) return 'enrolled';
  if (isPreOrdered(topic)) return 'preordered';
  if (isEnrollPending(topic)) return 'pending';
  if (!topic.active) return 'closed';
  if (isFree) return 'free';
  return topic.enrollStartAt !== null && toMs(topic.enrollStartAt) > now ? 'preorder' : 'paid';
}

/** Returns the requested collection, which has all plans; until it has loaded, or when that failed, the topic's own. */
export const topicCollection = (
  topic: Pick<LiveTopic, 'checkoutCollection'>,
  fetched: CheckoutCollection | null,
): CheckoutCollection | null => fetched ?? topic.checkoutCollection;

/** Returns the offer of a topic. `fetched`: the requested collection; `now` in epoch milliseconds. */
export function topicSale(
  topic: Sold & Pick<LiveTopic, 'checkoutCollection'>,
  fetched: CheckoutCollection | null,
  now: number,
) {
  const collection = topicCollection(topic, fetched);
  return { collection, kind: saleKind(topic, isFreeToEnrol(topic, collection, now), now) };
}

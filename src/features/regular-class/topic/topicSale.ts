/** Determines in which collection a live topic is sold to this visitor, and how. */
import { isFreeToEnrol } from '@/domain/order/freeOrder';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { topicOwnership } from '@/shared/entities/ownership';
import { topicSaleState } from '@/shared/entities/saleState';

/** Returns the requested collection, which has all plans; until it has loaded, or when that failed, the topic's own. */
export const topicCollection = (
  topic: Pick<LiveTopic, 'checkoutCollection'>,
  fetched: CheckoutCollection | null,
): CheckoutCollection | null => fetched ?? topic.checkoutCollection;

/** Returns the sale of a topic. `fetched`: the requested collection; `now` in epoch milliseconds. */
export function topicSale(topic: LiveTopic, fetched: CheckoutCollection | null, now: number) {
  const collection = topicCollection(topic, fetched);
  const saleState = topicSaleState(topic, isFreeToEnrol(topic, collection, now), now);
  return { collection, ownership: topicOwnership(topic), saleState };
}

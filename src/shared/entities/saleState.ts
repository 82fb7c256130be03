/** Decides how a course, a class or a collection is sold to this visitor; nothing else decides it. */
import { toMs } from '@/shared/lib/timeZone';
import type { CheckoutCollection } from './checkout';
import { type Enrollable, isPreOrdered } from './enrolment';
import type { LiveTopic } from './liveTopic';
import { courseOwnership, type Ownership, topicOwnership } from './ownership';

/**
 * `closed`: not sold now. `free`: enrolling needs no checkout. `preorder`: sold before it starts. `available`: sold in
 * the checkout. Null: the visitor owns it, so it is not sold to them. Which price applies, and whether it is an early
 * one, depends on the chosen plan and is not part of this.
 */
export type SaleState = 'closed' | 'free' | 'preorder' | 'available' | null;

/** Returns whether the visitor may order it, with or without payment. */
export const isForSale = (state: SaleState): boolean => state !== null && state !== 'closed';

/** Returns the sale state of a course; its pre-order outranks a price of nothing. `isFree`: needs no checkout. */
export function courseSaleState(course: Enrollable, isFree: boolean): SaleState {
  if (courseOwnership(course)) return null;
  if (isPreOrdered(course)) return 'preorder';
  return isFree ? 'free' : 'available';
}

/**
 * Returns the sale state of a class; a price of nothing outranks its pre-order. `isFree`: needs no checkout; `now` in
 * epoch milliseconds.
 */
export function topicSaleState(
  topic: Pick<LiveTopic, 'enrollStatus' | 'active' | 'enrollStartAt'>,
  isFree: boolean,
  now: number,
): SaleState {
  if (topicOwnership(topic)) return null;
  if (!topic.active) return 'closed';
  if (isFree) return 'free';
  return topic.enrollStartAt !== null && toMs(topic.enrollStartAt) > now ? 'preorder' : 'available';
}

/**
 * Returns the sale state of a collection, which is always bought in the checkout, whatever it costs. `ownership`: of
 * what would be bought, which for a bundle is less than the collection.
 */
export function collectionSaleState(
  collection: Pick<CheckoutCollection, 'kind' | 'contents' | 'enrollStatus'>,
  ownership: Ownership,
): SaleState {
  if (ownership) return null;
  if (collection.kind === 'single' && collection.contents.liveTopics.some(({ active }) => !active)) return 'closed';
  return isPreOrdered(collection) ? 'preorder' : 'available';
}

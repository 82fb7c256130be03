/** Decides what the visitor owns of a course, a class or a collection; nothing else decides it. */
import type { BundleOption } from './bundleOption';
import type { CheckoutCollection } from './checkout';
import { type Enrollable, isEnrollPending, isPreOrdered, isPurchased, isTopicEnrolled } from './enrolment';

/** `booked`: owned, and not begun yet. Null: not owned. */
export type Ownership = 'owned' | 'booked' | null;

type Inside = Pick<CheckoutCollection, 'contents' | 'enrollStatus' | 'kind' | 'courseId' | 'liveTopicId'>;
type ItemKey = Pick<BundleOption, 'type' | 'id'>;

/** Returns the ownership of a course; one that can be pre-ordered is not owned yet. */
export const courseOwnership = (course: Enrollable): Ownership =>
  isPurchased(course) ? 'owned' : isEnrollPending(course) ? 'booked' : null;

/** Returns the ownership of a class; a pre-ordered one is owned, since a class's status describes only the visitor. */
export const topicOwnership = (topic: Enrollable): Ownership =>
  isTopicEnrolled(topic) ? 'owned' : isPreOrdered(topic) || isEnrollPending(topic) ? 'booked' : null;

/**
 * Returns the ownership of several items together: null when one is not owned, or there is none; booked when none has
 * begun.
 */
export function combineOwnerships(all: readonly Ownership[]): Ownership {
  if (all.length === 0 || all.includes(null)) return null;
  return all.every((one) => one === 'booked') ? 'booked' : 'owned';
}

const contentOwnerships = ({ contents: { courses, liveTopics } }: Pick<Inside, 'contents'>): Ownership[] => [
  ...courses.map(courseOwnership),
  ...liveTopics.map(topicOwnership),
];

/** Returns how many of a collection's courses and classes are owned. */
export const ownedCount = (collection: Pick<Inside, 'contents'>): number =>
  contentOwnerships(collection).filter((one) => one !== null).length;

/**
 * Returns the ownership of a collection: of all its contents, else by its own status. The status of a bundle is `owned`
 * when some of its items were bought as the bundle. The server sends no status for group passes.
 */
export function collectionOwnership(collection: Inside): Ownership {
  const inside = contentOwnerships(collection);
  const byContents = combineOwnerships(inside);
  if (byContents !== null) return byContents;
  if (isPurchased(collection) || isTopicEnrolled(collection)) return 'owned';
  const isClass = inside.length === 0 && collection.courseId === null && collection.liveTopicId !== null;
  return isClass ? topicOwnership(collection) : courseOwnership(collection);
}

/** Returns the ownership of one item in a collection; null also when the collection does not contain it. */
export function itemOwnership({ contents }: Pick<Inside, 'contents'>, { type, id }: ItemKey): Ownership {
  if (type === 'course')
    return combineOwnerships(contents.courses.filter((course) => course.id === id).map(courseOwnership));
  if (type === 'live_topic')
    return combineOwnerships(contents.liveTopics.filter((topic) => topic.id === id).map(topicOwnership));
  return null;
}

/** Returns the ownership of what an order buys: of the collection, else of all these items of a bundle. */
export const orderOwnership = (collection: Inside, items: readonly ItemKey[]): Ownership =>
  collectionOwnership(collection) ?? combineOwnerships(items.map((item) => itemOwnership(collection, item)));

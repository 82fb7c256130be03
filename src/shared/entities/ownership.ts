/** What the visitor has already of a course, a class or a collection: the one place that decides it. */
import type { BundleOption } from './bundleOption';
import type { CheckoutCollection } from './checkout';
import { type EnrollStatus, isEnrollPending, isPreOrdered, isPurchased, isTopicEnrolled } from './enrolment';

/** `booked`: it is theirs and has not begun. Null: it is not theirs. */
export type Ownership = 'owned' | 'booked' | null;

interface Enrollable {
  readonly enrollStatus: EnrollStatus | null;
}

type Inside = Pick<CheckoutCollection, 'contents' | 'enrollStatus' | 'kind' | 'courseId' | 'liveTopicId'>;
type ItemKey = Pick<BundleOption, 'type' | 'id'>;

/** A course that can be pre-ordered is not the visitor's yet. */
export const courseOwnership = (course: Enrollable): Ownership =>
  isPurchased(course) ? 'owned' : isEnrollPending(course) ? 'booked' : null;

/** A class's status says only what the visitor has: a pre-ordered one is theirs. */
export const topicOwnership = (topic: Enrollable): Ownership =>
  isTopicEnrolled(topic) ? 'owned' : isPreOrdered(topic) || isEnrollPending(topic) ? 'booked' : null;

/** Of several things together: null when one of them is not the visitor's, or there is none; booked when none has begun. */
export function ownershipOf(all: readonly Ownership[]): Ownership {
  if (all.length === 0 || all.includes(null)) return null;
  return all.every((one) => one === 'booked') ? 'booked' : 'owned';
}

const insideOwnerships = ({ contents: { courses, liveTopics } }: Pick<Inside, 'contents'>): Ownership[] => [
  ...courses.map(courseOwnership),
  ...liveTopics.map(topicOwnership),
];

/** How many of its courses and classes are the visitor's. */
export const ownedCount = (collection: Pick<Inside, 'contents'>): number =>
  insideOwnerships(collection).filter((one) => one !== null).length;

/**
 * Of all that is in a collection; of group passes the server does not say it. What is inside decides; the collection's
 * own status counts where nothing is known of the inside, and where it sells one thing.
 */
export function collectionOwnership(collection: Inside): Ownership {
  const inside = insideOwnerships(collection);
  const byContents = ownershipOf(inside);
  if (byContents !== null || (inside.length > 0 && collection.kind !== 'single')) return byContents;
  if (isPurchased(collection) || isTopicEnrolled(collection)) return 'owned';
  const isClass = inside.length === 0 && collection.courseId === null && collection.liveTopicId !== null;
  return isClass ? topicOwnership(collection) : courseOwnership(collection);
}

/** Of one thing in a collection; null also for what is not in it. */
export function itemOwnership({ contents }: Pick<Inside, 'contents'>, { type, id }: ItemKey): Ownership {
  if (type === 'course') return ownershipOf(contents.courses.filter((course) => course.id === id).map(courseOwnership));
  if (type === 'live_topic')
    return ownershipOf(contents.liveTopics.filter((topic) => topic.id === id).map(topicOwnership));
  return null;
}

/** Of what an order buys: the items of a bundle, else all of the collection. */
export const orderOwnership = (collection: Inside, items: readonly ItemKey[]): Ownership =>
  items.length === 0
    ? collectionOwnership(collection)
    : ownershipOf(items.map((item) => itemOwnership(collection, item)));

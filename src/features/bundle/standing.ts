/** What a set is to this visitor. */
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { isEnrollPending, isPreOrdered, isPurchased, isTopicEnrolled } from '@/shared/entities/enrolment';

/** `booked`: ordered, and not all of it has begun. `preorder`: can be ordered before it begins. */
export type Standing = 'owned' | 'booked' | 'preorder' | 'open';

type Inside = Pick<CheckoutCollection, 'contents' | 'enrollStatus'>;
type Course = Inside['contents']['courses'][number];
type Topic = Inside['contents']['liveTopics'][number];

export const isCourseTaken = (course: Pick<Course, 'enrollStatus'>) => isPurchased(course) || isEnrollPending(course);
/** A topic's own status says only what the visitor has: pre-ordered is theirs. */
export const isTopicTaken = (topic: Pick<Topic, 'enrollStatus' | 'isEnrolled'>) =>
  topic.isEnrolled || isPreOrdered(topic) || isEnrollPending(topic);

/** How many of its courses and classes are the visitor's already. */
export const takenCount = ({ contents: { courses, liveTopics } }: Inside): number =>
  courses.filter(isCourseTaken).length + liveTopics.filter(isTopicTaken).length;

/** By what is inside: of a set the server names a status only where all of it has the same. */
export function standingOf(collection: Inside): Standing {
  const { courses, liveTopics } = collection.contents;
  const all = courses.length + liveTopics.length;
  if (all > 0 && takenCount(collection) === all)
    return courses.every(isPurchased) && liveTopics.every(({ isEnrolled }) => isEnrolled) ? 'owned' : 'booked';
  if (all === 0 && (isPurchased(collection) || isTopicEnrolled(collection))) return 'owned';
  if (isEnrollPending(collection)) return 'booked';
  return isPreOrdered(collection) ? 'preorder' : 'open';
}

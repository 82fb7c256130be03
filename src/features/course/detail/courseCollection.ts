/** Finds the collection in which a course is sold, and its plans. */
import { type CheckoutCollection, productKinds } from '@/shared/entities/checkout';
import type { Course } from '@/shared/entities/course';
import type { Plan } from '@/shared/entities/plan';

type Collections = readonly CheckoutCollection[] | null;

const ownOf = (course: Course, collections: Collections): CheckoutCollection | null =>
  collections?.find(({ kind, courseId }) => kind === 'single' && courseId === course.id) ?? null;

/** Builds a collection from the course's own plan: enough to show the price, not to buy it (`id` 0). */
function fromPlan(course: Course): CheckoutCollection | null {
  const { plan, presalePrice, presaleExpiredAt, isPresaleExpired, enrollStatus, hasMorePlans } = course;
  if (!plan) return null;
  return {
    id: 0,
    name: course.title,
    description: '',
    picture: course.picture,
    kind: productKinds.find((kind) => kind === course.collectionType) ?? 'single',
    subscriptionType: null,
    courseId: course.id,
    liveTopicId: null,
    contents: { courses: [], liveTopics: [], groupPasses: [] },
    plans: [plan],
    bundles: [],
    requiredOptionsCount: course.requiredOptionsCount,
    hasMorePlans,
    presalePrice,
    presaleExpiredAt,
    isPresaleExpired,
    enrollStatus,
  };
}

/**
 * Returns the course's own collection, else the single collection for it, else one built from its plan; null when
 * nothing is known.
 */
export const courseCollection = (course: Course, collections: Collections): CheckoutCollection | null =>
  course.checkoutCollection ?? ownOf(course, collections) ?? fromPlan(course);

/** Returns all known plans of the course; when only one is known, the plan that is shown. */
export function coursePlans(course: Course, collections: Collections): readonly Plan[] {
  const shown = course.checkoutCollection?.plans ?? [];
  const fetched = ownOf(course, collections)?.plans ?? [];
  return fetched.length > shown.length ? fetched : shown.length > 0 ? shown : (fromPlan(course)?.plans ?? []);
}

/** Returns whether there are more plans than the one that is shown. */
export function hasMorePlans(course: Course, collections: Collections): boolean {
  const said = course.hasMorePlans || courseCollection(course, collections)?.hasMorePlans === true;
  return said && coursePlans(course, collections).length > 1;
}

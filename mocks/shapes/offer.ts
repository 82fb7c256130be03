import type { CheckoutCollection, Plan } from '../catalogue/saleTypes';
import { courseStatus, topicStatus } from '../rules/enrolment';
import { focusPlan, isPresaleExpired } from '../rules/price';
import { allById, byId, iso, type View } from '../rules/view';
import { picture } from './common';

export function planShape({ expiredMs, ...plan }: Plan) {
  return { ...plan, expiredAt: iso(expiredMs) };
}

/** Status of what a collection sells: of its one course or topic; of a set only when all of it has the same. */
export function collectionStatus(view: View, collection: CheckoutCollection): string | null {
  const courses = allById(view.catalogue.courses, [
    ...collection.courseIds,
    ...(collection.courseId ? [collection.courseId] : []),
  ]);
  const topics = allById(view.catalogue.topics, [
    ...collection.liveTopicIds,
    ...(collection.liveTopicId ? [collection.liveTopicId] : []),
  ]);
  const statuses = [
    ...courses.map((course) => courseStatus(view, course)),
    ...topics.map((topic) => topicStatus(view, topic)),
  ];
  const first = statuses[0] ?? null;
  return statuses.every((status) => status === first) ? first : null;
}

/** The offer as cards carry it: prices, no contents. */
export function collectionOffer(view: View, id: number) {
  const collection = byId(view.catalogue.collections, id);
  return collection && offerShape(view, collection);
}

export function offerShape(view: View, collection: CheckoutCollection) {
  return {
    id: collection.id,
    name: collection.name,
    description: collection.description,
    picture: picture(collection.pictureUrl),
    kind: collection.kind,
    collectionType: collection.collectionType,
    subscriptionType: collection.subscriptionType,
    courseId: collection.courseId,
    liveTopicId: collection.liveTopicId,
    plans: collection.plans.map(planShape),
    requiredOptionsCount: collection.requiredOptionsCount,
    hasMorePlans: collection.plans.length > 1 || (focusPlan(collection)?.hasMorePlans ?? false),
    presalePrice: collection.presalePrice,
    presaleExpiredAt: iso(collection.presaleExpiredMs),
    isPresaleExpired: isPresaleExpired(collection, view.now),
    enrollStatus: collectionStatus(view, collection),
  };
}

import type { EnrollStatus } from '@/shared/entities/enrolment';
import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import { computeCourseStatus, computeTopicStatus, isOpenStatus } from '../rules/enrolment';
import { findFocusPlan, isPresaleExpired, listContentIds } from '../rules/price';
import { findById, listById, toIsoText, type VisitorView } from '../rules/view';
import { toPicture } from './common';
import { toPlan } from './plan';

/**
 * Returns the status of a collection: that of its one course or topic; of several items the status that all share, or
 * `enrolled` when all are open. An owned pass is `active`, a bought bundle `enrolled`, whatever was chosen of it.
 */
export function computeCollectionStatus(view: VisitorView, collection: CheckoutCollection): EnrollStatus | null {
  if (view.account?.bundles[collection.id]) return 'enrolled';
  const { courses, topics } = listContentIds(collection);
  const statuses = [
    ...listById(view.catalogue.courses, courses).map((course) => computeCourseStatus(view, course)),
    ...listById(view.catalogue.topics, topics).map((topic) => computeTopicStatus(view, topic)),
    ...collection.groupPasses.map(({ id }) => (view.account?.passes[id] ? 'active' : null)),
  ];
  const first = statuses[0] ?? null;
  if (statuses.every((status) => status === first)) return first;
  return statuses.every(isOpenStatus) ? 'enrolled' : null;
}

/** Returns the offer for cards: prices, without contents. */
export function findCollectionCard(view: VisitorView, id: number) {
  const collection = findById(view.catalogue.collections, id);
  return collection && toCollectionCard(view, collection);
}

export function toCollectionCard(view: VisitorView, collection: CheckoutCollection) {
  return {
    id: collection.id,
    name: collection.name,
    description: collection.description,
    picture: toPicture(collection.pictureUrl),
    kind: collection.kind,
    collectionType: collection.collectionType,
    subscriptionType: collection.subscriptionType,
    courseId: collection.courseId,
    liveTopicId: collection.liveTopicId,
    plans: collection.plans.map(toPlan),
    requiredOptionsCount: collection.requiredOptionsCount,
    hasMorePlans: collection.plans.length > 1 || (findFocusPlan(collection)?.hasMorePlans ?? false),
    presalePrice: collection.presalePrice,
    presaleExpiredAt: toIsoText(collection.presaleExpiredMs),
    isPresaleExpired: isPresaleExpired(collection, view.now),
    enrollStatus: computeCollectionStatus(view, collection),
  };
}

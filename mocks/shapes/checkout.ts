import type { CheckoutCollection } from '../catalogue/checkoutTypes';
import { listById, type VisitorView } from '../rules/view';
import { toCollectionCard } from './collectionCard';
import { toPicture } from './common';
import { toCourseSummary } from './course';
import { toTopicSummary } from './liveTopic';

/** Counts what is inside a collection. */
export const countItems = (collection: CheckoutCollection) =>
  collection.courseIds.length + collection.liveTopicIds.length + collection.groupPasses.length;

/** Returns the whole collection with its contents, which have no checkout of their own. */
export function toCollection(view: VisitorView, collection: CheckoutCollection) {
  const { catalogue } = view;
  return {
    ...toCollectionCard(view, collection),
    contents: {
      courses: listById(catalogue.courses, collection.courseIds).map((course) => toCourseSummary(view, course)),
      liveTopics: listById(catalogue.topics, collection.liveTopicIds).map((topic) => toTopicSummary(view, topic)),
      groupPasses: collection.groupPasses,
    },
    bundles: listById(catalogue.collections, collection.bundleIds).map((bundle) => ({
      id: bundle.id,
      name: bundle.name,
      courseAmount: countItems(bundle),
      picture: toPicture(bundle.pictureUrl),
    })),
  };
}

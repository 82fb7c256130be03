import type { CheckoutCollection } from '../catalogue/saleTypes';
import { listById, type VisitorView } from '../rules/view';
import { pictureOf } from './common';
import { courseSummary } from './course';
import { offerShape } from './offer';
import { topicSummary } from './topic';

const courseAmount = (collection: CheckoutCollection) =>
  collection.courseIds.length + collection.liveTopicIds.length + collection.groupPasses.length;

/** Returns the whole collection with its contents, which have no checkout of their own. */
export function collectionShape(view: VisitorView, collection: CheckoutCollection) {
  const { catalogue } = view;
  return {
    ...offerShape(view, collection),
    contents: {
      courses: listById(catalogue.courses, collection.courseIds).map((course) => courseSummary(view, course)),
      liveTopics: listById(catalogue.topics, collection.liveTopicIds).map((topic) => topicSummary(view, topic)),
      groupPasses: collection.groupPasses,
    },
    bundles: listById(catalogue.collections, collection.bundleIds).map((bundle) => ({
      id: bundle.id,
      name: bundle.name,
      courseAmount: courseAmount(bundle),
      picture: pictureOf(bundle.pictureUrl),
    })),
  };
}

/** Returns the card of a bundle or prepack. */
export function bundleCard(view: VisitorView, collection: CheckoutCollection) {
  return {
    id: collection.id,
    name: collection.name,
    courseAmount: courseAmount(collection),
    picture: pictureOf(collection.pictureUrl),
    checkoutCollection: offerShape(view, collection),
  };
}

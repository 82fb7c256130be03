/** Checkout collections, and what is inside them. */
import * as v from 'valibot';
import { findCardPlan, paymentMethodFor } from '@/shared/lib/price';
import { bundleOptionSchema } from './bundleOption';
import { noPicture, pictureField } from './common';
import { enrollStatus } from './enrolment';
import {
  amountField,
  booleanField,
  idField,
  instantField,
  integerField,
  looseIdField,
  optionalIdField,
  optionalIntegerField,
  requiredTextField,
  textField,
} from './fields';
import { createParser, listOf, objectOf, oneOf, optionalListOf, orNull } from './parser';
import { type Plan, planSchema } from './plan';
import { courseSummarySchema, groupPassSchema, topicSummarySchema } from './summary';

export const productKinds = ['single', 'bundle', 'bundles', 'prepack'] as const;
export type ProductKind = (typeof productKinds)[number];
export const subscriptionTypes = ['consumable', 'renewable', 'nonRenewable', 'prepack'] as const;

/** A bundle offered inside a collection; its id is a checkout collection's. */
export const offeredBundleSchema = objectOf({
  id: idField,
  name: requiredTextField,
  courseAmount: integerField,
  picture: pictureField,
});
export type OfferedBundle = v.InferOutput<typeof offeredBundleSchema>;

const contentsSchema = objectOf({
  courses: optionalListOf(courseSummarySchema),
  liveTopics: optionalListOf(topicSummarySchema),
  groupPasses: optionalListOf(groupPassSchema),
});
const noContents = (): v.InferOutput<typeof contentsSchema> => ({ courses: [], liveTopics: [], groupPasses: [] });
const contents = v.fallback(contentsSchema, noContents);

/** Presale prices hold for every plan. `id` 0 = the server sent none: it can be shown but not bought. */
export const checkoutCollectionSchema = objectOf({
  id: looseIdField,
  name: textField,
  description: textField,
  picture: pictureField,
  kind: oneOf(productKinds, 'single'),
  subscriptionType: oneOf(subscriptionTypes, null),
  courseId: optionalIdField,
  liveTopicId: optionalIdField,
  contents,
  plans: optionalListOf(planSchema),
  bundles: optionalListOf(offeredBundleSchema),
  requiredOptionsCount: optionalIntegerField,
  hasMorePlans: booleanField,
  presalePrice: amountField,
  presaleExpiredAt: instantField,
  isPresaleExpired: booleanField,
  enrollStatus,
});
export type CheckoutCollection = v.InferOutput<typeof checkoutCollectionSchema>;
export const checkoutCollection = orNull(checkoutCollectionSchema);
/** Returns the plan of a card's price, with the payment method of that price. */
function pricedPlans(collection: CheckoutCollection): Plan[] {
  const plan = findCardPlan(collection);
  const method = plan && paymentMethodFor(plan);
  return plan ? [{ ...plan, description: '', longDescription: '', paymentMethods: method ? [method] : [] }] : [];
}

/**
 * The collection on a card that shows one price and whether its contents are owned. A list in the HTML would repeat the
 * rest for each card.
 */
export const pricedCollection = v.pipe(
  checkoutCollection,
  v.transform(
    (collection) =>
      collection && { ...collection, description: '', picture: noPicture, bundles: [], plans: pricedPlans(collection) },
  ),
);
/** The collection on a card of a course or class, whose own status tells whether it is owned. */
export const cardCollection = v.pipe(
  pricedCollection,
  v.transform((collection) => collection && { ...collection, contents: noContents() }),
);

/** `checkout_collections/{id}` and `live_topics/{id}/checkout_collection`: { checkoutCollection }. */
export const readCheckoutResponse = createParser(objectOf({ checkoutCollection: checkoutCollectionSchema }));
/** `checkout_collections`: { checkoutCollections }. */
export const readCheckoutsResponse = createParser(objectOf({ checkoutCollections: listOf(checkoutCollectionSchema) }));
/** `checkout_collections/{id}/bundle`: { bundleOptions }. */
export const readBundleOptionsResponse = createParser(objectOf({ bundleOptions: listOf(bundleOptionSchema) }));

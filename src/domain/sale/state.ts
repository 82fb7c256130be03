/** The collections that can be bought. */
import { combineReducers } from 'redux';
import { createAction } from '@/shared/duck/action';
import { fetchActions } from '@/shared/duck/fetch';
import { type KeyedFetchState, keyedFetchReducer, slotState } from '@/shared/duck/keyedFetch';
import { createReducer } from '@/shared/duck/reducer';
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';

export interface CourseCheckoutsParams {
  courseId: number;
}

/** All collections that include a course: its own, bundles, prepacks. */
export const courseCheckouts = fetchActions<CourseCheckoutsParams, CheckoutCollection[]>('checkout/course');

export const checkoutSlot = ({ courseId }: CourseCheckoutsParams) => courseId;

export interface TopicCheckoutParams {
  topicId: number;
}

/** The collection that sells a live topic. */
export const topicCheckout = fetchActions<TopicCheckoutParams, CheckoutCollection>('checkout/topic');

export const topicSlot = ({ topicId }: TopicCheckoutParams) => topicId;

export interface CollectionParams {
  /** Id of the checkout collection. */
  id: number;
}

export const collectionDetail = fetchActions<CollectionParams, CheckoutCollection>('checkout/collection');
/** The items that can be chosen from a bundle. */
export const bundleOptions = fetchActions<CollectionParams, BundleOption[]>('checkout/options');

/** A plan was chosen on a page that leads to the checkout of its collection. */
export const planChosen = createAction('checkout/planChosen', (collectionId: number, planId: string) => ({
  collectionId,
  planId,
}));

export const collectionSlot = ({ id }: CollectionParams) => id;

export interface CheckoutSlice {
  checkout: {
    collections: KeyedFetchState<CheckoutCollection>;
    options: KeyedFetchState<BundleOption[]>;
    courses: KeyedFetchState<CheckoutCollection[]>;
    topics: KeyedFetchState<CheckoutCollection>;
    /** Ids of the plans that were chosen on detail pages, by collection. */
    chosen: Readonly<Record<string, string>>;
  };
}

export const checkoutReducer = combineReducers({
  collections: keyedFetchReducer(collectionDetail, collectionSlot),
  options: keyedFetchReducer(bundleOptions, collectionSlot),
  courses: keyedFetchReducer(courseCheckouts, checkoutSlot),
  topics: keyedFetchReducer(topicCheckout, topicSlot),
  chosen: createReducer<CheckoutSlice['checkout']['chosen']>({}, (on) => {
    on(planChosen, (chosen, { collectionId, planId }) => ({ ...chosen, [collectionId]: planId }));
  }),
});

export const selectAllCourseCheckouts = (root: CheckoutSlice) => root.checkout.courses;
export const selectCourseCheckouts = (root: CheckoutSlice, courseId: number) =>
  slotState(selectAllCourseCheckouts(root), courseId);

export const selectAllTopicCheckouts = (root: CheckoutSlice) => root.checkout.topics;
export const selectTopicCheckout = (root: CheckoutSlice, topicId: number) =>
  slotState(selectAllTopicCheckouts(root), topicId);

export const selectAllCollections = (root: CheckoutSlice) => root.checkout.collections;
export const selectCollectionDetail = (root: CheckoutSlice, id: number) => slotState(selectAllCollections(root), id);

export const selectAllBundleOptions = (root: CheckoutSlice) => root.checkout.options;
export const selectBundleOptions = (root: CheckoutSlice, id: number) => slotState(selectAllBundleOptions(root), id);

export const selectChosenPlanId = (root: CheckoutSlice, collectionId: number): string | null =>
  root.checkout.chosen[collectionId] ?? null;

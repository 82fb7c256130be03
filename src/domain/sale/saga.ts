/** Loads what can be bought. */
import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { watchKeyedFetch } from '@/shared/duck/keyedFetch';
import { getBundleOptions, getCollection, getCourseCheckouts, getTopicCheckout } from './api';
import {
  bundleOptions,
  checkoutReducer,
  checkoutSlot,
  collectionDetail,
  collectionSlot,
  courseCheckouts,
  selectAllBundleOptions,
  selectAllCollections,
  selectAllCourseCheckouts,
  selectAllTopicCheckouts,
  topicCheckout,
  topicSlot,
} from './state';

export function* checkoutSaga(): SagaIterator {
  yield* watchKeyedFetch(courseCheckouts, getCourseCheckouts, {
    slotOf: checkoutSlot,
    select: selectAllCourseCheckouts,
  });
  yield* watchKeyedFetch(topicCheckout, getTopicCheckout, { slotOf: topicSlot, select: selectAllTopicCheckouts });
  yield* watchKeyedFetch(collectionDetail, getCollection, { slotOf: collectionSlot, select: selectAllCollections });
  yield* watchKeyedFetch(bundleOptions, getBundleOptions, { slotOf: collectionSlot, select: selectAllBundleOptions });
}

export const checkoutDuck = createDuck('checkout', { reducer: checkoutReducer, saga: checkoutSaga });

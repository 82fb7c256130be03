/** Loads collections and their options, and stores a plan chosen before its checkout opens. */
import type { SagaIterator } from 'redux-saga';
import { selectRegion } from '@/platform/locale/state';
import { getService } from '@/platform/services/services';
import { selectUser } from '@/platform/session/state';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { watchKeyedFetch } from '@/shared/duck/keyedFetch';
import { takeEverySafely } from '@/shared/duck/safely';
import { getBundleOptions, getCollection, getCourseCheckouts, getTopicCheckout } from './api';
import { planChoiceKey } from './planChoice';
import {
  bundleOptions,
  checkoutReducer,
  checkoutSlot,
  collectionDetail,
  collectionSlot,
  courseCheckouts,
  planChosen,
  selectAllBundleOptions,
  selectAllCollections,
  selectAllCourseCheckouts,
  selectAllTopicCheckouts,
  topicCheckout,
  topicSlot,
} from './state';

function* savePlan({ payload: { collectionId, planId } }: ReturnType<typeof planChosen>): SagaIterator {
  const key = planChoiceKey((yield* select(selectUser))?.userId, yield* select(selectRegion), collectionId);
  (yield* getService('storage')).set(key, { planId, methodId: null });
}

export function* checkoutSaga(): SagaIterator {
  yield* watchKeyedFetch(courseCheckouts, getCourseCheckouts, {
    slotOf: checkoutSlot,
    select: selectAllCourseCheckouts,
  });
  yield* watchKeyedFetch(topicCheckout, getTopicCheckout, { slotOf: topicSlot, select: selectAllTopicCheckouts });
  yield* watchKeyedFetch(collectionDetail, getCollection, { slotOf: collectionSlot, select: selectAllCollections });
  yield* watchKeyedFetch(bundleOptions, getBundleOptions, { slotOf: collectionSlot, select: selectAllBundleOptions });
  yield takeEverySafely(planChosen, savePlan, 'checkout/savePlan');
}

export const checkoutDuck = createDuck('checkout', { reducer: checkoutReducer, saga: checkoutSaga });

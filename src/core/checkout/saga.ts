/** Reads what can be bought; quiet, since the page that offers it shows what went wrong. */
import type { SagaIterator } from 'redux-saga';
import { watchKeyedFetch } from '@/shared/duck/keyedFetch';
import { getCourseCheckouts, getTopicCheckout } from './api';
import {
  checkoutSlot,
  courseCheckouts,
  selectAllCourseCheckouts,
  selectAllTopicCheckouts,
  topicCheckout,
  topicSlot,
} from './state';

export function* checkoutSaga(): SagaIterator {
  yield* watchKeyedFetch(courseCheckouts, getCourseCheckouts, {
    errors: 'quiet',
    slotOf: checkoutSlot,
    select: selectAllCourseCheckouts,
  });
  yield* watchKeyedFetch(topicCheckout, getTopicCheckout, {
    errors: 'quiet',
    slotOf: topicSlot,
    select: selectAllTopicCheckouts,
  });
}

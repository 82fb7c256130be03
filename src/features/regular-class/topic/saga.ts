/** Enrols in a class without payment. */
import type { SagaIterator } from 'redux-saga';
import { enrolSagaOf } from '@/domain/order/enrol';
import { freeOrder } from '@/domain/order/freeOrder';
import { ordersDuck } from '@/domain/order/saga';
import { type OrderRequest, topicTarget } from '@/domain/order/state';
import { type CheckoutSlice, selectTopicCheckout, topicCheckout } from '@/domain/sale/state';
import { selectRegion } from '@/platform/locale/state';
import { getService } from '@/platform/services/services';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { topicOwnership } from '@/shared/entities/ownership';
import { regions } from '@/shared/i18n/locales';
import { topicDuck } from '../saga';
import { selectTopic, topicDetail } from '../state';
import { topicSale } from './topicSale';

const selectFetched = (root: CheckoutSlice, id: number) => selectTopicCheckout(root, id).data;

function* orderOf(topic: LiveTopic): SagaIterator<OrderRequest | null> {
  const now = (yield* getService('clock')).now();
  const { collection, saleState } = topicSale(topic, yield* select(selectFetched, topic.id), now);
  if (saleState !== 'free') return null;
  return freeOrder(topicTarget(topic.id), collection, regions[yield* select(selectRegion)].currency);
}

export const topicEnrolSaga = enrolSagaOf('topicEnrol', {
  detail: topicDetail,
  select: selectTopic,
  targetOf: ({ id }: LiveTopic) => topicTarget(id),
  ownershipOf: topicOwnership,
  orderOf,
  paramsOf: ({ id }, region) => ({ id, region }),
  requestsBesideOf: ({ id }) => [topicCheckout.request({ topicId: id })],
});

/** Has no state of its own, which is in the ducks of orders and the topic. */
export const topicEnrolDuck = createDuck('topicEnrol', { saga: topicEnrolSaga, needs: [topicDuck, ordersDuck] });

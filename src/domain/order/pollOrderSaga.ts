/** Polls an order until its outcome is known, with growing pauses, for up to two minutes of the app's clock. */
import type { SagaIterator } from 'redux-saga';
import { delay, put } from 'redux-saga/effects';
import { collectionDetail } from '@/domain/sale/state';
import { getService } from '@/platform/services/services';
import { selectLoggedIn } from '@/platform/session/state';
import { callApi, isDropped } from '@/shared/duck/callApi';
import { select } from '@/shared/duck/effects';
import { takeEverySafely, takeLatestSafely } from '@/shared/duck/safely';
import { getOrder } from './api';
import { pauseAfter, requestTimes } from './requestTimes';
import {
  collectionTarget,
  orderPolled,
  orderReturned,
  orderSettled,
  pollEnded,
  pollRequested,
  selectPolledOrder,
} from './state';

function* pollOrder({ payload: { orderId, collectionId } }: ReturnType<typeof pollRequested>): SagaIterator {
  const clock = yield* getService('clock');
  const end = clock.now() + requestTimes.poll.longest;
  for (let turn = 0; ; turn += 1) {
    const result = yield* callApi(getOrder, { id: orderId }, { errors: 'quiet' });
    if (result.ok) {
      yield put(orderPolled(orderId, result.data));
      if (result.data.status !== 'pending') {
        yield put(orderSettled({ ...result.data, id: orderId }, collectionTarget(collectionId)));
        // Reload, so that the success screen can link to the content.
        if (result.data.status === 'paid') yield put(collectionDetail.request({ id: collectionId }));
        return;
      }
    } else if (isDropped(result.error)) return;
    else if (result.error.status === 404) {
      yield put(pollEnded(orderId, 'missing'));
      return;
    } else if ((yield* select(selectPolledOrder))?.order == null) {
      yield put(pollEnded(orderId, 'unread'));
      return;
    }
    const left = end - clock.now();
    if (left <= 0) {
      yield put(pollEnded(orderId, 'late'));
      return;
    }
    yield delay(pauseAfter(requestTimes.poll, turn, left));
  }
}

/** Polls the order once per visit, and again when what prevented a result may be over. */
function* pollReturned({ payload: { collectionId, orderId } }: ReturnType<typeof orderReturned>): SagaIterator {
  if (!orderId || !(yield* select(selectLoggedIn))) return;
  const polled = yield* select(selectPolledOrder);
  const isKnown = polled?.order != null && polled.order.status !== 'pending';
  if (polled && (isKnown || polled.status === 'polling' || polled.status === 'missing')) return;
  yield put(pollRequested(orderId, collectionId));
}

export function* pollOrderSaga(): SagaIterator {
  yield takeLatestSafely(pollRequested, pollOrder, 'orders/poll');
  yield takeEverySafely(orderReturned, pollReturned, 'orders/pollReturned');
}

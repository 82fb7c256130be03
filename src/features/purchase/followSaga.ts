/** Requests an order until its outcome is known, with growing pauses, for up to two minutes of the app's clock. */
import type { SagaIterator } from 'redux-saga';
import { delay, put } from 'redux-saga/effects';
import { collectionTarget, orderSettled } from '@/domain/order/state';
import { collectionDetail } from '@/domain/sale/state';
import { service } from '@/platform/services/services';
import { selectLoggedIn } from '@/platform/session/state';
import { callApi, isDropped } from '@/shared/duck/callApi';
import { selectT } from '@/shared/duck/effects';
import { every, latest } from '@/shared/duck/safely';
import { getOrder } from './api';
import { followEnded, orderFollowed, orderHeard, purchaseOpened, selectFollowed } from './state';

/** Milliseconds: how long an order is followed, and the pauses between two requests; the last one repeats. */
const longest = 120_000;
const pauses = [1000, 1500, 2500, 4000, 6000, 10_000];

function* follow({ payload: { orderId, collectionId } }: ReturnType<typeof orderFollowed>): SagaIterator {
  const clock = yield* service('clock');
  const end = clock.now() + longest;
  for (let turn = 0; ; turn += 1) {
    const result = yield* callApi(getOrder, { id: orderId }, { errors: 'quiet' });
    if (result.ok) {
      yield put(orderHeard(orderId, result.data));
      if (result.data.status !== 'pending') {
        yield put(orderSettled({ ...result.data, id: orderId }, collectionTarget(collectionId)));
        // Reload, so that the success screen can link to the content.
        if (result.data.status === 'paid') yield put(collectionDetail.request({ id: collectionId }));
        return;
      }
    } else if (isDropped(result.error)) return;
    else if (result.error.status === 404) {
      yield put(followEnded(orderId, 'missing'));
      return;
    } else if ((yield* selectT(selectFollowed))?.order == null) {
      yield put(followEnded(orderId, 'unread'));
      return;
    }
    const left = end - clock.now();
    if (left <= 0) {
      yield put(followEnded(orderId, 'late'));
      return;
    }
    yield delay(Math.min(left, pauses[turn] ?? 10_000));
  }
}

/** Follows the order once per visit, and again when what prevented a result may be over. */
function* opened({ payload: { collectionId, orderId } }: ReturnType<typeof purchaseOpened>): SagaIterator {
  if (!orderId || !(yield* selectT(selectLoggedIn))) return;
  const followed = yield* selectT(selectFollowed);
  const isKnown = followed?.order != null && followed.order.status !== 'pending';
  if (followed && (isKnown || followed.status === 'asking' || followed.status === 'missing')) return;
  yield put(orderFollowed(orderId, collectionId));
}

export function* followSaga(): SagaIterator {
  yield latest(orderFollowed, follow, 'purchase/follow');
  yield every(purchaseOpened, opened, 'purchase/followOpened');
}

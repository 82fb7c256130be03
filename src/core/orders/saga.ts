/** One order for each yes: ten presses send it once, a try whose answer was lost is repeated under its own key. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { localePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';
import { pathOf } from '@/core/services/navigation';
import { service } from '@/core/services/services';
import { selectLoggedIn } from '@/core/session/selectors';
import type { PayloadAction } from '@/shared/duck/action';
import { callApi, isDropped } from '@/shared/duck/callApi';
import { selectT } from '@/shared/duck/effects';
import { keyOf } from '@/shared/duck/fetch';
import { every } from '@/shared/duck/safely';
import { createUuid } from '@/shared/lib/ids';
import { postOrder } from './api';
import { isConflict, isUncertain } from './refusal';
import {
  type Attempt,
  type OrderRequest,
  orderDone,
  orderDropped,
  orderFailed,
  orderPlaced,
  orderSent,
  orderWanted,
  selectAttempt,
} from './state';

/** The key of the order that this would repeat, else a new one. */
function keyFor(request: OrderRequest, before: Attempt | null): string {
  const repeats = before?.status === 'failed' && isUncertain(before.error) && keyOf(before.request) === keyOf(request);
  return repeats ? before.key : createUuid();
}

function* logInFirst(target: string): SagaIterator {
  const navigation = yield* service('navigation');
  const login = localePath(yield* selectT(selectLocale), '/login');
  yield put(orderWanted(target));
  navigation.push(`${login}?next=${encodeURIComponent(pathOf(navigation.current()))}`);
}

function* place({ payload: request }: PayloadAction<OrderRequest>): SagaIterator {
  const { target } = request;
  const before = yield* selectT(selectAttempt, target);
  if (before?.status === 'sending') return;
  if (!(yield* selectT(selectLoggedIn))) {
    yield* logInFirst(target);
    return;
  }
  const key = keyFor(request, before);
  const navigation = yield* service('navigation');
  const returnUrl = navigation.origin + pathOf(navigation.current());
  yield put(orderSent(key, request));
  const result = yield* callApi(postOrder, { ...request, key, returnUrl }, { errors: 'alert', own: isConflict });
  if (result.ok) yield put(orderDone(key, target, result.data));
  else if (isDropped(result.error)) yield put(orderDropped(key, target));
  else yield put(orderFailed(key, target, result.error));
}

export function* ordersSaga(): SagaIterator {
  yield every(orderPlaced, place);
}

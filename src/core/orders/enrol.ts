/** Enrolling without paying: gone on with after a login, and what was ordered, read anew, says what became of it. */
import type { UnknownAction } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { put, race, take } from 'redux-saga/effects';
import { selectRegion } from '@/core/locale/reducer';
import { type AlertType, alertShown } from '@/core/messages/actions';
import { service } from '@/core/services/services';
import { selectLoggedIn } from '@/core/session/selectors';
import type { PayloadAction } from '@/shared/duck/action';
import { callT, selectT } from '@/shared/duck/effects';
import type { FetchActions } from '@/shared/duck/fetch';
import { every } from '@/shared/duck/safely';
import type { AppError } from '@/shared/http/AppError';
import type { Region } from '@/shared/i18n/locales';
import { isConflict } from './refusal';
import {
  enrolAsked,
  type OrderRequest,
  orderDone,
  orderFailed,
  orderPlaced,
  selectWanted,
  wishForgotten,
} from './state';

/** What a page says of the thing that can be enrolled in. The page brings the texts `checkout`. */
export interface Enrolling<P, T> {
  detail: FetchActions<P, T>;
  /** What is open now. */
  select: (root: never) => T | null;
  targetOf: (item: T) => string;
  isOwned: (item: T) => boolean;
  /** Enrolled, and it has not begun. */
  isBooked: (item: T) => boolean;
  /** The order that costs nothing; null where it costs something by now. */
  orderOf: (item: T) => SagaIterator<OrderRequest | null>;
  /** Reads it anew, and what its price stands on; the detail's own request is the first. */
  readAgain: (item: T, region: Region) => readonly [request: UnknownAction, ...more: UnknownAction[]];
}

function* tell(key: 'enrolled' | 'booked' | 'already' | 'underway', type: AlertType): SagaIterator {
  const { i18n } = yield* service('translations');
  yield put(alertShown(i18n.t(`enrol.${key}`, { ns: 'checkout' }), type));
}

/** The saga of one kind of thing; `name` tells the reports of its failures apart. */
export function enrolSagaOf<P, T>(name: string, enrolling: Enrolling<P, T>) {
  const { detail, targetOf, isOwned, isBooked, orderOf } = enrolling;
  const select = enrolling.select as (root: unknown) => T | null;

  /** Nothing happens where it costs something by now: the page shows the price. */
  function* enrol(item: T): SagaIterator {
    const order = yield* callT(orderOf, item);
    if (order) yield put(orderPlaced(order as OrderRequest));
  }

  function* openItem(target: string): SagaIterator<T | null> {
    const item = yield* selectT(select);
    return item && targetOf(item) === target ? item : null;
  }

  function* asked({ payload: target }: PayloadAction<string>): SagaIterator {
    const item = yield* openItem(target);
    if (item) yield* enrol(item);
  }

  /** It was read under the new session: what the guest wanted happens now, or has happened long ago. */
  function* goOn({ payload: { data: item } }: PayloadAction<{ params: P; data: T }>): SagaIterator {
    const wanted = yield* selectT(selectWanted);
    if (wanted !== targetOf(item) || !(yield* selectT(selectLoggedIn))) return;
    yield put(wishForgotten());
    if (isOwned(item) || isBooked(item)) yield* tell('already', 'info');
    else yield* enrol(item);
  }

  /** Who comes back without having logged in has thought better of it. */
  function* forgetWish(): SagaIterator {
    if ((yield* selectT(selectWanted)) !== null && !(yield* selectT(selectLoggedIn))) yield put(wishForgotten());
  }

  function* readAgain(item: T): SagaIterator<T | null> {
    const [request, ...more] = enrolling.readAgain(item, yield* selectT(selectRegion));
    for (const action of more) yield put(action);
    yield put(request);
    const ends = [detail.success.type, detail.failure.type, detail.dropped.type];
    const { loaded } = yield race({ loaded: take(ends), gone: take(detail.clear.type) });
    if (!loaded || !detail.success.match(loaded)) return null;
    return targetOf(loaded.payload.data) === targetOf(item) ? loaded.payload.data : null;
  }

  function* settled({ payload: { target, order } }: ReturnType<typeof orderDone>): SagaIterator {
    const item = yield* openItem(target);
    if (!item || order.status === 'failed' || order.status === 'cancelled') return;
    const now = yield* readAgain(item);
    if (now && isOwned(now)) yield* tell('enrolled', 'success');
    else yield* tell(now && isBooked(now) ? 'booked' : 'underway', 'success');
  }

  /** A conflict says that the page is behind the times. */
  function* refused({ payload: { target, error } }: PayloadAction<{ target: string; error: AppError }>): SagaIterator {
    const item = yield* openItem(target);
    if (item && isConflict(error)) yield* readAgain(item);
  }

  return function* enrolSaga(): SagaIterator {
    yield every(enrolAsked, asked, `${name}/asked`);
    yield every(detail.success, goOn, `${name}/goOn`);
    yield every([detail.request, detail.ensure], forgetWish, `${name}/forgetWish`);
    yield every(orderDone, settled, `${name}/settled`);
    yield every(orderFailed, refused, `${name}/refused`);
  };
}

/** Enrols without payment: a guest logs in first. Afterwards the page's item is loaded again. */
import type { UnknownAction } from 'redux';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, take } from 'redux-saga/effects';
import { selectRegion } from '@/platform/locale/state';
import { type AlertType, alertShown } from '@/platform/messages/state';
import { logInFirst } from '@/platform/navigation/logInFirst';
import { getService } from '@/platform/services/services';
import { endWithSession } from '@/platform/session/endWithSession';
import { selectIsParent, selectLoggedIn } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import type { FetchActions } from '@/shared/duck/fetch';
import { requestAndWait } from '@/shared/duck/requestAndWait';
import { takeEverySafely } from '@/shared/duck/safely';
import type { Ownership } from '@/shared/entities/ownership';
import type { AppError } from '@/shared/http/AppError';
import type { Region } from '@/shared/i18n/locales';
import { isConflict } from './refusal';
import { enrolRequested, type OrderRequest, orderDone, orderFailed, orderPlaced } from './state';

/** How a page describes its item. The page provides the texts `checkout`. */
export interface Enrolling<P, T> {
  detail: FetchActions<P, T>;
  /** Selects the open item. */
  select: (root: never) => T | null;
  targetOf: (item: T) => string;
  ownershipOf: (item: T) => Ownership;
  /** Creates an order that costs nothing; null when the item costs something by now. */
  orderOf: (item: T) => SagaIterator<OrderRequest | null>;
  /** Parameters with which the item is loaded. */
  paramsOf: (item: T, region: Region) => P;
  /** Requests what else the page shows of the item. */
  requestsBesideOf?: (item: T) => readonly UnknownAction[];
}

function* tell(key: 'enrolled' | 'booked' | 'already' | 'underway', type: AlertType): SagaIterator {
  const { i18n } = yield* getService('translations');
  const isParent = yield* select(selectIsParent);
  const text = isParent && key !== 'already' ? (`enrol.${key}Parent` as const) : (`enrol.${key}` as const);
  yield put(alertShown(i18n.t(text, { ns: 'checkout' }), type));
}

/** Returns the saga for one kind of item; `name` identifies it in error reports. */
export function enrolSagaOf<P, T>(name: string, enrolling: Enrolling<P, T>) {
  const { detail, targetOf, ownershipOf, orderOf } = enrolling;
  const selectItem = enrolling.select as (root: unknown) => T | null;

  /** Places the order; a guest logs in first. When the item costs something by now, the page shows the price. */
  function* enrol(item: T): SagaIterator {
    const order = yield* orderOf(item);
    if (!order) return;
    if (yield* select(selectLoggedIn)) yield put(orderPlaced(order));
    else if (yield* comesBackLoggedIn()) yield* endWithSession(() => resume(targetOf(item)));
  }

  /** A guest who comes back without logging in has changed their mind. */
  function* comesBackLoggedIn(): SagaIterator<boolean> {
    const { isLoggedIn } = yield race({
      isLoggedIn: call(logInFirst),
      guest: take([detail.request.type, detail.ensure.type]),
    });
    return isLoggedIn === true;
  }

  /** Orders what the guest wanted once it has loaded under the new session, unless the user owns it already. */
  function* resume(target: string): SagaIterator {
    for (;;) {
      const { payload }: ReturnType<typeof detail.success> = yield take(detail.success.type);
      if (targetOf(payload.data) !== target) continue;
      if (ownershipOf(payload.data)) yield* tell('already', 'info');
      else yield* enrol(payload.data);
      return;
    }
  }

  function* openItem(target: string): SagaIterator<T | null> {
    const item = yield* select(selectItem);
    return item && targetOf(item) === target ? item : null;
  }

  function* startEnrolment({ payload: target }: PayloadAction<string>): SagaIterator {
    const item = yield* openItem(target);
    if (item) yield* enrol(item);
  }

  function* reload(item: T): SagaIterator<T | null> {
    for (const action of enrolling.requestsBesideOf?.(item) ?? []) yield put(action);
    return yield* requestAndWait(detail, enrolling.paramsOf(item, yield* select(selectRegion)));
  }

  function* finishEnrolment({ payload: { target, order } }: ReturnType<typeof orderDone>): SagaIterator {
    const item = yield* openItem(target);
    if (!item || order.status === 'failed' || order.status === 'cancelled') return;
    const now = yield* reload(item);
    const words = { owned: 'enrolled', booked: 'booked' } as const;
    const ownership = now && ownershipOf(now);
    yield* tell(ownership ? words[ownership] : 'underway', 'success');
  }

  /** A conflict means that the page shows outdated data. */
  function* reloadRefused({
    payload: { target, error },
  }: PayloadAction<{ target: string; error: AppError }>): SagaIterator {
    const item = yield* openItem(target);
    if (item && isConflict(error)) yield* reload(item);
  }

  return function* enrolSaga(): SagaIterator {
    yield takeEverySafely(enrolRequested, startEnrolment, `${name}/start`);
    yield takeEverySafely(orderDone, finishEnrolment, `${name}/finish`);
    yield takeEverySafely(orderFailed, reloadRefused, `${name}/refused`);
  };
}

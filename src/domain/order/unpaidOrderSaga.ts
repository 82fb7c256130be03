/** Checks unpaid orders before they are paid or abandoned, and drops what another tab has settled. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { callApi } from '@/shared/duck/callApi';
import { select } from '@/shared/duck/effects';
import { getOrderByKey } from './api';
import { recordResponse } from './settleOrder';
import { orderDropped, selectAttempts } from './state';
import { pendingOrders, userId } from './visitorOrders';

/**
 * Asks the server whether the target's unpaid order still waits for its payment, before it is paid or abandoned; records
 * the outcome where it has one. Shows an alert when that is unknown.
 */
export function* checkUnpaid(target: string): SagaIterator<'unpaid' | 'over' | 'unknown'> {
  const id = yield* userId();
  // Orders of a user who is not known yet are not stored.
  if (!id) return 'unpaid';
  const pending = (yield* pendingOrders()).find(({ request }) => request.target === target);
  if (!pending) {
    yield* dropUnstored();
    return 'over';
  }
  const result = yield* callApi(getOrderByKey, { key: pending.key }, { errors: 'alert' });
  if (!result.ok) return 'unknown';
  if (result.data === null || result.data.status === 'pending') return 'unpaid';
  yield* recordResponse(id, pending, result.data);
  return 'over';
}

/** Drops the unpaid orders of this tab that another tab has settled or abandoned: storage no longer has them. */
export function* dropUnstored(): SagaIterator {
  if (!(yield* userId())) return;
  const stored = new Set((yield* pendingOrders()).map(({ orderId }) => orderId));
  for (const attempt of Object.values(yield* select(selectAttempts)))
    if (attempt.status === 'done' && attempt.order.status === 'pending' && !stored.has(attempt.order.id))
      yield put(orderDropped(attempt.key, attempt.request.target));
}

import type { SagaIterator } from 'redux-saga';
import { callApi } from '@/shared/duck/callApi';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { getCollection } from './api';

/** Requests a collection without changing the one on screen; returns null when the call fails. */
export function* readCollection(id: number): SagaIterator<CheckoutCollection | null> {
  const result = yield* callApi(getCollection, { id }, { errors: 'quiet' });
  return result.ok ? result.data : null;
}

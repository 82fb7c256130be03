import type { SagaIterator } from 'redux-saga';
import { callApi } from '@/shared/duck/callApi';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { getCollection } from './api';

/** A collection as the server has it now, apart from what is on screen; null when it cannot be read. */
export function* readCollection(id: number): SagaIterator<CheckoutCollection | null> {
  const result = yield* callApi(getCollection, { id }, { errors: 'quiet' });
  return result.ok ? result.data : null;
}

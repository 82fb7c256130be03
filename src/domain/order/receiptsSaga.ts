/** Reads the receipts of the logged-in user from storage, and again when something was bought. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { service } from '@/platform/services/services';
import { ownedChanged, selectLoggedIn, sessionStarted, userLoaded } from '@/platform/session/state';
import { createDuck } from '@/shared/duck/duck';
import { selectT } from '@/shared/duck/effects';
import { every } from '@/shared/duck/safely';
import { readReceipts } from './receipts';
import { receiptsLoaded, receiptsOpened, receiptsReducer } from './receiptsState';
import { userId } from './visitorOrders';

function* loadReceipts(): SagaIterator {
  const id = yield* userId();
  if (!id || !(yield* selectT(selectLoggedIn))) return;
  yield put(receiptsLoaded(readReceipts(yield* service('storage'), id)));
}

function* receiptsSaga(): SagaIterator {
  yield every<unknown>([receiptsOpened, sessionStarted, userLoaded, ownedChanged], loadReceipts, 'receipts/load');
}

export const receiptsDuck = createDuck('receipts', { reducer: receiptsReducer, saga: receiptsSaga });

/** Reads the receipts of the logged-in user from storage, again when something was bought, and removes them. */
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { alertShown } from '@/platform/messages/state';
import { getService } from '@/platform/services/services';
import { ownedChanged, selectLoggedIn, sessionStarted, userLoaded } from '@/platform/session/state';
import type { PayloadAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { type Receipt, readReceipts, removeReceipt, saveReceipt } from './receipts';
import { receiptsLoaded, receiptsOpened, receiptsReducer, receiptsRemoved, receiptsRestored } from './receiptsState';
import { userId } from './visitorOrders';

function* loadReceipts(): SagaIterator {
  const id = yield* userId();
  if (!id || !(yield* select(selectLoggedIn))) return;
  yield put(receiptsLoaded(readReceipts(yield* getService('storage'), id)));
}

function* removeReceipts({ payload: receipts }: PayloadAction<readonly Receipt[]>): SagaIterator {
  const id = yield* userId();
  if (!id) return;
  const storage = yield* getService('storage');
  for (const receipt of receipts) removeReceipt(storage, id, receipt);
  yield* loadReceipts();
  const { i18n } = yield* getService('translations');
  const undo = { label: i18n.t('receipts.undo', { ns: 'purchase' }), action: receiptsRestored(id, receipts) };
  yield put(alertShown(i18n.t('receipts.removed', { ns: 'purchase' }), 'success', { undo }));
}

function* restoreReceipts({ payload }: ReturnType<typeof receiptsRestored>): SagaIterator {
  if ((yield* userId()) !== payload.userId) return;
  const storage = yield* getService('storage');
  for (const receipt of payload.receipts) saveReceipt(storage, payload.userId, receipt);
  yield* loadReceipts();
}

function* receiptsSaga(): SagaIterator {
  yield takeEverySafely<unknown>(
    [receiptsOpened, sessionStarted, userLoaded, ownedChanged],
    loadReceipts,
    'receipts/load',
  );
  yield takeEverySafely(receiptsRemoved, removeReceipts, 'receipts/remove');
  yield takeEverySafely(receiptsRestored, restoreReceipts, 'receipts/restore');
}

export const receiptsDuck = createDuck('receipts', { reducer: receiptsReducer, saga: receiptsSaga });

import type { SagaIterator } from 'redux-saga';
import { receiptsDuck } from '@/domain/order/receiptsSaga';
import { ordersDuck } from '@/domain/order/saga';
import { checkoutDuck } from '@/domain/sale/saga';
import { createDuck } from '@/shared/duck/duck';
import { choiceSaga } from './choiceSaga';
import { paySaga } from './paySaga';
import { releaseSaga } from './releaseSaga';
import { purchaseReducer } from './state';

function* purchaseSaga(): SagaIterator {
  yield* choiceSaga();
  yield* releaseSaga();
  yield* paySaga();
}

export const purchaseDuck = createDuck('purchase', {
  reducer: purchaseReducer,
  saga: purchaseSaga,
  needs: [checkoutDuck, ordersDuck, receiptsDuck],
});

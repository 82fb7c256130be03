import type { SagaIterator } from 'redux-saga';
import { createDuck } from '@/shared/duck/duck';
import { choiceSaga } from './choiceSaga';
import { followSaga } from './followSaga';
import { paySaga } from './paySaga';
import { releaseSaga } from './releaseSaga';
import { purchaseReducer } from './state';

function* purchaseSaga(): SagaIterator {
  yield* choiceSaga();
  yield* followSaga();
  yield* releaseSaga();
  yield* paySaga();
}

export const purchaseDuck = createDuck('purchase', purchaseReducer, purchaseSaga);

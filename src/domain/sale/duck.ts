import { createDuck } from '@/shared/duck/duck';
import { checkoutSaga } from './saga';
import { checkoutReducer } from './state';

export const checkoutDuck = createDuck('checkout', checkoutReducer, checkoutSaga);

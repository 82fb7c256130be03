import { createDuck } from '@/shared/duck/duck';
import { accountSaga } from './saga';
import { accountReducer } from './state';

export const accountDuck = createDuck('account', accountReducer, accountSaga);

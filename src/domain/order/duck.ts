import { createDuck } from '@/shared/duck/duck';
import { ordersSaga } from './saga';
import { ordersReducer } from './state';

export const ordersDuck = createDuck('orders', ordersReducer, ordersSaga);

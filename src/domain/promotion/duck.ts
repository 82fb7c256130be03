import { createDuck } from '@/shared/duck/duck';
import { promotionsSaga } from './saga';
import { promotionsReducer } from './state';

export const promotionsDuck = createDuck('promotions', promotionsReducer, promotionsSaga);

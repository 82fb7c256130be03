import { createDuck } from '@/shared/duck/duck';
import { upkeepSaga } from './saga';
import { upkeepReducer } from './state';

export const upkeepDuck = createDuck('upkeep', upkeepReducer, upkeepSaga);

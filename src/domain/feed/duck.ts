import { createDuck } from '@/shared/duck/duck';
import { feedSaga } from './saga';
import { feedReducer } from './state';

export const feedDuck = createDuck('feed', feedReducer, feedSaga);

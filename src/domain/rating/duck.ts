import { createDuck } from '@/shared/duck/duck';
import { ratingsSaga } from './saga';
import { ratingsReducer } from './state';

export const ratingsDuck = createDuck('ratings', ratingsReducer, ratingsSaga);

import { createDuck } from '@/shared/duck/duck';
import { homeSaga } from './saga';
import { homeReducer } from './state';

export const homeDuck = createDuck('home', homeReducer, homeSaga);

import { createDuck } from '@/shared/duck/duck';
import { savedReducer } from './saved';
import { savedSaga } from './savedSaga';

export const savedDuck = createDuck('saved', savedReducer, savedSaga);

import { createDuck } from '@/shared/duck/duck';
import { progressSaga } from './saga';
import { progressReducer } from './state';

export const progressDuck = createDuck('progress', progressReducer, progressSaga);

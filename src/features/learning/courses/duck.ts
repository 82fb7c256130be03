import { createDuck } from '@/shared/duck/duck';
import { learningSaga } from './saga';
import { learningReducer } from './state';

export const learningDuck = createDuck('learning', learningReducer, learningSaga);

import { createDuck } from '@/shared/duck/duck';
import { courseHomeSaga } from './saga';
import { courseHomeReducer } from './state';

export const courseHomeDuck = createDuck('courseHome', courseHomeReducer, courseHomeSaga);

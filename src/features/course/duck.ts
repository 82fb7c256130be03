import { createDuck } from '@/shared/duck/duck';
import { courseSaga } from './saga';
import { courseReducer } from './state';

export const courseDuck = createDuck('course', courseReducer, courseSaga);

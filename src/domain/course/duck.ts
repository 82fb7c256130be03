import { createDuck } from '@/shared/duck/duck';
import { coursesSaga } from './saga';
import { coursesReducer } from './state';

export const coursesDuck = createDuck('courses', coursesReducer, coursesSaga);

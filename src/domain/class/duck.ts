import { createDuck } from '@/shared/duck/duck';
import { classesSaga } from './saga';
import { classesReducer } from './state';

export const classesDuck = createDuck('classes', classesReducer, classesSaga);

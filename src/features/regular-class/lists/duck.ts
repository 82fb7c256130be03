import { createDuck } from '@/shared/duck/duck';
import { classListsSaga } from './saga';
import { classListsReducer } from './state';

export const classListsDuck = createDuck('classLists', classListsReducer, classListsSaga);
